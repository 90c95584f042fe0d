"""What the law decides in a game among players whose cards lie open but for one, the key card («carta chave»).

Positions count from the croupier's right, counter-clockwise: the next position is the next at the right.
"""

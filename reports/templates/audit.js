play(document.body);

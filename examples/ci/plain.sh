#!/bin/sh
# Conformance as one step of any build server: plain.sh ENGINE REGULATION [OUT]
# It needs `vistoria` on the PATH: sha256sum --check SHA256SUMS && python -m pip install ./vistoria-*.whl
# Ends with 0 if the product conforms, or if every failure is a known one; with the code of the run otherwise.
set -eu
engine=$1 regulation=$2 out=${3:-vistoria-out}
vistoria doctor --engine "$engine"
code=0
vistoria run --engine "$engine" --regulation "$regulation" --engine-clauses-only --seed 1 --out "$out" \
  --replace || code=$?
case "$code" in 4|5) exit "$code" ;; esac  # nothing new was written
exec vistoria ci "$out" --to "$out-ci" --accept 6

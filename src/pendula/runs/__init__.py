"""Runs: what a simulation leaves behind, as data only; saved and loaded without pickle."""

from pendula.runs.balance import EnergyBalance as EnergyBalance
from pendula.runs.balance import energy_balance as energy_balance
from pendula.runs.batch import RunBatch as RunBatch
from pendula.runs.batch_storage import load_batch as load_batch
from pendula.runs.occurrence import Occurrence as Occurrence
from pendula.runs.outcome import Outcome as Outcome
from pendula.runs.run import Energy as Energy
from pendula.runs.run import NoEnergy as NoEnergy
from pendula.runs.run import Run as Run
from pendula.runs.settings import RunSettings as RunSettings
from pendula.runs.storage import load as load

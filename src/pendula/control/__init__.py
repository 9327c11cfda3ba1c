"""Recipes for controllers: what suits a system, as laws with states that its description takes in."""

from pendula.control.efforts import efforts as efforts
from pendula.control.pid import PID as PID

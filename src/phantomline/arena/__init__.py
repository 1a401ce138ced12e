"""Many games at once: simulations, and what they add up to."""

from phantomline.arena.simulate import Simulation, simulate

__all__ = ["Simulation", "simulate"]

package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.geometry.FlatDie;

/**
 * How a die was found after a throw.
 *
 * @param flat how it lies; empty where it leans, hangs over the edge or is gone, which all is off the table
 */
public record LandedDie(String name, Optional<FlatDie> flat) {}

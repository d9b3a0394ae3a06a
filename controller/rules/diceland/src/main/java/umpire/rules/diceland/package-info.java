/**
 * Diceland: Ogre after the rule sheet of the stand-alone set, for two players. Dice lie anywhere: what may be done follows from where exactly.
 */
package umpire.rules.diceland;

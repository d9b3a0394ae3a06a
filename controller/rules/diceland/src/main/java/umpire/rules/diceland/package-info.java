/**
 * Diceland: Ogre after the rule sheet of the stand-alone set, for two players. Dice lie anywhere, and their exact places decide which
 * actions are legal.
 */
package umpire.rules.diceland;

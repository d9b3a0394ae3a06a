/** A first game of Diceland: Ogre for newcomers. */
package umpire.rules.diceland.lesson;

/** A first game of Ogre Chess for newcomers. */
package umpire.rules.ogrechess.lesson;

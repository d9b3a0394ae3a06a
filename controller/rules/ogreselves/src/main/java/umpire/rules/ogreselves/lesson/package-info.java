/** A first game of Ogres & Elves for newcomers. */
package umpire.rules.ogreselves.lesson;

/** A first game of Ground Force for newcomers. */
package umpire.rules.groundforce.lesson;

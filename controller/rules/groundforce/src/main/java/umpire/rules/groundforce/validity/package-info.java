/** Whether a position that somebody wrote or built could be on a table. */
package umpire.rules.groundforce.validity;

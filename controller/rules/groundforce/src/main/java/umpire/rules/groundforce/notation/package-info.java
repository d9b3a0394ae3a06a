/** How games are written down: actions and whole positions, both ways. */
package umpire.rules.groundforce.notation;

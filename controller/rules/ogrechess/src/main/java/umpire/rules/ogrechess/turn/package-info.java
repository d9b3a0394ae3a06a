/** What an action does, and what opens next within a turn. */
package umpire.rules.ogrechess.turn;

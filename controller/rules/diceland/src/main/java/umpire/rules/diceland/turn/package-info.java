/** Carries out what is allowed and leads from one phase to the next. */
package umpire.rules.diceland.turn;

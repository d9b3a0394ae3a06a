/** Decides what is allowed: each action is held against the rules in their order, and the first that it breaks speaks. */
package umpire.rules.diceland.refusal;

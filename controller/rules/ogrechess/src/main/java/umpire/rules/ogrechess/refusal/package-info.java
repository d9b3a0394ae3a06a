/** Why an action is refused: the rule it breaks, in words. */
package umpire.rules.ogrechess.refusal;

/** What may be done, and which rule forbids what may not. */
package umpire.rules.groundforce.refusal;

/** Says which rule an action breaks first, and lists the actions that break none. */
package umpire.rules.diemen.refusal;

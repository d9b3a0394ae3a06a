/** A position as a value: orders, pools, the attacks under way, what is awaited, and what can be done. */
package umpire.rules.diemen.position;

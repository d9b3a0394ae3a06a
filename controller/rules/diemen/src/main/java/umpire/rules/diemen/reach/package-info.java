/** How far troops get, what an attack is worth, and what a defence can cancel: geometry and sums, without who may do it when. */
package umpire.rules.diemen.reach;

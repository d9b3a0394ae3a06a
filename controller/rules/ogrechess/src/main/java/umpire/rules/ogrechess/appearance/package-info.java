/** How a position looks on the table, and what a changed table means. */
package umpire.rules.ogrechess.appearance;

/** Actions and positions as text, written and read. */
package umpire.rules.ogrechess.notation;

/** Where units can go, and what stands in their way. */
package umpire.rules.ogrechess.movement;

/** Which units could overrun a Mobile CP. */
package umpire.rules.ogrechess.check;

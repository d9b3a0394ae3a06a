/** A settled look and the legal actions become a reading: unchanged, played, open or impossible. */
package umpire.referee.reading;

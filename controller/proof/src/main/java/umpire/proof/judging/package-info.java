/** Questions and answers of the {@code judge} command: JSON in, rulings out, no state between lines. */
package umpire.proof.judging;

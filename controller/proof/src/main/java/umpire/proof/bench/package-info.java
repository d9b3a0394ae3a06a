/**
 * How fast the rules of a game are, and the eye at its frames, told beside a yardstick that ran in the same minute on the same processor.
 * Time is counted by the processor, so that a busy machine costs patience, not figures; still only the ratios may be compared
 * from one machine to another. JMH does the timing. Nothing here asserts anything.
 */
package umpire.proof.bench;

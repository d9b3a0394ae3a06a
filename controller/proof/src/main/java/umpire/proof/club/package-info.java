/**
 * A club of simulated tables on one broker, to measure what many tables need. The tables play whole games and publish them as a real
 * table does; readers compare what they hear with what was played.
 */
package umpire.proof.club;

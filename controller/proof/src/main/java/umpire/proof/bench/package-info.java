/**
 * Benchmarks of games' rules and of frame processing, next to a yardstick that runs at the same time on the same processor. They measure
 * CPU time, so a busy machine slows them down but does not change the results. Only the ratios are comparable between machines. JMH does
 * the measuring. Nothing here asserts anything.
 */
package umpire.proof.bench;

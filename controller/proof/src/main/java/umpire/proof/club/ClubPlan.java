package umpire.proof.club;

/**
 * The size of a simulated club.
 *
 * @param tables the number of tables
 * @param seed of the random players and dice; the games depend on nothing else
 * @param pauseMs between two actions of a table
 * @param durationMs how long the tables play
 */
public record ClubPlan(int tables, long seed, long pauseMs, long durationMs) {}

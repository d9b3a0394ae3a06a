/**
 * Statistics of all recorded games: how often each face of each die came up, and ratings of the players. Everything is computed from the
 * journal, so a restored journal gives the same figures.
 */
package umpire.table.statistics;

/** What people are told: labels, what is awaited, facts and scores. */
package umpire.rules.diemen.words;

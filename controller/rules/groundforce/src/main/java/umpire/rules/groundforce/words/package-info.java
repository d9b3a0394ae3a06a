/** What people are told: labels, what is awaited, and what is counted. */
package umpire.rules.groundforce.words;

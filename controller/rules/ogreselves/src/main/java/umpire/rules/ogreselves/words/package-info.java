/** What people are told: labels, what is awaited, and what the points are for. */
package umpire.rules.ogreselves.words;

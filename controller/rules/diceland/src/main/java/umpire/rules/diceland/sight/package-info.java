/** What a die sees, whom its shot may hit, and where it would roll: the questions that rules put to the geometry. */
package umpire.rules.diceland.sight;

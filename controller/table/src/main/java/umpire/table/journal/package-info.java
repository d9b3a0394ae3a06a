/**
 * The journal: every accepted action on disk before anyone hears of it.
 *
 * <p>One SQLite file holds the evenings of a table, one row an entry. The position is the fold of the rows; nothing else is
 * stored. This room knows nothing of rules: whether entries fold is for the caller to find out, who then has the file set
 * aside. A file that cannot be read is never deleted, only renamed.
 */
package umpire.table.journal;

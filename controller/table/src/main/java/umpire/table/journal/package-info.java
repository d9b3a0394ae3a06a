/**
 * The journal: every accepted action is on disk before it is announced.
 *
 * <p>One SQLite file holds a table's games, one entry in each row. The position is the fold of the rows; nothing else is stored. This
 * package knows no rules. Its caller finds out whether entries fold, and otherwise has the file set aside. An unreadable file is renamed,
 * never deleted.
 */
package umpire.table.journal;

/** What newcomers are shown of the games: what each is about, and how it looks on the table. */
package umpire.table.guide;

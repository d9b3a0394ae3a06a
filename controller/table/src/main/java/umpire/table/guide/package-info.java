/** The guides for newcomers: the idea of each game, and its picture on the table. */
package umpire.table.guide;

/** What players keep beside the board: a summary of the rules, and sheets to cross boxes on. */
package umpire.drawing.aid;

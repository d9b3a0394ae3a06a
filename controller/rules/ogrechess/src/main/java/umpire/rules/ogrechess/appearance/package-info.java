/** The drawings of board, pieces and marks. */
package umpire.rules.ogrechess.appearance;

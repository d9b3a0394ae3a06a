/** A guided first game for newcomers: its progress, the input it waits for, and its next step. */
package umpire.referee.session.lesson;

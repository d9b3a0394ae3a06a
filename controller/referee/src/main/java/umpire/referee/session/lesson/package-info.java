/** A first game that newcomers are led through: where it stands, what it waits for, and what comes next. */
package umpire.referee.session.lesson;

/** A first game that teaches: what is told and what is to be done, step by step. */
package umpire.rules.kernel.lesson;

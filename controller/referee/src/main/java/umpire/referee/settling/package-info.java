/** Many looks become one settled look. Time is an argument. */
package umpire.referee.settling;

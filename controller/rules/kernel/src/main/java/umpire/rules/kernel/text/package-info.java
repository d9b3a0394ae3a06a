/** How notation is read where it is made of lists and parts: what every game writes in the same way. It knows no game. */
package umpire.rules.kernel.text;

/** Teaches a table the faces of dice: from pictures, and at the running table. Whoever keeps what was taught is elsewhere. */
package umpire.vision.teach;

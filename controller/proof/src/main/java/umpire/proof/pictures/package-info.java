/** Pictures on which somebody has marked what they show, and how well the eye reads them by these thresholds or those. */
package umpire.proof.pictures;

package umpire.vision.detect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A number that decides what counts as seen: a component of a record of thresholds, with what it costs to move it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Threshold {
    /** What {@link #measuredOn} says of most: they were chosen by eye, and only held together by the tests. */
    String NOT_MEASURED = "nothing: not measured";

    /** The number that is used where nobody moves it. */
    double value();

    /** What it is counted in. */
    String unit();

    /** What goes wrong where it is too low. */
    String tooLow();

    /** What goes wrong where it is too high. */
    String tooHigh();

    /** The data by which it was chosen, where that is known. */
    String measuredOn() default NOT_MEASURED;
}

package umpire.vision.detect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes a threshold of recognition: a component of a record of thresholds, with the effects of changing it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Threshold {
    /** The value of {@link #measuredOn} for most thresholds: they were chosen by eye, and only tests check them. */
    String NOT_MEASURED = "no data, chosen by eye";

    /** Returns the default. */
    double value();

    /** Returns the unit. */
    String unit();

    /** Returns the effect of a value that is too low. */
    String tooLow();

    /** Returns the effect of a value that is too high. */
    String tooHigh();

    /** Returns the data by which the default was chosen, if known. */
    String measuredOn() default NOT_MEASURED;
}

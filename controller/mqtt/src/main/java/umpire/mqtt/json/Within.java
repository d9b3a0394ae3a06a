package umpire.mqtt.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Bounds a number of a record that is read from other programs; both bounds are allowed values. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Within {
    /** Returns the least allowed value. */
    double least();

    /** Returns the greatest allowed value. */
    double most();
}

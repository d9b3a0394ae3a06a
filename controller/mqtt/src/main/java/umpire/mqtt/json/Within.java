package umpire.mqtt.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Bounds a number of a record that is read from what others sent; both bounds are allowed. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Within {
    /** Returns the least allowed. */
    double least();

    /** Returns the most allowed. */
    double most();
}

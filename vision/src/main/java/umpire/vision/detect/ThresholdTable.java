package umpire.vision.detect;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.rules.kernel.Parsed;

/**
 * Reads and changes thresholds by name. They are components of records, marked with {@link Threshold}. In nested records the name is the
 * path to the component: {@code dice.pips.minContrastLevels}.
 */
public final class ThresholdTable {
    private ThresholdTable() {}

    /**
     * One threshold.
     *
     * @param name the path to it
     * @param value its current value
     * @param says its description
     */
    public record NamedThreshold(String name, double value, Threshold says) {}

    /** Returns a record with the default of each threshold. */
    public static <R extends Record> R standard(Class<R> type) {
        return made(
                type,
                Arrays.stream(type.getRecordComponents())
                        .map(component -> component.isAnnotationPresent(Threshold.class)
                                ? component.getAnnotation(Threshold.class).value()
                                : standard(component.getType().asSubclass(Record.class)))
                        .toArray());
    }

    /** Returns all thresholds of a record, in their order. */
    public static List<NamedThreshold> all(Record thresholds) {
        List<NamedThreshold> all = new ArrayList<>();
        for (RecordComponent component : thresholds.getClass().getRecordComponents()) {
            Object value = value(thresholds, component);
            if (value instanceof Record part) {
                all(part)
                        .forEach(one -> all.add(
                                new NamedThreshold(component.getName() + "." + one.name(), one.value(), one.says())));
            } else {
                all.add(new NamedThreshold(
                        component.getName(), (double) value, component.getAnnotation(Threshold.class)));
            }
        }
        return all;
    }

    /** Returns the thresholds with one value changed, or an error if the name is unknown. */
    public static <R extends Record> Parsed<R> moved(R thresholds, String name, double value) {
        return all(thresholds).stream().anyMatch(one -> one.name().equals(name))
                ? Parsed.good(with(thresholds, name, value))
                : Parsed.bad("there is no threshold " + name + "; 'umpire thresholds' lists them");
    }

    @SuppressWarnings("unchecked")
    private static <R extends Record> R with(R thresholds, String name, double value) {
        int dot = name.indexOf('.');
        String first = dot < 0 ? name : name.substring(0, dot);
        Object[] values = Arrays.stream(thresholds.getClass().getRecordComponents())
                .map(component -> {
                    Object old = value(thresholds, component);
                    if (!component.getName().equals(first)) {
                        return old;
                    }
                    return old instanceof Record part ? with(part, name.substring(dot + 1), value) : value;
                })
                .toArray();
        return (R) made(thresholds.getClass(), values);
    }

    private static Object value(Record thresholds, RecordComponent component) {
        try {
            return component.getAccessor().invoke(thresholds);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(component + " of thresholds cannot be read", e);
        }
    }

    private static <R extends Record> R made(Class<R> type, Object... values) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<R> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " is not a record of thresholds", e);
        }
    }
}

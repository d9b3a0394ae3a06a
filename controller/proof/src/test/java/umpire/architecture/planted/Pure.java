package umpire.architecture.planted;

import java.util.ArrayList;
import java.util.List;

/** Uses only pure types. */
public record Pure(List<String> names, int[] counts) {
    public enum Kind {
        ONE,
        OTHER
    }

    public List<String> sorted() {
        List<String> sorted = new ArrayList<>(names);
        sorted.replaceAll(name -> name + "!");
        System.arraycopy(counts, 0, counts.clone(), 0, counts.length);
        return sorted.stream().filter(name -> name.length() > 2).toList();
    }

    public String of(Kind kind) {
        return switch (kind) {
            case ONE -> "one " + Math.hypot(3, 4);
            case OTHER -> String.format("%d", counts.length);
        };
    }
}

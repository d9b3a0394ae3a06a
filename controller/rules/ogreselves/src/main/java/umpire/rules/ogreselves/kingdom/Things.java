package umpire.rules.ogreselves.kingdom;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.kernel.Listed;

/**
 * Things that lie together: in a bag, on a Mine, in a chest. Things of one kind are interchangeable.
 *
 * @param list sorted by kind
 */
public record Things(List<Thing> list) {
    public static final Things NONE = new Things(List.of());

    public Things {
        List<Thing> sorted = new ArrayList<>(list);
        Collections.sort(sorted);
        list = List.copyOf(sorted);
    }

    public static Things of(Thing... things) {
        return new Things(List.of(things));
    }

    public int size() {
        return list.size();
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public boolean holds(Thing thing) {
        return list.contains(thing);
    }

    public int count(Thing thing) {
        return Collections.frequency(list, thing);
    }

    /** Returns the kinds of these things, each once. */
    public List<Thing> kinds() {
        return list.stream().distinct().toList();
    }

    /** Returns the Valuables among these things. */
    public Things gems() {
        return new Things(list.stream().filter(Thing::gem).toList());
    }

    public Things with(Thing thing) {
        List<Thing> more = new ArrayList<>(list);
        more.add(thing);
        return new Things(more);
    }

    public Things with(Things others) {
        List<Thing> more = new ArrayList<>(list);
        more.addAll(others.list);
        return new Things(more);
    }

    /** Returns these things with one fewer of a kind. */
    public Things without(Thing thing) {
        List<Thing> less = new ArrayList<>(list);
        less.remove(thing);
        return new Things(less);
    }

    /** Returns those of these things that are of the given kinds. */
    public Things among(Collection<Thing> kinds) {
        return new Things(list.stream().filter(kinds::contains).toList());
    }

    /** Returns those of these things that are of other kinds. */
    public Things except(Collection<Thing> kinds) {
        return new Things(list.stream().filter(thing -> !kinds.contains(thing)).toList());
    }

    /** Returns these things without as many of each kind as another collection holds. */
    public Things less(Things others) {
        List<Thing> left = new ArrayList<>(list);
        others.list.forEach(left::remove);
        return new Things(left);
    }

    /** Returns these things in words: {@code a gold bar and a ruby}. */
    public String inWords() {
        if (list.isEmpty()) {
            return "nothing";
        }
        return Listed.and(list.stream().map(Thing::a).toList());
    }

    /** Returns the letters of these things, or a dash if there are none. */
    @Override
    public String toString() {
        return list.isEmpty()
                ? "-"
                : list.stream().map(thing -> String.valueOf(thing.letter())).collect(Collectors.joining());
    }
}

package umpire.rules.ogreselves.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.Realm;

/** Phases as words: {@code moving 8,9 open}, {@code handling GR - G}, {@code bound 0}. */
final class QuestPhaseText {
    private static final String WORD = "_";

    private QuestPhaseText() {}

    static String write(QuestPhase phase) {
        return switch (phase) {
            case QuestPhase.Salting salting -> "salting";
            case QuestPhase.Placing placing -> "placing";
            case QuestPhase.Deploying deploying -> "deploying";
            case QuestPhase.Moving moving ->
                "moving " + listed(moving.inOrder()) + (moving.endRefused() ? " refused" : " open");
            case QuestPhase.Meeting meeting -> "meeting";
            case QuestPhase.Handling handling ->
                "handling " + handling.offer() + " "
                        + handling.handed().stream().map(Things::toString).collect(Collectors.joining(" "));
            case QuestPhase.Bound bound -> "bound " + bound.asked();
            case QuestPhase.Rolling rolling -> "rolling";
            case QuestPhase.Escaping escaping ->
                "escaping "
                        + listed(escaping.freed().stream().map(Elf::word).toList()) + " "
                        + listed(escaping.toMove());
            case QuestPhase.Agreeing agreeing ->
                "agreeing " + agreeing.agreed() + " " + joined(ElfActionText.write(agreeing.proposal())) + " "
                        + joined(write(agreeing.before()));
            case QuestPhase.Ended ended -> "ended " + ended.end().word();
        };
    }

    private static String joined(String text) {
        return text.replace(" ", WORD);
    }

    private static String listed(Collection<?> all) {
        return all.isEmpty() ? "-" : all.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    static Parsed<QuestPhase> parse(String text) {
        List<String> words = List.of(text.split(" "));
        Optional<QuestPhase> phase = switch (words.get(0)) {
            case "salting" -> alone(words, new QuestPhase.Salting());
            case "placing" -> alone(words, new QuestPhase.Placing());
            case "deploying" -> alone(words, new QuestPhase.Deploying());
            case "meeting" -> alone(words, new QuestPhase.Meeting());
            case "rolling" -> alone(words, new QuestPhase.Rolling());
            case "moving" -> moving(words);
            case "handling" -> handling(words);
            case "bound" -> words.size() == 2 ? count(words.get(1)).map(QuestPhase.Bound::new) : Optional.empty();
            case "escaping" -> escaping(words);
            case "agreeing" -> agreeing(words);
            case "ended" -> ended(words);
            default -> Optional.empty();
        };
        return phase.map(Parsed::good).orElseGet(() -> Parsed.bad(Quoted.of(text) + " is no phase of a game"));
    }

    private static Optional<QuestPhase> alone(List<String> words, QuestPhase phase) {
        return words.size() == 1 ? Optional.of(phase) : Optional.empty();
    }

    private static Optional<Integer> count(String word) {
        return word.matches("[0-9]") ? Optional.of(Integer.valueOf(word)) : Optional.empty();
    }

    private static Optional<QuestPhase> moving(List<String> words) {
        if (words.size() != 3 || !List.of("open", "refused").contains(words.get(2))) {
            return Optional.empty();
        }
        return each(words.get(1), word -> number(word, ElfSpace.MINES))
                .map(mines ->
                        new QuestPhase.Moving(Set.copyOf(mines), words.get(2).equals("refused")));
    }

    private static Optional<Integer> number(String word, int max) {
        return word.matches("[1-9][0-9]?") && Integer.parseInt(word) <= max
                ? Optional.of(Integer.valueOf(word))
                : Optional.empty();
    }

    private static <T> Optional<List<T>> each(String list, Function<String, Optional<T>> one) {
        List<T> all = new ArrayList<>();
        for (String word : list.equals("-") ? List.<String>of() : List.of(list.split(",", -1))) {
            Optional<T> read = one.apply(word);
            if (read.isEmpty() || all.contains(read.get())) {
                return Optional.empty();
            }
            all.add(read.get());
        }
        return Optional.of(all);
    }

    private static Optional<QuestPhase> handling(List<String> words) {
        List<Optional<Things>> heaps =
                words.stream().skip(1).map(QuestPhaseText::things).toList();
        if (heaps.size() < 2 || heaps.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        List<Things> read = heaps.stream().map(Optional::orElseThrow).toList();
        return Optional.of(new QuestPhase.Handling(read.get(0), read.subList(1, read.size())));
    }

    /** Reads letters in any order; a dash is nothing. */
    static Optional<Things> things(String text) {
        List<Optional<Thing>> read = text.equals("-")
                ? List.of()
                : text.chars().mapToObj(Thing::lettered).toList();
        return read.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : Optional.of(
                        new Things(read.stream().map(Optional::orElseThrow).toList()));
    }

    private static Optional<QuestPhase> escaping(List<String> words) {
        if (words.size() != 3) {
            return Optional.empty();
        }
        return each(words.get(1), Elf::named)
                .filter(freed -> !freed.isEmpty())
                .flatMap(freed -> each(words.get(2), word -> number(word, Realm.OGRES))
                        .map(ogres -> new QuestPhase.Escaping(freed, ogres)));
    }

    private static Optional<QuestPhase> agreeing(List<String> words) {
        if (words.size() != 4) {
            return Optional.empty();
        }
        Optional<QuestAction> proposal =
                ElfActionText.parse(words.get(2).replace(WORD, " ")).toOptional();
        Optional<QuestPhase> before = words.get(3).startsWith("agreeing")
                ? Optional.empty()
                : parse(words.get(3).replace(WORD, " ")).toOptional();
        return count(words.get(1))
                .flatMap(agreed -> proposal.flatMap(
                        action -> before.map(phase -> new QuestPhase.Agreeing(action, phase, agreed))));
    }

    private static Optional<QuestPhase> ended(List<String> words) {
        return words.size() != 2
                ? Optional.empty()
                : Arrays.stream(QuestEnd.values())
                        .filter(end -> end.word().equals(words.get(1)))
                        .findFirst()
                        .map(QuestPhase.Ended::new);
    }
}

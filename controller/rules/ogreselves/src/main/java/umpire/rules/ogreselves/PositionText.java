package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.WrittenParts;
import umpire.rules.ogreselves.Realm.Miner;
import umpire.rules.ogreselves.Realm.OgreZone;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * A whole game in one line of six parts: the turn with its phase, Elves, Mines, Ogres, chests, Gifts. {@code docs/games} has the letters.
 */
record PositionText(Game<Position, Action> game) {
    private static final String PART = " | ";
    private static final String CAPTIVE = "!";
    private static final String BESIDE = "+";
    private static final String OUT = "x";
    private static final String BOX = "-";
    private static final String WORD = "_";
    private static final String HYPHEN = "-";
    private static final String NONE = "-";
    private static final String OPEN = "open";
    private static final String REFUSED = "refused";
    private static final String RANSOM = "ransom ";

    String write(Position position) {
        Realm realm = position.realm();
        return String.join(
                PART,
                position.turn().word() + " " + write(position.phase()),
                each(realm.miners(), PositionText::miner),
                each(realm.mines(), Things::toString),
                each(realm.ogres(), PositionText::ogre),
                each(realm.chests(), Things::toString),
                each(realm.gifts(), Things::toString));
    }

    private static <T> String each(List<T> all, Function<T, String> one) {
        return all.stream().map(one).collect(Collectors.joining(" "));
    }

    private static String miner(Miner miner) {
        return miner.at().word() + (miner.captive() ? CAPTIVE : "") + ":" + miner.bag();
    }

    private static String ogre(OgreZone zone) {
        return switch (zone) {
            case OgreZone.InBox box -> BOX;
            case OgreZone.InCastle in -> in.castle().word();
            case OgreZone.OnMine on -> String.valueOf(on.mine());
            case OgreZone.WaitsBeside beside -> BESIDE + beside.castle().word();
            case OgreZone.OutOfGame out -> OUT + out.castle().word();
        };
    }

    /** Reads a position without checking whether it is possible. */
    Parsed<Position> parse(String text) {
        List<String> parts = List.of(text.strip().split("\\s*\\|\\s*", -1));
        if (parts.size() != 6) {
            return Parsed.bad(
                    Quoted.of(text)
                            + " is no position: it has six parts with | between them: turn, Elves, Mines, Ogres, chests, Gifts");
        }
        String[] turn = parts.get(0).split("\\s+", 2);
        Optional<Elf> elf = Elf.named(turn[0]);
        if (elf.isEmpty() || turn.length < 2) {
            return Parsed.bad(Quoted.of(parts.get(0)) + " does not begin with an Elf's colour and a phase");
        }
        return realm(parts.subList(1, 6))
                .and(phase(turn[1].replaceAll("\\s+", " ")), (realm, phase) -> new Position(realm, elf.get(), phase));
    }

    private static Parsed<Realm> realm(List<String> parts) {
        int elves = parts.get(0).split("\\s+").length;
        WrittenParts written = new WrittenParts(parts);
        Optional<List<Miner>> miners = written.parse(0, part -> all("Elf", part, elves, PositionText::minerNamed));
        Optional<List<Things>> mines =
                written.parse(1, part -> all("Mine", part, ElfSpace.MINES, PositionText::things));
        Optional<List<OgreZone>> ogres =
                written.parse(2, part -> all("Ogre", part, Kingdom.OGRES, PositionText::ogreNamed));
        Optional<List<Things>> chests =
                written.parse(3, part -> all("chest", part, Royal.values().length, PositionText::things));
        Optional<List<Things>> gifts =
                written.parse(4, part -> all("Gifts", part, OgreCastle.values().length, PositionText::things));
        return written.made(() -> new Realm(
                miners.orElseThrow(),
                mines.orElseThrow(),
                ogres.orElseThrow(),
                chests.orElseThrow(),
                gifts.orElseThrow()));
    }

    private static <T> Parsed<List<T>> all(String what, String part, int count, Function<String, Optional<T>> one) {
        List<String> words = List.of(part.split("\\s+"));
        if (words.size() != count) {
            return Parsed.bad(
                    Quoted.of(part) + " holds " + words.size() + " entries, not " + count + " (" + what + ")");
        }
        List<T> all = new ArrayList<>();
        for (String word : words) {
            Optional<T> read = one.apply(word);
            if (read.isEmpty()) {
                return Parsed.bad(Quoted.of(word) + " is no entry of a position (" + what + ")");
            }
            all.add(read.get());
        }
        return Parsed.good(all);
    }

    private static Optional<Miner> minerNamed(String word) {
        String[] halves = word.split(":", -1);
        if (halves.length != 2) {
            return Optional.empty();
        }
        boolean captive = halves[0].endsWith(CAPTIVE);
        String at = captive ? halves[0].substring(0, halves[0].length() - 1) : halves[0];
        return ElfSpace.named(at).flatMap(space -> things(halves[1]).map(bag -> new Miner(space, captive, bag)));
    }

    private static Optional<OgreZone> ogreNamed(String word) {
        if (word.equals(BOX)) {
            return Optional.of(new OgreZone.InBox());
        }
        boolean beside = word.startsWith(BESIDE);
        boolean out = word.startsWith(OUT);
        Optional<ElfSpace> space = ElfSpace.named(beside || out ? word.substring(1) : word);
        if (beside || out) {
            return space.flatMap(OgreCastle::on)
                    .map(castle -> beside ? new OgreZone.WaitsBeside(castle) : new OgreZone.OutOfGame(castle));
        }
        return space.filter(at -> at != ElfSpace.HOME)
                .map(at -> at.mine()
                        ? new OgreZone.OnMine(at.number())
                        : new OgreZone.InCastle(OgreCastle.on(at).orElseThrow()));
    }

    /** Writes a phase: {@code moving 8,9 open}, {@code handling GR - G}, {@code bound 0 king-ruby-nw -}. */
    private String write(Phase phase) {
        return switch (phase) {
            case Phase.Salting salting -> "salting";
            case Phase.Placing placing -> "placing";
            case Phase.Deploying deploying -> "deploying";
            case Phase.Moving moving ->
                "moving " + listed(new TreeSet<>(moving.settled())) + " " + (moving.endRefused() ? REFUSED : OPEN);
            case Phase.Meeting meeting -> "meeting";
            case Phase.Handling handling -> handling(handling);
            case Phase.Bound bound -> bound(bound);
            case Phase.Rolling rolling -> "rolling";
            case Phase.Escaping escaping ->
                "escaping "
                        + listed(escaping.freed().stream().map(Elf::word).toList()) + " "
                        + listed(escaping.toMove());
            case Phase.Agreeing agreeing ->
                "agreeing " + agreeing.agreed() + " " + joined(game.write(agreeing.proposal())) + " "
                        + joined(write(agreeing.before()));
            case Phase.Ended ended -> "ended " + ended.end().word();
        };
    }

    private static String handling(Phase.Handling handling) {
        return "handling " + handling.offer() + " "
                + handling.handed().stream().map(Things::toString).collect(Collectors.joining(" "))
                + (handling.endRefused() ? " " + REFUSED : "");
    }

    /** Refused ransoms and changed Shields are written only if there are any. */
    private String bound(Phase.Bound bound) {
        if (bound.refused().isEmpty() && bound.settled().isEmpty()) {
            return "bound " + bound.asked();
        }
        List<String> refused = bound.refused().stream()
                .map(ransom -> game.write(ransom).replace(RANSOM, "").replace(" ", HYPHEN))
                .sorted()
                .toList();
        return "bound " + bound.asked() + " " + listed(refused) + " " + listed(new TreeSet<>(bound.settled()));
    }

    private static String joined(String text) {
        return text.replace(" ", WORD);
    }

    private static String listed(Collection<?> all) {
        return all.isEmpty() ? NONE : all.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private Parsed<Phase> phase(String text) {
        List<String> words = List.of(text.split(" ", -1));
        return switch (words.get(0)) {
            case "salting" -> alone(words, new Phase.Salting());
            case "placing" -> alone(words, new Phase.Placing());
            case "deploying" -> alone(words, new Phase.Deploying());
            case "meeting" -> alone(words, new Phase.Meeting());
            case "rolling" -> alone(words, new Phase.Rolling());
            case "moving" -> moving(words);
            case "handling" -> handling(words);
            case "bound" -> bound(words);
            case "escaping" -> escaping(words);
            case "agreeing" -> agreeing(words);
            case "ended" -> ended(words);
            default -> none(words);
        };
    }

    private static Parsed<Phase> none(List<String> words) {
        return Parsed.bad(Quoted.of(String.join(" ", words)) + " is no phase of a game");
    }

    private static Parsed<Phase> alone(List<String> words, Phase phase) {
        return words.size() == 1 ? Parsed.good(phase) : none(words);
    }

    private static Optional<Integer> count(String word) {
        return word.matches("[0-9]") ? Optional.of(Integer.valueOf(word)) : Optional.empty();
    }

    private static Parsed<Phase> moving(List<String> words) {
        if (words.size() != 3 || !List.of(OPEN, REFUSED).contains(words.get(2))) {
            return none(words);
        }
        return mines(words.get(1))
                .map(mines -> new Phase.Moving(mines, words.get(2).equals(REFUSED)));
    }

    private static Parsed<Set<Integer>> mines(String list) {
        return each("the number of a Mine", list, word -> number(word, ElfSpace.MINES))
                .map(Set::copyOf);
    }

    private static Optional<Integer> number(String word, int max) {
        return word.matches("[1-9][0-9]?") && Integer.parseInt(word) <= max
                ? Optional.of(Integer.valueOf(word))
                : Optional.empty();
    }

    /** Reads a list in which nothing stands twice. */
    private static <T> Parsed<List<T>> each(String what, String list, Function<String, Optional<T>> one) {
        List<T> all = new ArrayList<>();
        for (String word : list.equals(NONE) ? List.<String>of() : List.of(list.split(",", -1))) {
            Optional<T> read = one.apply(word);
            if (read.isEmpty()) {
                return Parsed.bad(Quoted.of(word) + " is not " + what + " in " + Quoted.of(list));
            }
            if (all.contains(read.get())) {
                return Parsed.bad(Quoted.of(word) + " stands twice in " + Quoted.of(list));
            }
            all.add(read.get());
        }
        return Parsed.good(all);
    }

    private static Parsed<Phase> handling(List<String> words) {
        boolean refused = words.get(words.size() - 1).equals(REFUSED);
        List<Optional<Things>> heaps = words.subList(1, words.size() - (refused ? 1 : 0)).stream()
                .map(PositionText::things)
                .toList();
        if (heaps.size() < 2 || heaps.stream().anyMatch(Optional::isEmpty)) {
            return none(words);
        }
        List<Things> read = heaps.stream().map(Optional::orElseThrow).toList();
        return Parsed.good(new Phase.Handling(read.get(0), read.subList(1, read.size()), refused));
    }

    /** Reads letters in any order. A dash means none; an empty text is an error. */
    private static Optional<Things> things(String text) {
        List<Optional<Thing>> read = text.equals(NONE)
                ? List.of()
                : text.chars().mapToObj(Thing::lettered).toList();
        return text.isEmpty() || read.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : Optional.of(
                        new Things(read.stream().map(Optional::orElseThrow).toList()));
    }

    private Parsed<Phase> bound(List<String> words) {
        Optional<Integer> asked = words.size() < 2 ? Optional.empty() : count(words.get(1));
        if (asked.isEmpty() || (words.size() != 2 && words.size() != 4)) {
            return none(words);
        }
        if (words.size() == 2) {
            return Parsed.good(Phase.Bound.start(asked.get()));
        }
        return each("a ransom such as king-ruby-nw", words.get(2), this::ransom)
                .and(mines(words.get(3)), (refused, mines) -> new Phase.Bound(asked.get(), Set.copyOf(refused), mines));
    }

    private Parsed<Action> action(String text) {
        return game.readAction(game.opening(), text);
    }

    private Optional<Action.PayRansom> ransom(String word) {
        return action(RANSOM + word.replace(HYPHEN, " ")).toOptional().map(Action.PayRansom.class::cast);
    }

    private static Parsed<Phase> escaping(List<String> words) {
        if (words.size() != 3 || words.get(1).equals(NONE)) {
            return none(words);
        }
        return each("an Elf's colour", words.get(1), Elf::named)
                .and(
                        each("the number of an Ogre", words.get(2), word -> number(word, Kingdom.OGRES)),
                        Phase.Escaping::new);
    }

    private Parsed<Phase> agreeing(List<String> words) {
        Optional<Integer> agreed = words.size() != 4 ? Optional.empty() : count(words.get(1));
        if (agreed.isEmpty() || words.get(3).startsWith("agreeing")) {
            return none(words);
        }
        return action(words.get(2).replace(WORD, " "))
                .and(
                        phase(words.get(3).replace(WORD, " ")),
                        (proposal, before) -> new Phase.Agreeing(proposal, before, agreed.get()));
    }

    private static Parsed<Phase> ended(List<String> words) {
        return Arrays.stream(Ending.values())
                .filter(end -> words.size() == 2 && end.word().equals(words.get(1)))
                .findFirst()
                .<Parsed<Phase>>map(end -> Parsed.good(new Phase.Ended(end)))
                .orElseGet(() -> none(words));
    }
}

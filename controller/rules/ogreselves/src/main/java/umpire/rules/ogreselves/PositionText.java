package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.WrittenParts;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * A whole game in one line of six parts: whose turn it is and what is awaited, Elves, Mines, Ogres, chests, Gifts. {@code docs/games}
 * has the letters.
 */
record PositionText(PhaseText phases) {
    private static final String PART = " | ";
    private static final String CAPTIVE = "!";
    private static final String BESIDE = "+";
    private static final String OUT = "x";
    private static final String BOX = "-";

    String write(Position position) {
        Realm realm = position.realm();
        return String.join(
                PART,
                position.turn().word() + " " + phases.write(position.phase()),
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

    /** Reads a position by its letters; whether it can be is another question. */
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
                .and(
                        phases.parse(turn[1].replaceAll("\\s+", " ")),
                        (realm, phase) -> new Position(realm, elf.get(), phase));
    }

    private static Parsed<Realm> realm(List<String> parts) {
        int elves = parts.get(0).split("\\s+").length;
        WrittenParts written = new WrittenParts(parts);
        Optional<List<Miner>> miners = written.parse(0, part -> all("Elf", part, elves, PositionText::minerNamed));
        Optional<List<Things>> mines = written.parse(1, part -> all("Mine", part, ElfSpace.MINES, PhaseText::things));
        Optional<List<OgreZone>> ogres =
                written.parse(2, part -> all("Ogre", part, Kingdom.OGRES, PositionText::ogreNamed));
        Optional<List<Things>> chests =
                written.parse(3, part -> all("chest", part, Royal.values().length, PhaseText::things));
        Optional<List<Things>> gifts =
                written.parse(4, part -> all("Gifts", part, OgreCastle.values().length, PhaseText::things));
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
        return ElfSpace.named(at)
                .flatMap(space -> PhaseText.things(halves[1]).map(bag -> new Miner(space, captive, bag)));
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
}

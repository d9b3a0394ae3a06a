package umpire.rules.ogreselves.kingdom;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.DataReader;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;

/** Reads a kingdom from a data file and reports every wrong line. */
public final class KingdomReader {
    public static final GameData FILE = new GameData(
            "kingdom",
            "ogres-and-elves-data/kingdom.yaml",
            "The roads, what each Treasure Chest asks for, and what each Ogre likes.");

    private static final List<Integer> FIRST_MINES = List.of(1, 6, 10, 15);
    private static final List<String> OGRES = List.of("one", "two", "three", "four", "five");
    private static final List<String> GEMS =
            Thing.gems().stream().map(Thing::word).toList();

    private KingdomReader() {}

    /** Returns the kingdom, or every problem with its line. */
    public static Parsed<Kingdom> read(Datum file) {
        return DataReader.read(FILE.name(), file, KingdomReader::kingdom);
    }

    private static Kingdom kingdom(DataReader keys) {
        keys.require("home", "castles", "chests", "ogres");
        List<Integer> home = keys.wholes("home", 1, ElfSpace.MINES, List.of());
        if (keys.has("home") && home.isEmpty()) {
            keys.problem("home", "no road leads from Home; name at least one Mine.");
        }
        return Kingdom.of(
                home,
                keys.below("castles", KingdomReader::castles, Map.of()),
                byways(keys),
                keys.below("chests", KingdomReader::chests, Map.of()),
                keys.below("ogres", KingdomReader::ogres, List.of()));
    }

    private static Map<OgreCastle, Integer> castles(DataReader keys) {
        Map<OgreCastle, Integer> first = new EnumMap<>(OgreCastle.class);
        for (OgreCastle castle : OgreCastle.values()) {
            keys.require(castle.word());
            int mine = keys.whole(castle.word(), 1, ElfSpace.MINES, 0);
            if (mine > 0 && !FIRST_MINES.contains(mine)) {
                keys.problem(castle.word(), "a Castle's road leads to Mine 1, 6, 10 or 15, not " + mine + ".");
            } else if (mine > 0 && first.containsValue(mine)) {
                keys.problem(castle.word(), "another Castle's road leads to Mine " + mine + " already.");
            }
            first.put(castle, mine > 0 ? mine : FIRST_MINES.get(castle.index()));
        }
        return first;
    }

    private static List<Kingdom.Byway> byways(DataReader keys) {
        List<Kingdom.Byway> byways = new ArrayList<>();
        for (String text : keys.texts("byways", List.of())) {
            List<Optional<ElfSpace>> ends =
                    List.of(text.split(" ", -1)).stream().map(ElfSpace::named).toList();
            if (ends.size() == 2
                    && ends.stream().allMatch(Optional::isPresent)
                    && !ends.get(0).equals(ends.get(1))) {
                byways.add(
                        new Kingdom.Byway(ends.get(0).orElseThrow(), ends.get(1).orElseThrow()));
            } else {
                keys.problem("byways", "\"" + text + "\" is no road; name two spaces, such as \"home 3\" or \"2 nw\".");
            }
        }
        return byways;
    }

    private static Map<Royal, Things> chests(DataReader keys) {
        Map<Royal, Things> chests = new EnumMap<>(Royal.class);
        for (Royal royal : Royal.values()) {
            keys.require(royal.word());
            Things asked = gems(keys, royal.word());
            if (keys.has(royal.word()) && asked.size() != royal.spaces()) {
                keys.problem(
                        royal.word(),
                        royal.chest() + " needs " + royal.spaces() + " Valuables, not " + asked.size() + ".");
            }
            chests.put(royal, asked);
        }
        for (SheetGame game : SheetGame.values()) {
            enough(keys, game, chests);
        }
        return chests;
    }

    /** Reports a chest that the Valuables of its game cannot fill: it must be a mistake of the file. */
    private static void enough(DataReader keys, SheetGame game, Map<Royal, Things> chests) {
        Things left = game.inPlay();
        for (Royal royal : game.royals()) {
            for (Thing gem : chests.getOrDefault(royal, Things.NONE).list()) {
                if (!left.holds(gem)) {
                    keys.problem(
                            royal.word(),
                            "the " + game + " game has " + game.inPlay().count(gem) + " of " + gem.word()
                                    + ", and its chests ask for more.");
                }
                left = left.without(gem);
            }
        }
    }

    private static List<Set<Thing>> ogres(DataReader keys) {
        List<Set<Thing>> likes = new ArrayList<>();
        for (String ogre : OGRES) {
            keys.require(ogre);
            Things liked = gems(keys, ogre);
            if (keys.has(ogre) && liked.isEmpty()) {
                keys.problem(ogre, "every Ogre likes at least one Valuable.");
            }
            Set<Thing> kinds = EnumSet.noneOf(Thing.class);
            kinds.addAll(liked.list());
            likes.add(kinds);
        }
        return likes;
    }

    private static Things gems(DataReader keys, String key) {
        List<Thing> gems = new ArrayList<>();
        for (String word : keys.texts(key, List.of())) {
            if (GEMS.contains(word)) {
                gems.add(Thing.named(word).orElseThrow());
            } else {
                keys.problem(key, "\"" + word + "\" is no Valuable; known are " + String.join(", ", GEMS) + ".");
            }
        }
        return new Things(gems);
    }
}

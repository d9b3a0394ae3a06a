package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** By the sheet everything is mixed and laid out by chance, so the players may lay it out in any order. */
class OgresElvesSetUpTest {
    private static final Game<Position, Action> FIRST = Kingdoms.game("FIRST", 2);
    private static final String LAID =
            "red moving - open | home:- home:- | - G R E - A G R - E A S - M G R | - se ne nw sw | - - - - | - - - -";

    private static Parsed<Position> setUp(Game<Position, Action> game, List<Standing> standings) {
        return game.setUp(new Placement(standings)).orElseThrow();
    }

    private static List<Standing> laid() {
        return new ArrayList<>(FIRST.show(FIRST.readPosition(LAID).orThrow()).standings());
    }

    @Test
    void theGameBeginsAfterAnyOrderOfLayingOut() {
        for (int seed = 0; seed < 5; seed++) {
            List<Standing> standings = laid();
            Collections.shuffle(standings, new Random(seed));
            assertThat(FIRST.writePosition(setUp(FIRST, standings).orThrow())).isEqualTo(LAID);
        }
    }

    @Test
    void shieldsAreDealtWhetherOrNotTheyLieInBagsAlready() {
        Game<Position, Action> third = Kingdoms.game("THIRD", 3);
        String begun = "red deploying | home:## home:# home:# | G GR E A G GR E A R GR E M S SM A R | nw nw ne se sw | "
                + "- - - - | - - - -";
        List<Standing> standings =
                third.show(third.readPosition(begun).orThrow()).standings();
        assertThat(third.writePosition(setUp(third, standings).orThrow())).isEqualTo(begun);
        List<Standing> inTheBox = standings.stream()
                .filter(standing -> !standing.token().equals(new Token("shield")))
                .toList();
        assertThat(third.writePosition(setUp(third, inTheBox).orThrow())).isEqualTo(begun);
    }

    @Test
    void onAnEmptyBoardThingsAreLaidOneByOne() {
        Placement nothing = FIRST.show(FIRST.opening());
        assertThat(setUp(FIRST, nothing.standings()).orThrow()).isEqualTo(FIRST.opening());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ruby on mine-3      | mine-5   | Mine 3 gets a Valuable and has nothing.
            ruby on mine-3      | mine-5   | Mine 5 gets no Valuable and has a ruby.
            ogre-2 on castle-se | mine-1   | Ogre 2 is put on a Castle.
            ogre-2 on castle-se | castle-ne | An Ogre is put on the south-east Castle.
            elf-red on home     | mine-1   | The Red Elf starts at Home.
            gold on mine-7      | bag-red  | The Red Elf starts with an empty bag.
            gold on mine-7      | chest-king | Chests and corners are empty at first.
            """)
    void aWrongSetUpIsToldWhatIsMissing(String moved, String to, String says) {
        String[] words = moved.split(" on ");
        List<Standing> standings = laid();
        standings.remove(Standing.on(new Place(words[1]), new Token(words[0])));
        standings.add(Standing.on(new Place(to), new Token(words[0])));
        assertThat(((Parsed.Bad<Position>) setUp(FIRST, standings)).why().lines())
                .contains(says);
    }

    @Test
    void noMoreValuablesAreLaidOutThanTheGameHas() {
        List<Standing> standings = laid();
        standings.remove(Standing.on(new Place("mine-3"), new Token("ruby")));
        standings.add(Standing.on(new Place("mine-3"), new Token("sapphire")));
        assertThat(((Parsed.Bad<Position>) setUp(FIRST, standings)).why()).contains("Back into the box: a sapphire.");
    }

    /** Places must not touch or reach over the edge, so that each thing lies on one place. */
    @Test
    void placesOfTheSheetDoNotOverlap() {
        Board board = Kingdoms.game("THIRD", 4).board();
        for (Area one : board.areas()) {
            for (Point corner : one.outline()) {
                assertThat(Math.abs(corner.xMm())).isLessThan(board.widthMm() / 2);
                assertThat(Math.abs(corner.yMm())).isLessThan(board.heightMm() / 2);
                assertThat(board.areas().stream().filter(other -> other != one && other.contains(corner)))
                        .as("%s at %s", one.place(), corner)
                        .isEmpty();
            }
        }
    }
}

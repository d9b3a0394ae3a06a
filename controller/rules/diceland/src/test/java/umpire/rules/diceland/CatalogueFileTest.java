package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diceland.catalogue.CatalogueReader;
import umpire.rules.diceland.catalogue.DiceCatalogue;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.Datum;

class CatalogueFileTest {
    static String text() {
        try {
            return Files.readString(Path.of("src/main/resources/" + CatalogueReader.FILE.resource()));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static DiceCatalogue read() {
        return CatalogueReader.read(DataText.read(text())).orThrow();
    }

    private static PaperUnit unit(String id) {
        return read().units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theFileThatComesWithTheGameIsGood() {
        DiceCatalogue dice = read();
        assertThat(dice.dice()).isEqualTo(17);
        assertThat(dice.units()).extracting(PaperUnit::id).hasSize(7).startsWith("infantry", "gev", "light-tank");
        assertThat(dice.inBox()).containsExactly(4, 3, 2, 2, 2, 2, 2);
        assertThat(dice.armor()).isEqualTo(60);
        assertThat(dice.ogre().points()).isEqualTo(50);
        assertThat(dice.blocks()).containsExactly(9, 7, 6, 3);
    }

    @Test
    void aSideIsReadWithAllThatIsPrintedOnIt() {
        PaperSide side = unit("heavy-tank").side("5").orElseThrow();
        assertThat(side.face()).isEqualTo(Octant.FACE_110);
        assertThat(side.weapons())
                .containsExactly(new SideWeapon(
                        Weapon.GUN, List.of(TopCorner.X, TopCorner.Y), PaperSide.ArrowRange.SHORT, 8, "yellow"));
        assertThat(side.block()).contains(7);
        assertThat(side.green()).containsExactly(0, 0, PaperSide.NO_DOT);
        assertThat(side.red()).contains(TopCorner.X);
    }

    /** The facts that the sheet states about its dice in words. */
    @Test
    void theDiceAreAsTheSheetSays() {
        assertThat(calls("light-tank", "tank")).isEqualTo(4);
        assertThat(calls("gev", "gev")).isEqualTo(3);
        assertThat(calls("gev", "tank")).isPositive();
        assertThat(calls("infantry", "infantry")).isPositive();
        assertThat(unit("infantry").points()).isEqualTo(2);
        assertThat(unit("light-tank").points()).isEqualTo(4);
        assertThat(unit("heavy-tank").points()).isEqualTo(2 * unit("light-tank").points());
        assertThat(unit("infantry").sides())
                .filteredOn(side -> side.number() == 1)
                .hasSize(2);
        assertThat(read().ogre().immune()).containsExactly("purple");
    }

    private static long calls(String id, String unitClass) {
        return unit(id).sides().stream()
                .filter(side -> side.effect().equals(new UnitEffect.Call(unitClass)))
                .count();
    }

    @Test
    void anOgreShowsAWeaponInEachCornerAndOneAllRound() {
        PaperSide side = read().ogre().side("8").orElseThrow();
        assertThat(side.weapon(Weapon.MAIN).orElseThrow().arrows()).containsExactly(TopCorner.X);
        assertThat(side.weapon(Weapon.SECONDARY).orElseThrow().arrows()).containsExactly(TopCorner.Y);
        assertThat(side.weapon(Weapon.MISSILES).orElseThrow().arrows()).containsExactly(TopCorner.Z);
        assertThat(side.weapon(Weapon.AP).orElseThrow().arrows()).hasSize(3);
        assertThat(side.weapon(Weapon.GUN)).isEqualTo(Optional.empty());
        assertThat(side.green(TopCorner.Z)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            face: 110, side: 5, arrows: [x, y], range: short, attack: 8, block: 7, green: [x, y], red: x | face: 110, side: 5, arrows: [x, y], range: short, attack: 8, block: 7, green: [x, y], red: y | the red dot of side 5 leads to side 8, not to 4.
            face: 001, side: A2, arrows: [y] | face: 001, side: A3, arrows: [y] | side A3 is there twice.
            side: A2, arrows: [y], range: short, attack: 2, block: 1, green: [x, z], red: z | side: A2, arrows: [y], range: short, attack: 2, green: [x, z], red: z | side A2 needs a block and a red dot.
            side: A1, arrows: [y], range: short, attack: 1, green: [x, y] | side: A1, arrows: [y], range: short, attack: 1, block: 2, green: [x, y] | side A1 has neither block nor red dot.
            face: 001, side: A2 | face: 000, side: A2 | the face 000 is there twice.
            face: 001, side: A2 | face: 002, side: A2 | face is "002"; known are 000, 001, 011, 010, 110, 111, 101, 100.
            side: A2, arrows: [y] | side: A9, arrows: [y] | "A9" is no side; it is a number from 1 to 8, behind A or B in two rows.
            side: A2, arrows: [y] | side: A2, arrows: [w] | "w" is no corner; they are x, y and z.
            side: A2, arrows: [y] | side: A2, arrows: [] | a weapon has a sight arrow in one corner at least.
            effect: jump | effect: hop | "hop" is no effect; known are call and a class, jump, dodge.
            corners: [secondary, missiles, main] | corners: [secondary, secondary, main] | name main, secondary and missiles once each, as they are at x, y and z.
            attacks: [9, 6, 8, 3] | attacks: [9, 6, 8] | attacks holds 4 numbers, not 3.
            treads: [15, 15, 15] | treads: [15, 15] | there are three lines of treads, not 2.
            class: infantry | class: ogre | the class ogre belongs to the giant die under the key ogre.
            box: 4 | box: 20 | the box holds 33 dice, but besides two Ogres only 26 can have tags of their own; lower some "box".
            points: 50 | points: 40 | points is 40, but must be a whole number from 50 to 50.
            effect: call gev, | effect: call hover, | a side calls the class hover, but no die has that class; the classes are infantry, gev, tank, howitzer.
            ogresApartMm: 305 | ogresApartMm: 60 | two Ogres that are 116 mm wide begin at least 136 mm apart.
            ogresApartMm: 305 | ogresApartMm: 600 | two Ogres that are 116 mm wide do not both lie on the table 600 mm apart.
            title: Infantry | title: --- | a title has a letter or a digit by which the die is marked.
            edgeMm: 50 | edgeMm: 5 | edgeMm is 5, but must be a number from 20.0 to 200.0.
            armor: 60 | armour: 60 | "armour" is not a key of commandPost; known are armor, immune.
            """)
    void aLineThatCannotBeIsToldWithItsNumber(String good, String bad, String says) {
        String file = text();
        assertThat(file).contains(good);
        int line = file.substring(0, file.indexOf(good)).split("\n", -1).length;
        Parsed<DiceCatalogue> read = CatalogueReader.read(DataText.read(
                file.replaceFirst(java.util.regex.Pattern.quote(good), java.util.regex.Matcher.quoteReplacement(bad))));
        assertThat(((Parsed.Bad<DiceCatalogue>) read).why()).contains(says);
        boolean aboutAll = says.startsWith("the box") || says.startsWith("the red") || says.startsWith("a side calls");
        if (!aboutAll && !says.contains("armour")) {
            assertThat(((Parsed.Bad<DiceCatalogue>) read).why()).contains("dice:" + line + ": ");
        }
    }

    @Test
    void anEmptyFileIsAMistake() {
        for (String empty : List.of("", "\n", "# nothing\n")) {
            Parsed<DiceCatalogue> read = CatalogueReader.read(DataText.read(empty));
            assertThat(((Parsed.Bad<DiceCatalogue>) read).why()).contains("dice needs \"units\"");
        }
        assertThat(((Parsed.Bad<DiceCatalogue>) CatalogueReader.read(new Datum.Text("", 1))).why())
                .isEqualTo("dice:1: a data file holds keys and values, not nothing.");
    }

    @Test
    void aKindWithoutSidesIsAMistake() {
        String without = text().replaceFirst("(?s)( {4}colour: yellow\n) {4}sides:\n.*?(?= {2}gev:)", "$1");
        assertThat(((Parsed.Bad<DiceCatalogue>) CatalogueReader.read(DataText.read(without))).why())
                .contains("infantry needs \"sides\"");
    }

    @Test
    void noKindIsNamedLikeTheOgre() {
        String named = text().replace("  gev:\n", "  ogre:\n");
        assertThat(((Parsed.Bad<DiceCatalogue>) CatalogueReader.read(DataText.read(named))).why())
                .contains("\"ogre\" is no name of a die; write heavy-tank.");
    }
}

package umpire.rules.diceland.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** What the sheet leaves open. A question with one answer is told so that nobody is surprised by it. */
@SuppressWarnings("ImmutableEnumChecker")
public enum Question implements OpenQuestion {
    VISIBLE_PART(
            "visiblePart",
            List.of("SILHOUETTE", "TOP_FACE"),
            "Sight Lines",
            "Which part of a die must lie beyond a baseline to be seen? Any part, for everything partly beyond it is seen."),
    FACE_DISTANCE(
            "faceDistance",
            List.of("FROM_ABOVE", "IN_SPACE"),
            "Shooting Range",
            "How far are upper faces of two heights apart? As far as seen from above, where everything is measured."),
    CLOSE_LINE(
            "closeLine",
            List.of("ASK", "SEEN", "HIDDEN"),
            "Sight Lines",
            "What of a die that lies within 1 mm of a baseline, and 5 mm more for each metre? The opponent of the shooter is asked."),
    RESERVE(
            "reserveTurns",
            List.of("2", "1"),
            "In Play, In Reserve, and In Hand",
            "For how many turns is a killed die in reserve? For two: the next turn of each player."),
    OGRE_EDGE(
            "ogreAtEdge",
            List.of("STAYS", "KILLED"),
            "Pinned Dice",
            "What of an Ogre that would be damaged off the table? It stays on its side, for the rule of pinned dice is not for it."),
    OGRE_COMMAND(
            "ogreCommand",
            List.of("SHOOT_AND_MOVE", "ONE"),
            "Command",
            "May an Ogre that follows a Command shoot and move? Yes, as whenever it is activated."),
    OGRE_SIDE(
            "ogreSide",
            List.of("ANY", "STRONGEST"),
            "Who Goes First",
            "On which side does an Ogre begin? On any that its player likes."),
    OFF_ENDS_TURN(
            "thrownOffEndsTurn",
            List.of("false", "true"),
            "Dice Off the Table",
            "Is a turn over when the thrown die goes off the table? No: other Commands are followed still."),
    EDGE(
            "edgeOfTable",
            List.of("FOOT"),
            "Maneuvering a Die",
            "Which part of a die must stay on the table? The three corners on which it lies; others may hang over."),
    BRUSH(
            "brushMm",
            List.of("1"),
            "Maneuvering a Die",
            "When does a die brush another? When, as a solid that turns over its edge, it comes more than 1 mm deep into the other."),
    INSIDE(
            "insideMm",
            List.of("2"),
            "Hitting Other Dice",
            "How deep may dice seem to lie in each other? No more than 2 mm, which is how far off a fold may be."),
    TIE("tieMm", List.of("2"), "Short-Range Arrows", "What if several are closest? Within 2 mm the shooter chooses."),
    OGRE_BLOCK(
            "ogreKilledAtOnce",
            List.of("true"),
            "Hit, Block, and Damage",
            "Does an attack as high as an Ogre's block kill it? Yes, as any die."),
    TREAD_ORDER(
            "treadOrder",
            List.of("FIRST_LINE"),
            "Damaging the Ogre",
            "Which line of treads is scratched? The first that has dots left."),
    CRUSHED_TO(
            "crushedTo",
            List.of("RESERVE"),
            "Maneuvering",
            "Where does a crushed die go? It is killed, so into reserve."),
    FOUL(
            "foulAsked",
            List.of("AFTER_EACH_THROW"),
            "Throwing a Die",
            "Who sees a foul? The opponent, who may call it after each throw; going on means that the throw counts."),
    FOUL_OFF(
            "foulOff",
            List.of("RESERVE"),
            "Throwing a Die",
            "What of a foul throw that went off the table? It may be sent into reserve all the same, and what it knocked off stays scored."),
    SNAPSHOT(
            "allRangeOrder",
            List.of("WHEN_FIRED"),
            "All-Range Arrows",
            "What if dice roll while an All-Range shot hits? Its targets and their order are those when it was fired."),
    EMPTY_COMMAND(
            "emptyCommand",
            List.of("REFUSED"),
            "Command",
            "May a Command Post command nobody? No: that would be a pass by another name."),
    FLAG_ORDER(
            "commandOrder",
            List.of("NEAREST_POINT"),
            "Command",
            "From where is the order of a Command measured? From the own edge to the nearest point of the upper face."),
    COIN("coin", List.of("TOLD"), "Who Goes First", "Who flips the coin? The players, and say whom it chose."),
    CENTRE(
            "centreMm",
            List.of("10"),
            "Who Goes First",
            "How exact is the centre? To 10 mm for a die, and to 50 mm for an Ogre."),
    ORDER(
            "ogreMovesFirst",
            List.of("false"),
            "Activating the Ogre",
            "May an Ogre maneuver first and shoot then? No, but it may do without either.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}

package umpire.rules.ogrechess.rulings;

import umpire.rules.kernel.Count;
import umpire.rules.kernel.StatedRule;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/**
 * Every rule of the sheet in our own words. The rules that a refusal can name come first, in the order of the checks. The rules of events
 * and endings follow, by section.
 */
@SuppressWarnings("ImmutableEnumChecker")
public enum SheetRule implements StatedRule {
    GAME_IS_OVER("3.01", "The game ends when a Mobile CP is overrun or cannot be saved; nothing is played after that."),
    ROLL_FIRST("4.02", "A die settles each attack before anything else is done."),
    OVERRUN_FIRST("4.03", "An overrun is fought out before anything else is done."),
    NO_ROLL_NOW("4.02", "A die is rolled to settle an attack, and only then."),
    NO_AIM_NOW("4.03", "Infantry names a component of an Ogre when it fires at one in an overrun, and only then."),
    ONE_PIECE_MOVES("3.20", "A turn moves one piece; a shot may follow, and then it is the other side's turn."),
    NOT_NOW("3.22", "A turn is one regular move with its shot, or one special move. Its steps have a fixed order."),
    NO_PASSING("3.20", "A turn is a move: it cannot be passed."),
    UNIT_STANDS_THERE("3.21", "An action begins with a unit that stands on the board."),
    OWN_UNIT("3.20", "The sides take turns, each with its own units."),
    DISABLED_UNIT_RESTS("4.02", "A disabled unit neither moves nor fires until it recovers."),
    STAYS_ON_BOARD("3.21", "No unit moves off the board."),
    MUST_LEAVE_SQUARE("3.21", "A move goes to another square."),
    NO_STACKING("3.21", "Two units never share a square."),
    ENEMY_IS_OVERRUN("3.21", "A square with an enemy on it is entered only by overrunning or ramming."),
    NOTHING_TO_OVERRUN("4.03", "An overrun needs an enemy on the square that is entered."),
    ONLY_SOME_OVERRUN("4.03", "Only infantry, Mech-INF and Ogres overrun anything but the Mobile CP."),
    INF_OVERRUNS_ARMOUR(
            "2.141",
            "Infantry overruns armour on a square diagonally next to it, and loses one squad at once.",
            DECISIVE),
    INF_OVERRUNS_IMMOBILE_OGRE("2.1411", "Infantry overruns an Ogre only when that Ogre cannot move.", DECISIVE),
    MECH_OVERRUNS_ARMOUR("2.741", "Mech-INF overruns armour on any square it could move to.", DECISIVE),
    MECH_OVERRUNS_IMMOBILE_OGRE("2.7411", "Mech-INF overruns an Ogre only when that Ogre cannot move.", DECISIVE),
    OGRE_NEVER_RAMS_OGRE("2.531", "An Ogre rams armour in its path, never another Ogre."),
    RAM_COSTS_TWO_UNITS(
            "ruling ramWithOneUnit", "An Ogre rams a Heavy Tank only with the two move units that this costs it."),
    INF_STEPS_ONE("2.12", "Infantry moves " + squares(UnitKind.INF) + " along a file or a rank."),
    GEV_MOVES_DIAGONALLY("2.22", "A GEV moves up to " + squares(UnitKind.GEV) + " diagonally."),
    HVY_LEAPS("2.32", "A Heavy Tank leaps like a knight, over whatever stands between."),
    MSL_MOVES("2.42", "A Missile Tank moves up to " + squares(UnitKind.MSL) + " along files and ranks."),
    OGRE_MOVES_STRAIGHT(
            "2.52",
            "An Ogre moves in one straight line, one square for every three move units it has left, rounded up.",
            DECISIVE),
    MCP_STEPS_ONE("2.62", "The Mobile CP moves " + squares(UnitKind.MCP) + " in any direction."),
    MECH_MOVES("2.72", "Mech-INF moves up to " + squares(UnitKind.MECH) + " in any direction."),
    ENEMIES_BAR_THE_WAY("3.21", "Units pass units of their own side, but not enemies."),
    OVERRUN_COSTS_TWO(
            "2.532", "An Ogre pays one point more to overrun infantry, and goes on with what is left.", DECISIVE),
    GEV_RUNS_HOME(
            "2.23",
            "After a hit a GEV runs towards its own side with what is left of its " + squares(UnitKind.GEV)
                    + ", unless it must protect its Mobile CP."),
    MECH_RUNS_HOME(
            "2.742",
            "After a hit Mech-INF runs towards its own side with what is left of its " + squares(UnitKind.MECH)
                    + ", unless it must protect its Mobile CP."),
    COMBINE_ADJACENT_PLATOONS(
            "2.142",
            "Two platoons side by side on a file or a rank may share out their squads or join, instead of a move."),
    PLATOON_LIMIT("2.1421", "No platoon ever has more than " + Count.word(Unit.FULL) + " squads."),
    PROMOTION_ON_FAR_RANK(
            "2.15",
            "A platoon is promoted when it first reaches the far rank, and later only by standing still there for its move."),
    MCP_HAS_NO_GUNS("2.61", "The Mobile CP cannot attack, and fire can disable but never destroy it.", DECISIVE),
    FIRE_FOLLOWS_MOVE("3.20", "A ranged attack follows a regular move."),
    MOVED_UNIT_HOLDS_FIRE("3.21", "The piece that moved does not fire in that turn, unless a special move says so."),
    MSL_FIRES_FIRST("2.43", "A Missile Tank may fire and then move, but not move and then fire."),
    COMBINED_PLATOON_FIRES("2.142", "After combining, only one of the two platoons may fire."),
    FIRE_AT_ENEMIES("4.00", "Fire is aimed at an enemy unit."),
    HIT_AND_RUN_CLOSES_IN(
            "2.23",
            "A GEV that hits and runs first moves one to " + Count.word(UnitKind.GEV.steps() - 1)
                    + " squares, nearer to an enemy."),
    MECH_HIT_AND_RUN_CLOSES_IN(
            "2.742",
            "Mech-INF that hits and runs first moves one to " + Count.word(UnitKind.MECH.steps() - 1)
                    + " squares, nearer to an enemy."),
    BLITZKRIEG_PASSES_TWO(
            "2.33",
            "A Heavy Tank fires in passing when both squares of a way between the ends of its leap hold enemies; a survivor fires back."),
    OGRE_HAS_NO_OTHER_WEAPONS(
            "2.513", "An Ogre fires with its batteries and nothing else; no other unit has batteries."),
    OGRE_HAS_MAIN_BATTERY(
            "2.511",
            "An Ogre has " + Count.word(Batteries.ALL.main()) + " Main Battery, " + Batteries.MAIN_ATTACK + "/"
                    + Batteries.MAIN_RANGE + " D" + Aim.MAIN_BATTERY.defence() + ".",
            DECISIVE),
    OGRE_HAS_SECONDARY_BATTERIES(
            "2.512",
            "An Ogre has " + Count.word(Batteries.ALL.secondary()) + " Secondary Batteries, "
                    + Batteries.SECONDARY_ATTACK + "/" + Batteries.SECONDARY_RANGE + " D"
                    + Aim.SECONDARY_BATTERY.defence() + ".",
            DECISIVE),
    ONE_WEAPON_AT_A_TIME("ruling ogreFire", "An Ogre fires its weapons one by one, each of them once."),
    OUT_OF_RANGE("4.01", "Range is counted in steps along files and ranks; every weapon has its own range."),
    OGRE_IS_HIT_BY_COMPONENT("2.51", "An attack names its target: a unit or, on an Ogre, one component that is left."),
    WEAK_SPOT_OPENS(
            "2.514",
            "The weak spot of an Ogre, D" + Aim.WEAK_SPOT.defence()
                    + ", can be attacked once the Ogre cannot move. Its loss destroys the Ogre.",
            DECISIVE),
    MCP_NOT_INTO_CHECK("3.02", "The Mobile CP never moves to where it could be overrun next."),
    CHECK_IS_ANSWERED(
            "2.60",
            "A threatened Mobile CP must move or be defended. An action may leave it open only if no better one is legal."),

    INF_REDUCTION(
            "2.13",
            "A D costs a platoon one squad, an X all; only combining and promotion bring squads back.",
            DECISIVE),
    MECH_REDUCTION("2.73", "Reduced Mech-INF loses its GEV-PC and is a platoon again.", DECISIVE),
    GEV_PC_FALLS_FIRST(
            "2.7413", "In overruns the GEV-PC is the first target; without it the rest is a platoon.", DECISIVE),
    MECH_IS_PROMOTED_AGAIN(
            "2.75", "A platoon that lost its GEV-PC wins it back by standing still on the far rank for its move."),
    CHECKMATE("3.01", "A side loses when nothing can save its Mobile CP, whatever the dice show.", DECISIVE),
    CHECK("3.02", "A Mobile CP that could be overrun next is in check, and check is announced.", DECISIVE),
    MCP_OVERRUN("2.60", "A side loses when any unit overruns its Mobile CP.", DECISIVE),
    OGRE_RAMS("2.531", "An Ogre destroys the unit that it rams; it stops there and loses move units.", DECISIVE),
    STALEMATE("3.03", "A side that is not in check and has nothing legal to do draws the game."),
    REPETITION("3.03", "The same moves of both sides three times in a row draw the game."),
    ODDS(
            "4.02",
            "The odds are attack over defence, rounded down. They give the column; the die gives the result.",
            DECISIVE),
    OVERRUN_COMBAT("4.03", "In an overrun the sides fire in turn until one is left, and a D is an X.", DECISIVE),
    DEAD_POSITION("ruling deadPosition", "Mobile CPs and wrecked Ogres alone cannot win, and the game is drawn."),
    QUIET_TURNS("ruling quietTurnsDraw", "A game in which nothing happens for long enough is drawn.");

    private final Statement statement;

    SheetRule(String section, String says) {
        this(section, says, false);
    }

    SheetRule(String section, String says, boolean decisive) {
        this.statement = new Statement(section, says, decisive);
    }

    private static String squares(UnitKind kind) {
        return Count.inWords(kind.steps(), "square");
    }

    @Override
    public Statement statement() {
        return statement;
    }
}

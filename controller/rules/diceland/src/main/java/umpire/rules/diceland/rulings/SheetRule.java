package umpire.rules.diceland.rulings;

import umpire.rules.kernel.StatedRule;

/**
 * Every rule of the sheet in our own words. The rules that a refusal can name come first, in the order of the checks. The rules of events
 * and endings follow. A rule's section is its heading on the sheet.
 */
@SuppressWarnings("ImmutableEnumChecker")
public enum SheetRule implements StatedRule {
    GAME_IS_OVER("Winning", "The game is over when a player has " + Rulings.WIN_POINTS + " points."),
    ARMIES_FIRST("Building an Army", "Armies are built before anything else happens."),
    ARMY_IS_BUILT("Building an Army", "No die joins an army once it is built."),
    WHO_IS_FIRST("Who Goes First", "Before the first turn it is decided who goes first."),
    FIRST_IS_DECIDED("Who Goes First", "The first player is decided once, and only if the scenario does not name one."),
    PLACED_BY_HAND("Who Goes First", "A die that begins on the table is put there before anything else happens."),
    NO_PLACING_NOW("Who Goes First", "Only the die that begins on the table is placed by hand."),
    THROW_LANDS_FIRST("Throwing a Die", "A die that was thrown comes to rest before anything else happens."),
    NOTHING_IS_THROWN("Throwing a Die", "Dice come to rest only after one was thrown."),
    FOUL_IS_ASKED("Throwing a Die", "After a throw the opponent first says whether it counts."),
    NO_FOUL_NOW("Throwing a Die", "A foul can be called only right after a throw."),
    LINE_IS_ASKED("Sight Lines", "If the table asks about a close sight line, the answer comes first."),
    NO_LINE_NOW("Sight Lines", "No question about a sight line is open."),
    SHOOT_THEN_MOVE("Shoot and Move", "An Ogre that has fired may maneuver, and nothing else is done."),
    ONE_ACTION("On Every Turn", "A turn is one action, with everything that follows from it."),
    ONLY_THAT_DIE("On Every Turn", "Only the die that has landed, or whose Command is next, acts now."),
    PASS_OR_REST("On Every Turn", "A player who wants no action passes the turn. A die that shall not act rests."),
    DIE_OF_THE_BOX("About the Paper Dice", "Only the dice of the box are played with."),
    OGRE_JOINS_NO_ARMY("Building an Army", "An Ogre belongs to a scenario and is not bought."),
    DIE_IS_FREE("Building an Army", "A die can be in one army only."),
    ARMY_LIMIT(
            "Building an Army",
            "An army has at most the points that the scenario says, and those of its smallest die on top."),
    MIXED_TEAMS("Building an Army", "An army of several teams does not get the points of its smallest die."),
    ARMY_NEEDS_A_DIE("Building an Army", "An army has at least one die."),
    DIE_IS_YOURS("Enemies and Allies", "Players play only the dice of their own army."),
    OGRE_IS_NOT_THROWN("Playing the Ogre", "An Ogre is never thrown."),
    RESERVE_WAITS(
            "In Play, In Reserve, and In Hand", "A die in reserve comes back to the hand after a turn of each player."),
    FROM_THE_HAND("In Play, In Reserve, and In Hand", "Only a die in the hand is thrown."),
    MUST_BE_IN_PLAY("In Play, In Reserve, and In Hand", "Only dice on the table act and are shot at."),
    GREEN_DOT("Maneuvering a Die", "A die is rolled by pressing a corner with a green dot."),
    TREADS_ARE_GONE("Damaging the Ogre", "An Ogre cannot roll over a movement dot whose tread line is all scratched."),
    EDGE_OF_THE_TABLE("Maneuvering a Die", "A die cannot roll over the edge of the table."),
    WAY_IS_BARRED("Maneuvering a Die", "A die cannot roll where it would even brush another one."),
    OGRE_BARS_OGRE("Maneuvering", "An Ogre does not roll into another Ogre."),
    SIDE_HAS_WEAPON("Shooting", "A die shoots with a weapon that its upper side shows."),
    WEAPON_IS_DESTROYED("Shooting", "A weapon without circles left on the tracking card does not fire."),
    ALL_RANGE_CHOOSES_NOBODY("All-Range Arrows", "An All-Range shot hits every enemy that it can. It names no target."),
    ONE_TARGET("Shooting Range", "A Short-Range or Long-Range shot hits one target."),
    ENEMIES_ONLY("Shooting Range", "Weapons hit enemies, never allies."),
    LINE_IS_CLOSE("ruling closeLine", "The table asks first about a die that lies too close to a sight line."),
    OUT_OF_SIGHT("Sight Lines", "A die sees what lies at least in part beyond the baseline of its sight arrow."),
    POST_IS_FARTHEST("The Command Post", "A Command Post counts as farther away than everything else."),
    CLOSEST_ONLY("Short-Range Arrows", "A Short-Range shot hits the closest enemy it sees."),
    DODGES("Dodge", "A die that dodges is seen by enemies only if nothing they see is closer."),
    NOBODY_IN_SIGHT("Shooting", "A shot needs a target that it can hit."),
    SYSTEM_IS_NAMED("Damaging the Ogre", "A player who hits an Ogre chooses one of its weapons or its treads."),
    ONLY_OGRES_HAVE_SYSTEMS(
            "Damaging the Ogre",
            "A weapon or the treads can be chosen only on an Ogre that the shot does not kill at once."),
    LINE_IS_CLEAR("ruling closeLine", "The table asks only about dice that lie very close to a sight line."),
    SIDE_HAS_EFFECT("Special Effects", "A die uses the effect that its upper side shows."),
    CALL_NAMES_CLASS("Call", "A Call brings a die of the class that it names."),
    POST_STANDS("Command", "Only a Command Post that is not destroyed gives a Command."),
    COMMAND_NEEDS_ALLIES("ruling emptyCommand", "A Command needs at least one die that can follow it."),
    NO_PASS_AGAIN("On Every Turn", "After both players have passed, the next one must act if any action is possible."),
    PLACED_IN_THE_MIDDLE("Who Goes First", "Dice that begin on the table lie in its middle."),
    EVERY_DIE_IS_MEASURED(
            "Hitting Other Dice", "After a throw, the place and side of each die on the table are reported."),
    DICE_ARE_SOLID(
            "Hitting Other Dice", "No die lies inside another, but a die may lie below the overhang of another."),

    ARMY_BUILT("Building an Army", "The dice of an army are chosen before the game."),
    SMALLER_ARMY_DECIDES("Who Goes First", "The smaller army decides who goes first; between equal ones a coin does."),
    FIRST_DIE("Who Goes First", "Instead of a turn, the first player puts a die in the middle, turned at will."),
    OGRE_BEGINS("Starting the Game", "An Ogre begins in the middle of the table, turned at will."),
    THROWN("Throwing a Die", "A die is thrown from behind the thrower's own edge of the table.", DECISIVE),
    OFF_THE_TABLE(
            "Dice Off the Table", "A die that does not lie flat on the table goes back to its owner's hand.", DECISIVE),
    KNOCKED_OFF(
            "Dice Off the Table", "A player who knocks other dice off gives their points to the opponent.", DECISIVE),
    DICE_COLLIDE("Hitting Other Dice", "Dice may be pushed and turned over by the one that is thrown."),
    FOUL_STAYS("Throwing a Die", "After a foul the die may be kept from acting; the turn is over."),
    FOUL_OUT("Throwing a Die", "After a foul the die may be sent into reserve; the turn is over."),
    AFTER_THE_THROW("After the Throw", "A die may act as soon as it has landed, also if it knocked others off."),
    MANEUVERED("Maneuvering a Die", "A die rolls over to the side of the corner that was pressed."),
    SHOT("Shooting", "A die fires the weapon of its upper side."),
    CLOSEST_FIRST("All-Range Arrows", "An All-Range shot hits the closest first and works its way outward."),
    LINE_SAID("ruling closeLine", "The opponent says whether a close sight line reaches its target."),
    KILLED("Hit, Block, and Damage", "An attack as high as the block kills and scores the die's points.", DECISIVE),
    SIDE_ONE("Hit, Block, and Damage", "On a side 1 any damage kills.", DECISIVE),
    DAMAGED(
            "Hit, Block, and Damage",
            "An attack lower than the block rolls the die over its red dot to the next lower side.",
            DECISIVE),
    PINNED("Pinned Dice", "A die that cannot roll when it is damaged is killed.", DECISIVE),
    OGRE_AT_EDGE(
            "Pinned Dice",
            "An Ogre that a hit would roll over the edge of the table is not pinned: it stays as it lies.",
            DECISIVE),
    IMMUNE("Color Immunity", "A die is immune to everything of the colour of its shield.", DECISIVE),
    CALLED("Call", "A Call throws another die at once."),
    JUMPED("Jump", "A Jump throws the same die again."),
    COMMANDED("Command", "A Command All lets each ally on the table act once."),
    FLAGS_IN_ORDER("Command", "Dice follow a Command in order, the nearest to their own edge first."),
    MISSILE_SPENT("Shooting", "A missile is spent when it is fired."),
    CIRCLE_SCRATCHED(
            "Damaging the Ogre", "An attack as high as a weapon's block scratches one circle of it.", DECISIVE),
    SYSTEM_HOLDS("Damaging the Ogre", "An attack lower than a weapon's block does nothing to it.", DECISIVE),
    TREADS_SCRATCHED(
            "Damaging the Ogre", "An attack on the treads scratches two dots less than it is strong.", DECISIVE),
    TREAD_LINE_GONE(
            "Damaging the Ogre",
            "When a tread line is all scratched, the Ogre loses the movement dots of its number.",
            DECISIVE),
    CRUSHED("Maneuvering", "A die into which an Ogre rolls is killed, and the Ogre loses a tread dot.", DECISIVE),
    CRUSHED_ALLY("Maneuvering", "When an Ogre crushes an ally, the opponent gets the points.", DECISIVE),
    OGRE_PINNED("Damaging the Ogre", "An Ogre that a hit would roll into another Ogre is pinned and killed.", DECISIVE),
    POST_HIT("The Command Post", "A Command Post loses the whole attack from its armor."),
    POST_DESTROYED(
            "The Command Post", "Without armor a Command Post is destroyed for good, and no player scores.", DECISIVE),
    POST_ROLLED_OVER("The Command Post", "An enemy Ogre that rolls onto a Command Post destroys it.", DECISIVE),
    BACK_IN_HAND(
            "In Play, In Reserve, and In Hand", "After a turn of each player a die in reserve is back in the hand."),
    NOTHING_TO_DO("On Every Turn", "The action of a die that can do nothing ends at once."),
    PASSED("On Every Turn", "A player may pass."),
    POINTS_WIN("Winning", "The first to have " + Rulings.WIN_POINTS + " points wins.", DECISIVE),
    OGRE_KILLED("Winning", "The player who kills the Ogre gets its 50 points.", DECISIVE);

    private final Statement statement;

    SheetRule(String section, String says) {
        this(section, says, false);
    }

    SheetRule(String section, String says, boolean decisive) {
        this.statement = new Statement(section, says, decisive);
    }

    @Override
    public Statement statement() {
        return statement;
    }
}

package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;

/** An action of the game. */
public sealed interface Action {
    /** An action that a side takes in secret, while the other side takes one too. */
    sealed interface InSecret extends Action {
        BattleSide side();
    }

    /** An action made by hand with counters or dice. All other actions are chosen by a button or a phone. */
    sealed interface HandMade extends Action {}

    /** An action of the troops of a space. */
    sealed interface OfTroops extends HandMade {
        BattleHex from();
    }

    /** An action of the troops of one space against the troops of another space. */
    sealed interface Aimed extends OfTroops {
        BattleHex at();
    }

    /** Picks a strategy, in secret. */
    record DeclareOrders(BattleSide side, BattleStrategy.BattleOrders orders) implements InSecret {}

    /**
     * Both pools are rolled.
     *
     * @param red the numbers of Red's dice, the lowest first
     * @param blue the numbers of Blue's dice, the lowest first
     */
    record RollPools(List<Integer> red, List<Integer> blue) implements HandMade {
        public RollPools {
            red = red.stream().sorted().toList();
            blue = blue.stream().sorted().toList();
        }

        public List<Integer> faces(BattleSide side) {
            return side == BattleSide.RED ? red : blue;
        }
    }

    /** Says what one of two equal sets will be spent on. */
    record NameTactic(BattleTactic tactic) implements Action {}

    /** Says in secret what one of two equal sets will be spent on, while the other side does the same. */
    record NameInSecret(BattleSide side, BattleTactic tactic) implements InSecret {}

    /** The set becomes Gobble Dice. */
    record SpendOnDefence() implements Action {}

    /** The troops of a space attack another space. */
    record AttackSpace(BattleHex from, BattleHex at) implements Aimed {}

    /** Archers destroy one unit. */
    record ShootSpace(BattleHex from, BattleHex at) implements Aimed {}

    /**
     * Units of a space go to another.
     *
     * @param to the space they go to; empty if they leave the map
     */
    record MoveTroops(BattleHex from, Optional<BattleHex> to, Troops troops) implements OfTroops {}

    /** The set is spent on nothing. */
    record PassSet() implements Action {}

    /** A Gobble Die of a number, out of Defend sets, cancels a die. */
    record GobbleSetDie(int height) implements Action {}

    /** The free Gobble Die of a Forest or Mountain cancels a die. */
    record GobbleTerrainDie() implements Action {}

    /** The free Gobble Die of Defenders cancels a die. */
    record GobbleFreeDie() implements Action {}

    /** No more dice are cancelled. */
    record EnoughGobbled() implements Action {}

    /** A set loses a die. */
    record KnockDie(int height) implements Action {}

    /** A unit is lost. */
    record LoseUnit(TroopType type) implements HandMade {}

    /** A squad moves freely; units that cannot go along stay. */
    record MarchSquad(BattleHex from, BattleHex to) implements OfTroops {}

    /** Units of a squad move freely and leave others behind that could go along. No rule allows it; it is only ever refused. */
    record MarchPart(BattleHex from, BattleHex to, Troops troops) implements OfTroops {}

    /** A side moves no more squads in this round. */
    record DoneMarching() implements Action {}
}

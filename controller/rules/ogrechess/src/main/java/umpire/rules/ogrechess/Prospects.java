package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import umpire.rules.kernel.Count;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.Rulings;

/** The effect of each face of the die in an attack: {@code 6 destroys, 5 disables, 1–4 nothing}. */
final class Prospects {
    private static final int FACES = 6;
    private static final String NOTHING = "nothing";

    private final Combat combat;
    private final Damage damage;

    Prospects(Rulings rulings) {
        this.combat = new Combat(rulings);
        this.damage = new Damage(rulings);
    }

    /** Returns the immediate cost or gain of entering a square, and the effect of the first shot there. */
    String overrun(Chessboard board, Action.Overrun overrun, Position next) {
        if (board.unit(overrun.to()) instanceof Unit.CommandPost) {
            return "wins the game";
        }
        return switch (next.phase()) {
            case Phase.AwaitingRoll roll
            when roll.attack() instanceof Attack.Clash clash ->
                clash.fight().attackerFires()
                        ? "costs 1 squad, then " + shot(next.board(), clash).says()
                        : "it fires first and hits with "
                                + shot(next.board(), clash).hits();
            case Phase.AwaitingRoll roll
            when roll.attack() instanceof Attack.Parting parting ->
                "destroys the Ogre; its last shot hits with "
                        + shot(next.board(), parting).hits();
            case Phase.AwaitingAim aim -> "it fires first";
            default -> ended(board.unit(overrun.from()), next.board().at(overrun.to()));
        };
    }

    /** Returns the result of an overrun without a die. */
    private static String ended(Unit attacker, Optional<Unit> there) {
        if (there.filter(unit -> unit.side() == attacker.side()).isEmpty()) {
            return "every squad is lost";
        }
        return attacker instanceof Unit.Ogre fresh
                        && there.get() instanceof Unit.Ogre dented
                        && dented.moveUnits() < fresh.moveUnits()
                ? "destroys and costs " + Count.of(fresh.moveUnits() - dented.moveUnits(), "move unit")
                : "destroys";
    }

    /** Returns the effect of ranged fire. */
    static String of(Position position, Action.Fire fire) {
        Unit target = position.board().unit(fire.at());
        boolean ownTurn = target.side() == position.turn();
        return new Shot(
                        Combat.ranged(position.board(), fire),
                        target,
                        result -> Damage.ranged(target, fire.aim(), result, ownTurn))
                .says();
    }

    /** Returns the effect of a shot in an overrun. */
    String of(Chessboard board, Attack.Clash clash) {
        return shot(board, clash).says();
    }

    private Shot shot(Chessboard board, Attack.Clash clash) {
        Attack.Fight fight = clash.fight();
        Unit target = fight.target(board);
        Aim aim = clash.aim();
        boolean byArmour = !fight.attackerFires() && fight.shooter(board) instanceof Unit.Armour;
        return new Shot(combat.clash(board, fight, aim), target, result -> damage.clash(target, aim, result, byArmour));
    }

    /** Returns the effect of the last attack of an overrun Ogre. */
    String of(Chessboard board, Attack.Parting parting) {
        return shot(board, parting).says();
    }

    private Shot shot(Chessboard board, Attack.Parting parting) {
        Unit target = board.unit(parting.at());
        return new Shot(Odds.ONE_TO_ONE, target, result -> damage.parting(target, result));
    }

    private record Shot(Odds odds, Unit target, Function<Odds.Result, Optional<Unit>> damage) {
        String says() {
            if (!odds.needsRoll()) {
                return "no die is needed: " + effect(1);
            }
            List<String> effects = new ArrayList<>();
            int most = FACES;
            for (int face = FACES; face > 0; face--) {
                String effect = effect(face);
                if (face == 1 || !effect.equals(effect(face - 1))) {
                    effects.add(faces(face, most) + " " + effect);
                    most = face - 1;
                }
            }
            return String.join(", ", effects);
        }

        /** Returns the faces that have an effect. A higher face never has a smaller one. */
        String hits() {
            return IntStream.rangeClosed(1, FACES)
                    .filter(face -> !effect(face).equals(NOTHING))
                    .mapToObj(face -> faces(face, FACES))
                    .findFirst()
                    .orElse("no face");
        }

        private String effect(int face) {
            return Prospects.effect(target, damage.apply(odds.result(face)));
        }
    }

    private static String faces(int least, int most) {
        if (least == 1 && most == FACES) {
            return "every face";
        }
        return least == most ? String.valueOf(least) : least + "–" + most;
    }

    private static String effect(Unit before, Optional<Unit> after) {
        if (after.isEmpty()) {
            return before instanceof Unit.Ogre ? "destroys the Ogre" : "destroys";
        }
        if (after.get().equals(before)) {
            return NOTHING;
        }
        return switch (after.get()) {
            case Unit.Platoon platoon ->
                before instanceof Unit.Platoon full
                        ? "costs " + Count.of(full.squads() - platoon.squads(), "squad")
                        : "leaves " + Count.of(platoon.squads(), "squad");
            case Unit.Ogre ogre -> component((Unit.Ogre) before, ogre);
            case Unit.Armour armour -> "disables";
            case Unit.CommandPost post -> "disables";
            case Unit.Mechanized mech -> NOTHING;
        };
    }

    /** Names the component that an Ogre loses, or its new movement where the loss changes that. */
    private static String component(Unit.Ogre before, Unit.Ogre after) {
        if (after.moveUnits() == before.moveUnits()) {
            boolean main = after.batteries().main() < before.batteries().main();
            return main ? "destroys the Main Battery" : "destroys a Secondary Battery";
        }
        if (after.movement() == before.movement()) {
            return "destroys a move unit";
        }
        return after.immobile() ? "stops the Ogre" : "slows it to " + Wording.squares(after.movement());
    }
}

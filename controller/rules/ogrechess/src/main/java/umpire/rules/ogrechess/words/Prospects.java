package umpire.rules.ogrechess.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import umpire.rules.ogrechess.combat.Combat;
import umpire.rules.ogrechess.combat.Damage;
import umpire.rules.ogrechess.combat.Odds;
import umpire.rules.ogrechess.position.Action;
import umpire.rules.ogrechess.position.Aim;
import umpire.rules.ogrechess.position.Attack;
import umpire.rules.ogrechess.position.Chessboard;
import umpire.rules.ogrechess.position.Fight;
import umpire.rules.ogrechess.position.Position;
import umpire.rules.ogrechess.position.Unit;
import umpire.rules.ogrechess.rulings.Rulings;

/** What each face of the die would do in an attack: {@code 6 destroys, 5 disables, 1–4 nothing}. */
public final class Prospects {
    private static final int FACES = 6;
    private static final String NOTHING = "nothing";

    private final Combat combat;
    private final Damage damage;

    public Prospects(Rulings rulings) {
        this.combat = new Combat(rulings);
        this.damage = new Damage(rulings);
    }

    /** Returns what ranged fire would do. */
    static String of(Position position, Action.Fire fire) {
        Unit target = position.board().unit(fire.at());
        boolean ownTurn = target.side() == position.turn();
        return of(
                Combat.ranged(position.board(), fire),
                target,
                result -> Damage.ranged(target, fire.aim(), result, ownTurn));
    }

    /** Returns what a shot in an overrun would do. */
    String of(Chessboard board, Attack.Clash clash) {
        Fight fight = clash.fight();
        Unit target = fight.target(board);
        Aim aim = clash.aim();
        boolean byArmour = !fight.attackerFires() && fight.shooter(board) instanceof Unit.Armour;
        return of(combat.clash(board, fight, aim), target, result -> damage.clash(target, aim, result, byArmour));
    }

    /** Returns what the last attack of an overrun Ogre would do. */
    String of(Chessboard board, Attack.Parting parting) {
        Unit target = board.unit(parting.at());
        return of(Odds.ONE_TO_ONE, target, result -> damage.parting(target, result));
    }

    private static String of(Odds odds, Unit target, Function<Odds.Result, Optional<Unit>> damage) {
        if (!odds.needsRoll()) {
            Odds.Result sure = odds.result(1);
            return "no die is needed: " + effect(target, damage.apply(sure));
        }
        List<String> byFace = IntStream.rangeClosed(1, FACES)
                .mapToObj(face -> effect(target, damage.apply(odds.result(face))))
                .toList();
        List<String> effects = new ArrayList<>();
        int most = FACES;
        for (int face = FACES; face > 0; face--) {
            String effect = byFace.get(face - 1);
            if (face == 1 || !effect.equals(byFace.get(face - 2))) {
                effects.add(faces(face, most) + " " + effect);
                most = face - 1;
            }
        }
        return String.join(", ", effects);
    }

    private static String faces(int least, int most) {
        if (least == 1 && most == FACES) {
            return "every face";
        }
        return least == most ? String.valueOf(least) : least + "–" + most;
    }

    private static String effect(Unit before, Optional<Unit> after) {
        if (after.isEmpty()) {
            return "destroys";
        }
        if (after.get().equals(before)) {
            return NOTHING;
        }
        return switch (after.get()) {
            case Unit.Platoon platoon ->
                before instanceof Unit.Platoon full
                        ? "costs " + Wording.squads(full.squads() - platoon.squads())
                        : "leaves " + Wording.squads(platoon.squads());
            case Unit.Ogre ogre -> "destroys it";
            case Unit.Armour armour -> "disables";
            case Unit.CommandPost post -> "disables";
            case Unit.Mechanized mech -> NOTHING;
        };
    }
}

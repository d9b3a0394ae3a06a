package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.groundforce.Action.AlikeChoice;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;
import umpire.rules.kernel.Game;

/** Every action that can be written. Walks and attacks are limited to a few spaces. */
final class GroundForceUniverse {
    private static final int FAR = 4;

    private GroundForceUniverse() {}

    static List<Action> actions(Game<Position, Action> game) {
        List<Action> all = new ArrayList<>(List.of(new Action.ShuffleCards(), new Action.EndTurn()));
        List<GroundPlace> places = game.board().areas().stream()
                .flatMap(area -> GroundPlace.at(area.place()).stream())
                .toList();
        for (OrderKind kind : OrderKind.values()) {
            for (int number = 1; number <= 6; number++) {
                all.add(new Action.DrawCard(new OrderCard(kind, number)));
            }
        }
        for (ForceType type : ForceType.values()) {
            places.forEach(from -> units(type, from, places, all));
        }
        for (GroundPlace from : places) {
            all.add(new Action.AdvanceInto(List.of(from), false));
            all.add(new Action.AdvanceInto(List.of(from), true));
            places.stream()
                    .filter(other -> other.compareTo(from) >= 0 && other.spacesTo(from) <= 2)
                    .forEach(other -> all.add(new Action.AdvanceInto(List.of(from, other), false)));
        }
        dice(all);
        return all;
    }

    private static void units(ForceType type, GroundPlace from, List<GroundPlace> places, List<Action> all) {
        all.add(new Action.PlaceUnit(type, from));
        all.add(new Action.BuyUnit(type, from));
        all.add(new Action.RemoveUnit(type, from));
        for (GroundPlace to : places) {
            if (from.spacesTo(to) <= FAR) {
                all.add(new Action.WalkUnit(type, from, to, false));
                all.add(new Action.WalkUnit(type, from, to, true));
                for (AlikeChoice choice : AlikeChoice.values()) {
                    attacks(type, new Action.NamedAttacker(from, choice), places, to, all);
                }
            }
        }
    }

    private static void attacks(
            ForceType type, Action.NamedAttacker one, List<GroundPlace> places, GroundPlace to, List<Action> all) {
        all.add(new Action.AttackPlace(type, List.of(one), to));
        for (GroundPlace with : places) {
            if (with.compareTo(one.from()) >= 0 && with.spacesTo(one.from()) <= 2) {
                for (AlikeChoice choice : AlikeChoice.values()) {
                    all.add(new Action.AttackPlace(type, List.of(one, new Action.NamedAttacker(with, choice)), to));
                }
            }
        }
    }

    private static void dice(List<Action> all) {
        List<List<BattleFace>> faces = new ArrayList<>();
        for (BattleFace one : BattleFace.values()) {
            faces.add(List.of(one));
            for (BattleFace other : BattleFace.values()) {
                if (other.compareTo(one) >= 0) {
                    faces.add(List.of(one, other));
                }
            }
        }
        faces.forEach(attack -> faces.forEach(defence -> all.add(new Action.ThrowDice(attack, defence))));
    }
}

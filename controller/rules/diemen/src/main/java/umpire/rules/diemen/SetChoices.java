package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;

/** Lists what a set may be spent on, squad by squad in the order of their spaces. */
final class SetChoices {
    private final AttackJudge attacks;
    private final MoveJudge moves;

    SetChoices(AttackJudge attacks, MoveJudge moves) {
        this.attacks = attacks;
        this.moves = moves;
    }

    List<Action> attacks(Position position, Phase.SpendingSet spending) {
        List<Action> listed = new ArrayList<>();
        if (attacks.tactic(position, spending).found().isPresent()) {
            return listed;
        }
        BattleSide side = spending.side();
        for (BattleSquad squad : position.field().squads(side)) {
            for (BattleSquad enemy : position.field().squads(side.other())) {
                if (squad.at().distance(enemy.at()) <= AttackJudge.FARTHEST) {
                    listed.addAll(attacks(position, spending, squad.at(), enemy.at()));
                }
            }
        }
        return listed;
    }

    private List<Action> attacks(Position position, Phase.SpendingSet spending, BattleHex from, BattleHex at) {
        List<Action> listed = new ArrayList<>();
        if (attacks.attack(position, spending, from, at).isEmpty()) {
            listed.add(new Action.AttackSpace(from, at));
        }
        if (attacks.shoot(position, spending, from, at).isEmpty()) {
            listed.add(new Action.ShootSpace(from, at));
        }
        return listed;
    }

    List<Action> moves(Position position, Phase.SpendingSet spending) {
        List<Action> listed = new ArrayList<>();
        for (BattleSquad squad : position.field().squads(spending.side())) {
            List<Troops> parts = squad.troops().parts();
            for (MoveJudge.OpenWay way : moves.ways(position, spending, squad)) {
                for (Troops part : parts) {
                    if (way.carries(part)) {
                        listed.add(new Action.MoveTroops(squad.at(), way.to(), part));
                    }
                }
            }
        }
        return listed;
    }

    /** Returns whether a squad of a side is surrounded. */
    boolean anySurrounded(Position position, Phase.SpendingSet spending) {
        return position.field().squads(spending.side()).stream()
                .anyMatch(squad -> moves.surrounded(position, spending, squad));
    }

    /** Returns whether any Move is left to a set. */
    boolean anyMove(Position position, Phase.SpendingSet spending) {
        for (BattleSquad squad : position.field().squads(spending.side())) {
            for (MoveJudge.OpenWay way : moves.ways(position, spending, squad)) {
                for (TroopType type : way.able().types()) {
                    if (way.carries(Troops.of(type, 1))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}

package umpire.rules.diemen.refusal;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
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

    List<ConflictAction> attacks(Conflict conflict, ConflictPhase.SpendingSet spending) {
        List<ConflictAction> listed = new ArrayList<>();
        if (attacks.tactic(conflict, spending).found().isPresent()) {
            return listed;
        }
        BattleSide side = spending.side();
        for (BattleSquad squad : conflict.field().squads(side)) {
            for (BattleSquad enemy : conflict.field().squads(side.other())) {
                if (squad.at().distance(enemy.at()) <= AttackJudge.FARTHEST) {
                    listed.addAll(attacks(conflict, spending, squad.at(), enemy.at()));
                }
            }
        }
        return listed;
    }

    private List<ConflictAction> attacks(
            Conflict conflict, ConflictPhase.SpendingSet spending, BattleHex from, BattleHex at) {
        List<ConflictAction> listed = new ArrayList<>();
        if (attacks.attack(conflict, spending, from, at).isEmpty()) {
            listed.add(new ConflictAction.AttackSpace(from, at));
        }
        if (attacks.shoot(conflict, spending, from, at).isEmpty()) {
            listed.add(new ConflictAction.ShootSpace(from, at));
        }
        return listed;
    }

    List<ConflictAction> moves(Conflict conflict, ConflictPhase.SpendingSet spending) {
        List<ConflictAction> listed = new ArrayList<>();
        for (BattleSquad squad : conflict.field().squads(spending.side())) {
            List<Troops> parts = squad.troops().parts();
            for (MoveJudge.OpenWay way : moves.ways(conflict, spending, squad)) {
                for (Troops part : parts) {
                    if (way.carries(part)) {
                        listed.add(new ConflictAction.MoveTroops(squad.at(), way.to(), part));
                    }
                }
            }
        }
        return listed;
    }

    /** Returns whether a squad of a side is surrounded. */
    boolean anySurrounded(Conflict conflict, ConflictPhase.SpendingSet spending) {
        return conflict.field().squads(spending.side()).stream()
                .anyMatch(squad -> moves.surrounded(conflict, spending, squad));
    }

    /** Returns whether any Move is left to a set. */
    boolean anyMove(Conflict conflict, ConflictPhase.SpendingSet spending) {
        for (BattleSquad squad : conflict.field().squads(spending.side())) {
            for (MoveJudge.OpenWay way : moves.ways(conflict, spending, squad)) {
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

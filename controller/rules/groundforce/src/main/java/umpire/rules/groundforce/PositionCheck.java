package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.rulings.Rulings;
import umpire.rules.kernel.Parsed;

/** Finds the faults of a position: more units than the box holds, or parts that contradict one another. Its history is not checked. */
record PositionCheck(Setup setup) {
    /** Returns the position, or every fault. */
    Parsed<Position> check(Position position) {
        List<String> wrong = new ArrayList<>();
        units(position, wrong);
        places(position, wrong);
        for (ArmyColour army : ArmyColour.values()) {
            cards(army, position.cards(army), wrong);
        }
        position.lastBattle().ifPresent(battle -> dice(battle, wrong));
        if (wrong.isEmpty()) {
            ended(position, wrong);
        }
        if (wrong.isEmpty()) {
            new PhaseCheck(setup, position).misfit().ifPresent(wrong::add);
        }
        return wrong.isEmpty() ? Parsed.good(position) : Parsed.bad(String.join("; ", wrong));
    }

    private void units(Position position, List<String> wrong) {
        boolean placing = position.phase() instanceof Phase.PlacingUnits;
        for (ArmyColour army : ArmyColour.values()) {
            for (ForceType type : ForceType.values()) {
                int most = placing ? type.atStart() : setup.box().getOrDefault(type, 0);
                int standing = position.forces().count(army, type);
                if (standing > most) {
                    wrong.add(army + " has " + type.counted(standing)
                            + (placing ? "; it begins with " + most : "; its box holds " + most));
                }
            }
        }
    }

    private void places(Position position, List<String> wrong) {
        position.forces().squads().forEach((place, squad) -> {
            if (!setup.board().has(place)) {
                wrong.add(place + " is not a place of this board");
            }
            if (squad.size() > ForceSquad.ROOM) {
                wrong.add("on " + place + " stand " + squad.size() + " units; a place holds " + ForceSquad.ROOM);
            }
        });
    }

    private void cards(ArmyColour army, List<OrderCard> drawn, List<String> wrong) {
        drawn.stream()
                .filter(card -> !setup.deck().cards().contains(card))
                .findFirst()
                .ifPresent(card -> wrong.add(army + "'s deck has no card " + card));
        if (new HashSet<>(drawn).size() < drawn.size()) {
            wrong.add(army + " has drawn a card twice");
        }
    }

    private void dice(BattleThrow battle, List<String> wrong) {
        String last = "in the last battle ";
        if (battle.attack().size() > Rulings.DICE || battle.defence().size() > Rulings.DICE) {
            wrong.add(last + "a side threw more than its two dice");
        } else if (battle.attack().size() > setup.rulings().mostAttackers()) {
            wrong.add(last + battle.attacker() + " threw two dice; house ruling: one unit attacks at a time");
        }
        Stream.concat(battle.attack().stream(), battle.defence().stream())
                .filter(face -> !setup.die().contains(face))
                .findFirst()
                .ifPresent(face -> wrong.add(last + "a die shows " + face.word() + ", which no face has"));
        if (!setup.board().has(battle.target())) {
            wrong.add(last + battle.target() + " was attacked, which is not a place of this board");
        }
    }

    /** Checks that a game that an army has won is over. */
    private void ended(Position position, List<String> wrong) {
        if (position.phase() instanceof Phase.WarOver || position.phase() instanceof Phase.PlacingUnits) {
            return;
        }
        for (ArmyColour army : ArmyColour.values()) {
            if (setup.inOtherBase(position, army)) {
                wrong.add(army + " stands in the other base, so the game is over");
            }
            if (position.forces().destroyed(army)) {
                wrong.add(army + " has no units, so the game is over");
            }
        }
    }
}

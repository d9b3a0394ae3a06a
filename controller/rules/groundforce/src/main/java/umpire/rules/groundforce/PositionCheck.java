package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.rulings.Rulings;
import umpire.rules.kernel.Parsed;

/** Says what is impossible about a position. */
final class PositionCheck {
    private final Setup setup;
    private final PhaseCheck phases;

    public PositionCheck(Setup setup) {
        this.setup = setup;
        this.phases = new PhaseCheck(setup);
    }

    /**
     * Returns the position, or everything that cannot be. What is forgotten is not impossible: cards below others, and the dice of a
     * battle that is over.
     */
    public Parsed<Position> check(Position position) {
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
            phases.misfit(position)
                    .or(() -> new StealthCheck(position).misfit())
                    .ifPresent(wrong::add);
        }
        return wrong.isEmpty()
                ? Parsed.good(new StealthCheck(position).completed())
                : Parsed.bad(String.join("; ", wrong));
    }

    /** Returns a position as it is found on a table, or everything that cannot be. The last cards tell who is in stealth. */
    public Parsed<Position> found(Position position) {
        return check(new StealthCheck(position).told());
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
                wrong.add(place + " is no place of this board");
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
            wrong.add(last + battle.attacker() + " threw two dice; in this house one unit attacks at a time");
        }
        faceless(battle).ifPresent(face -> wrong.add(last + "a die shows " + face.word() + ", which no face has"));
        if (!setup.board().has(battle.target())) {
            wrong.add(last + battle.target() + " was attacked, which is no place of this board");
        } else if (setup.board().inBase(battle.attacker(), battle.target())) {
            wrong.add(last + battle.attacker() + " attacked its own base, where nobody else ever stood");
        }
    }

    private Optional<BattleFace> faceless(BattleThrow battle) {
        List<BattleFace> shown = new ArrayList<>(battle.attack());
        shown.addAll(battle.defence());
        return shown.stream().filter(face -> !setup.die().contains(face)).findFirst();
    }

    /** A game is over exactly where somebody has won. */
    private void ended(Position position, List<String> wrong) {
        boolean over = position.phase() instanceof Phase.WarOver;
        boolean placing = position.phase() instanceof Phase.PlacingUnits;
        for (ArmyColour army : ArmyColour.values()) {
            boolean entered = setup.board().base(army.other()).stream()
                    .anyMatch(place -> position.forces().holds(army, place));
            if (!over && !placing && entered) {
                wrong.add(army + " stands in the other base, so the game is over");
            }
            if (!over && !placing && position.forces().destroyed(army)) {
                wrong.add(army + " has no units, so the game is over");
            }
        }
    }
}

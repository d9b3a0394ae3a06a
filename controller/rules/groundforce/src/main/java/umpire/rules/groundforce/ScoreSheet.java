package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Score;

/** The score: the units by type, and the points that a reinforcement would bring. */
final class ScoreSheet {
    private ScoreSheet() {}

    /** Returns the units of both armies by type, and the distance of each army to the other base. */
    public static List<Score> of(Setup setup, Position position) {
        List<Score> scores = new ArrayList<>();
        for (ArmyColour army : ArmyColour.values()) {
            List<Score.Reason> parts = new ArrayList<>();
            int all = 0;
            for (ForceType type : ForceType.values()) {
                int count = position.forces().count(army, type);
                all += count;
                if (count > 0) {
                    parts.add(new Score.Reason(count, count == 1 ? type.says() : type.plural()));
                }
            }
            scores.add(new Score(army.seat(), all, "units", parts)
                    .decidedBy(
                            leads(setup, position, army),
                            nearest(setup, position, army),
                            new Score.Goal(all, all == 1 ? "unit" : "units")));
        }
        return scores;
    }

    /** Returns whether an army is nearer to the other base. */
    private static boolean leads(Setup setup, Position position, ArmyColour army) {
        return away(setup, position, army) < away(setup, position, army.other());
    }

    private static Score.Goal nearest(Setup setup, Position position, ArmyColour army) {
        int away = away(setup, position, army);
        return new Score.Goal(away, (away == 1 ? "space" : "spaces") + " to go to the enemy's base");
    }

    /** Returns the distance in spaces from an army's nearest unit to the other base. */
    private static int away(Setup setup, Position position, ArmyColour army) {
        return position.forces().squads().entrySet().stream()
                .filter(squad -> squad.getValue().army() == army)
                .map(Map.Entry::getKey)
                .flatMapToInt(place -> setup.board().base(army.other()).stream().mapToInt(place::spacesTo))
                .min()
                .orElse(0);
    }

    /** Returns lines about mining areas, reinforcements, saboteurs in stealth and the last battle. */
    public static List<String> facts(Setup setup, Position position) {
        List<String> facts = new ArrayList<>();
        for (ArmyColour army : ArmyColour.values()) {
            List<String> mines = setup.mines(position, army).stream()
                    .map(GroundPlace::toString)
                    .toList();
            facts.add(army + " controls " + controlled(mines) + "; a reinforcement brings "
                    + setup.points(position, army) + " points.");
        }
        for (ArmyColour army : ArmyColour.values()) {
            if (position.hides(army)) {
                facts.add(army + "'s saboteurs are in stealth and cannot be attacked.");
            }
        }
        position.lastBattle().ifPresent(battle -> facts.add(said(battle)));
        return facts;
    }

    /** Returns the same as values, and how far each army is from the other base. */
    static List<NamedValue> values(Setup setup, Position position) {
        List<NamedValue> values = new ArrayList<>();
        for (ArmyColour army : ArmyColour.values()) {
            List<String> mines = setup.mines(position, army).stream()
                    .map(GroundPlace::toString)
                    .toList();
            Stream.of(
                            NamedValue.of("spaces-to-base", away(setup, position, army)),
                            NamedValue.of("mining-areas", mines),
                            NamedValue.of("reinforcement-points", setup.points(position, army)),
                            NamedValue.of("in-stealth", position.hides(army) ? 1 : 0))
                    .forEach(value -> values.add(value.of(army.toString())));
        }
        position.lastBattle()
                .ifPresent(battle -> values.addAll(List.of(
                        NamedValue.of("battle-place", List.of(battle.target().toString())),
                        NamedValue.of("battle-dice", battle.hits())
                                .of(battle.attacker().toString()),
                        NamedValue.of("battle-dice", battle.blocks())
                                .of(battle.attacker().other().toString()))));
        return values;
    }

    private static String controlled(List<String> mines) {
        return switch (mines.size()) {
            case 0 -> "no mining area";
            case 1 -> "the mining area " + mines.get(0);
            default -> "the mining areas " + String.join(", ", mines);
        };
    }

    /** Returns the compared dice of a battle as a sentence. */
    static String said(BattleThrow battle) {
        int lead = battle.lead();
        ArmyColour better = lead > 0 ? battle.attacker() : battle.attacker().other();
        return "Last battle, on " + battle.target() + ": " + battle.attacker() + " attacked with "
                + BattleFace.inWords(battle.attack()) + " (" + battle.hits() + "), "
                + battle.attacker().other() + " defended with " + BattleFace.inWords(battle.defence()) + " ("
                + battle.blocks() + "): "
                + (lead == 0 ? "a tie." : better + " won by " + Math.abs(lead) + ".");
    }
}

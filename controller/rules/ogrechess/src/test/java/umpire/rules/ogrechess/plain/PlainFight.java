package umpire.rules.ogrechess.plain;

import java.util.List;

/** An overrun (2.141, 2.1411, 2.532, 2.741, 2.7411, 4.03), shot by shot. */
final class PlainFight {
    private final PlainTable table;
    private final int from;
    private final int at;
    private PlainUnit attacker;
    private boolean attackerFires;
    private int shot;
    private int unarmed;
    private final int spent;

    private PlainFight(PlainTable table, int from, int at, PlainUnit attacker, boolean attackerFires, int spent) {
        this.table = table;
        this.from = from;
        this.at = at;
        this.attacker = attacker;
        this.attackerFires = attackerFires;
        this.spent = spent;
    }

    /** Reads a fight from the details of its phase. */
    static PlainFight read(PlainTable table) {
        String[] details = table.details();
        PlainFight fight = new PlainFight(
                table,
                PlainTable.square(details[0]),
                PlainTable.square(details[1]),
                PlainUnit.read(details[2]),
                details[3].equals("attacker"),
                Integer.parseInt(details[6]));
        fight.shot = Integer.parseInt(details[4]);
        fight.unarmed = Integer.parseInt(details[5]);
        return fight;
    }

    boolean againstOgre() {
        return target().kind() == 'O';
    }

    PlainUnit target() {
        return attackerFires ? table.at[at] : attacker;
    }

    private PlainUnit shooter() {
        return attackerFires ? attacker : table.at[at];
    }

    /** A unit enters an enemy's square. */
    static PlainTable enter(PlainTable table, int from, int at) {
        PlainUnit attacker = table.at[from];
        PlainUnit defender = table.at[at];
        if (defender.kind() == 'C') {
            table.at[from] = null;
            table.at[at] = attacker;
            table.phase = "";
            return table.passOn();
        }
        if (attacker.kind() == 'O') {
            return defender.foot() ? crush(table, from, at) : ram(table, from, at);
        }
        table.at[from] = null;
        if (defender.kind() == 'O') {
            return storm(table, attacker, at);
        }
        boolean onFoot = attacker.kind() == 'I';
        PlainUnit left = onFoot ? PlainFire.fewer(attacker, 1) : attacker;
        return new PlainFight(table, from, at, left, onFoot, 0).goOn();
    }

    private static PlainTable ram(PlainTable table, int from, int at) {
        PlainUnit ogre = table.at[from];
        int cost = table.at[at].kind() == 'H' ? 2 : 1;
        table.at[from] = null;
        table.at[at] = ogre.ogre(ogre.main(), ogre.secondary(), Math.max(0, ogre.treads() - cost));
        return table.passOn();
    }

    private static PlainTable crush(PlainTable table, int from, int at) {
        PlainUnit ogre = table.at[from];
        int origin = from;
        int before = 0;
        if (table.word().equals("onward")) {
            origin = PlainTable.square(table.details()[0]);
            before = ogre.speed() - Integer.parseInt(table.details()[2]);
        }
        int squares = Math.max(Math.abs(PlainTable.files(from, at)), Math.abs(PlainTable.ranks(from, at)));
        table.at[from] = null;
        return new PlainFight(table, origin, at, ogre, false, before + squares + 1).goOn();
    }

    private static PlainTable storm(PlainTable table, PlainUnit infantry, int at) {
        table.at[at] = lessParts(infantry, table.at[at].weapons());
        return infantry.kind() == 'I'
                ? table.awaits("parting", PlainTable.name(at))
                : table.awaits("parting", PlainTable.name(at), "mech");
    }

    static boolean survives(PlainUnit infantry, PlainUnit ogre) {
        return lessParts(infantry, ogre.weapons()) != null;
    }

    /** Takes parts of infantry away, the GEV-PC first. */
    private static PlainUnit lessParts(PlainUnit infantry, int losses) {
        if (losses == 0) {
            return infantry;
        }
        return infantry.kind() == 'P'
                ? PlainFire.fewer(PlainUnit.platoon(infantry.white(), 3, true), losses - 1)
                : PlainFire.fewer(infantry, losses);
    }

    /** The wreck's attack at 1-1. */
    static PlainTable part(PlainTable table, int at, int face) {
        boolean lost = !PlainFire.result(1, 1, face).equals("NE");
        table.at[at] = lessParts(table.at[at], lost ? 1 : 0);
        return table.at[at] == null ? table.passOn() : PlainTurn.taken(table, at);
    }

    private int shots() {
        PlainUnit shooter = shooter();
        return switch (shooter.kind()) {
            case 'O' -> shooter.weapons();
            case 'P' -> attackerFires ? 1 : 2;
            default -> 1;
        };
    }

    private double strength() {
        PlainUnit shooter = shooter();
        return switch (shooter.kind()) {
            case 'I' -> 2 * shooter.squads();
            case 'P' -> attackerFires ? 2 * 3 + 1 : shot == 0 ? 2 * 3 : 1;
            case 'O' -> 2 * (shot < shooter.main() ? 4 : 3);
            default -> PlainFire.attack(shooter, 0, 0) / (shooter.disabled() > 0 ? 2.0 : 1.0);
        };
    }

    private int defence(String aim) {
        return switch (target().kind()) {
            case 'I' -> 1;
            case 'P' -> 2;
            default -> PlainFire.defence(target(), aim);
        };
    }

    /** Goes on until an aim or a die is needed, or one side is left. */
    private PlainTable goOn() {
        if (shot < shots()) {
            List<String> aims = PlainFire.aims(target());
            return aims.size() > 1 ? waits("aim") : shoot(aims.get(0));
        }
        if (shots() == 0 && ++unarmed > 2) {
            return fallBack();
        }
        attackerFires = !attackerFires;
        shot = 0;
        return goOn();
    }

    private PlainTable waits(String word) {
        String details = PlainTable.name(from) + ";" + PlainTable.name(at) + ";" + attacker.text() + ";"
                + (attackerFires ? "attacker" : "defender") + ";" + shot + ";" + unarmed + ";" + spent;
        return table.awaits(word, details);
    }

    PlainTable shoot(String aim) {
        String result = PlainFire.result(strength(), defence(aim), 0);
        if (result.equals("roll")) {
            String where = waits("clash").phase;
            table.phase = where.substring(0, where.length() - 1) + ";" + (aim.isEmpty() ? "unit" : aim) + ")";
            return table;
        }
        return hit(aim, result);
    }

    PlainTable roll(int face) {
        String aim = table.details()[7].equals("unit") ? "" : table.details()[7];
        return hit(aim, PlainFire.result(strength(), defence(aim), face));
    }

    private PlainTable hit(String aim, String result) {
        PlainUnit left = result.equals("NE") ? target() : struck(aim, result);
        if (left == null) {
            if (!attackerFires) {
                return table.passOn();
            }
            table.at[at] = attacker;
            return won();
        }
        if (attackerFires) {
            table.at[at] = left;
        } else {
            attacker = left;
        }
        shot++;
        return goOn();
    }

    /** A D is an X to all but an Ogre; infantry loses squads one by one, and the GEV-PC first. */
    private PlainUnit struck(String aim, String result) {
        PlainUnit target = target();
        return switch (target.kind()) {
            case 'I' -> PlainFire.fewer(target, 1);
            case 'P' ->
                PlainUnit.platoon(
                        target.white(), result.equals("X") && shooter().armour() ? 2 : 3, true);
            case 'O' -> result.equals("X") ? PlainFire.without(target, aim) : target;
            default -> null;
        };
    }

    private PlainTable won() {
        if (attacker.kind() != 'O') {
            return PlainTurn.taken(table, at);
        }
        int points = attacker.speed() - spent;
        table.awaits("onward", PlainTable.name(from), PlainTable.name(at), points);
        return points > 0 && !PlainTurn.onward(table).isEmpty() ? table : table.passOn();
    }

    private PlainTable fallBack() {
        int files = Integer.signum(PlainTable.files(at, from));
        int ranks = Integer.signum(PlainTable.ranks(at, from));
        int back = PlainTable.step(at, files, ranks);
        while (table.at[back] != null && back != from) {
            back = PlainTable.step(back, files, ranks);
        }
        table.at[back] = attacker;
        return table.passOn();
    }
}

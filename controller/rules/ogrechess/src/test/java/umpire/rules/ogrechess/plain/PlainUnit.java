package umpire.rules.ogrechess.plain;

/**
 * A unit as its text has it.
 *
 * @param kind one of I G H M O C P
 * @param squads of infantry
 * @param promoted of infantry
 * @param disabled turns of its owner until it recovers
 * @param main Main Batteries of an Ogre
 * @param secondary its Secondary Batteries
 * @param treads its move units
 */
record PlainUnit(
        char kind, boolean white, int squads, boolean promoted, int disabled, int main, int secondary, int treads) {
    static PlainUnit read(String text) {
        char kind = Character.toUpperCase(text.charAt(0));
        boolean white = Character.isUpperCase(text.charAt(0));
        String inside = text.length() > 1 ? text.substring(2, text.length() - 1) : "";
        return switch (kind) {
            case 'I' ->
                new PlainUnit(
                        kind, white, inside.isEmpty() ? 3 : inside.charAt(0) - '0', inside.endsWith("+"), 0, 0, 0, 0);
            case 'O' -> {
                String[] record = (inside.isEmpty() ? "1,4,9" : inside).split(",");
                yield new PlainUnit(
                        kind,
                        white,
                        0,
                        false,
                        0,
                        Integer.parseInt(record[0]),
                        Integer.parseInt(record[1]),
                        Integer.parseInt(record[2]));
            }
            default -> new PlainUnit(kind, white, 0, false, inside.isEmpty() ? 0 : inside.charAt(1) - '0', 0, 0, 0);
        };
    }

    String text() {
        String letter = String.valueOf(white ? kind : Character.toLowerCase(kind));
        if (kind == 'I') {
            return squads == 3 && !promoted ? letter : letter + "(" + squads + (promoted ? "+" : "") + ")";
        }
        if (kind == 'O') {
            boolean whole = main == 1 && secondary == 4 && treads == 9;
            return whole ? letter : letter + "(" + main + "," + secondary + "," + treads + ")";
        }
        return disabled == 0 ? letter : letter + "(d" + disabled + ")";
    }

    static PlainUnit platoon(boolean white, int squads, boolean promoted) {
        return new PlainUnit('I', white, squads, promoted, 0, 0, 0, 0);
    }

    static PlainUnit mech(boolean white) {
        return new PlainUnit('P', white, 0, false, 0, 0, 0, 0);
    }

    PlainUnit stopped(int turns) {
        return new PlainUnit(kind, white, squads, promoted, turns, main, secondary, treads);
    }

    PlainUnit ogre(int newMain, int newSecondary, int newTreads) {
        return new PlainUnit(kind, white, 0, false, 0, newMain, newSecondary, newTreads);
    }

    boolean armour() {
        return kind == 'G' || kind == 'H' || kind == 'M';
    }

    boolean foot() {
        return kind == 'I' || kind == 'P';
    }

    /** 2.52: every three move units destroyed cost one square. */
    int speed() {
        return 3 - (9 - treads) / 3;
    }

    int weapons() {
        return main + secondary;
    }
}

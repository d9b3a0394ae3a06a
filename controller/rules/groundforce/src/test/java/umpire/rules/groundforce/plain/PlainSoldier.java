package umpire.rules.groundforce.plain;

/** One unit as written: letter, apostrophe in a second move, walked spaces, x for its attack, ! if it was attacked. */
final class PlainSoldier {
    final char letter;
    boolean second;
    int walked;
    boolean attacked;
    boolean struck;

    PlainSoldier(String text) {
        this.letter = text.charAt(0);
        this.second = text.contains("'");
        this.attacked = text.contains("x");
        this.walked = text.contains("1") ? 1 : text.contains("2") ? 2 : 0;
        this.struck = text.contains("!");
    }

    String done() {
        return (second ? "'" : "") + (walked == 0 ? "" : walked) + (attacked ? "x" : "") + (struck ? "!" : "");
    }

    String text() {
        return letter + done();
    }

    /** Returns the sort key: troopers, then saboteurs, then heavy weapons, and the unit that has done less first. */
    int rank() {
        return "TSH".indexOf(letter) * 10000
                + (second ? 1000 : 0)
                + (attacked ? 100 : 0)
                + walked * 10
                + (struck ? 1 : 0);
    }

    /** Returns the spaces left in this move. */
    int stepsNow(PlainHouse house) {
        return struck || (attacked && !house.attackersWalkOn()) ? 0 : 2 - walked;
    }

    /** Returns the most spaces of one walk. A second move is another walk. */
    int steps(boolean rush, PlainHouse house) {
        return struck ? 0 : rush && !second ? 2 : stepsNow(house);
    }

    /** Returns the spaces of all remaining walks. */
    int allSteps(boolean rush, PlainHouse house) {
        return struck ? 0 : stepsNow(house) + (rush && !second ? 2 : 0);
    }

    int attacks(boolean rush) {
        int left = attacked ? 0 : 1;
        return rush && !second ? left + 1 : left;
    }

    /** Returns the spaces that the unit loses if it attacks. */
    int price(boolean rush, PlainHouse house) {
        PlainSoldier then = new PlainSoldier(text());
        then.attack();
        return allSteps(rush, house) - then.allSteps(rush, house);
    }

    /** Returns a key of what the unit can still do. Two units with equal keys need not be told apart. */
    String powers(boolean rush, PlainHouse house) {
        return attacks(rush) + " " + allSteps(rush, house) + " " + steps(rush, house);
    }

    void walk(int spaces, PlainHouse house) {
        if (spaces <= stepsNow(house)) {
            walked += spaces;
        } else {
            second = true;
            attacked = false;
            walked = spaces;
        }
    }

    void attack() {
        if (attacked) {
            second = true;
            walked = 0;
        }
        attacked = true;
    }
}

package umpire.rules.groundforce.plain;

/** One unit as it is written: its letter, an apostrophe in a second move, what it walked, an x once it has attacked. */
final class PlainSoldier {
    final char letter;
    boolean second;
    int walked;
    boolean attacked;

    PlainSoldier(String text) {
        this.letter = text.charAt(0);
        this.second = text.contains("'");
        this.attacked = text.contains("x");
        this.walked = text.contains("1") ? 1 : text.contains("2") ? 2 : 0;
    }

    PlainSoldier copy() {
        return new PlainSoldier(text());
    }

    String done() {
        return (second ? "'" : "") + (walked == 0 ? "" : walked) + (attacked ? "x" : "");
    }

    String text() {
        return letter + done();
    }

    /** The less it has done the smaller; troopers before saboteurs before heavy weapons. */
    int rank() {
        return "TSH".indexOf(letter) * 1000 + (second ? 100 : 0) + (attacked ? 10 : 0) + walked;
    }

    int stepsNow() {
        return attacked ? 0 : 2 - walked;
    }

    int steps(boolean rush) {
        return rush && !second ? 2 : stepsNow();
    }

    int attacks(boolean rush) {
        int left = attacked ? 0 : 1;
        return rush && !second ? left + 1 : left;
    }

    void walk(int spaces) {
        if (spaces <= stepsNow()) {
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

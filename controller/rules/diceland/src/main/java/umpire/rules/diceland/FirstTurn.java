package umpire.rules.diceland;

/** The phases from the armies to the first turn, as the scenario orders them. */
record FirstTurn(Setup setup) {
    /** Returns the state after a player has built an army. */
    Position afterArmy(Position position) {
        Scenario scenario = setup.scenario();
        if (scenario.twoArmies() && position.active() == Commander.RED) {
            return position.with(Commander.BLUE).with(new Phase.Enlisting());
        }
        if (scenario.basic()) {
            return placing(position, Commander.BLUE);
        }
        return scenario.ogre(Commander.RED) ? placing(position, Commander.RED) : electing(position);
    }

    private static Position placing(Position position, Commander whose) {
        return position.with(whose).with(new Phase.HandPlacing(Setup.ogre(whose)));
    }

    /** The smaller army decides, or a coin. */
    private Position electing(Position position) {
        int red = setup.army(position, Commander.RED);
        int blue = setup.army(position, Commander.BLUE);
        return red == blue
                ? position.with(Commander.RED).with(new Phase.Flipping())
                : position.with(red < blue ? Commander.RED : Commander.BLUE).with(new Phase.Electing());
    }

    /** Returns the state after a die was put on the table by hand. */
    Position afterPlacing(Position position) {
        return switch (setup.scenario()) {
            case MARK_III, MARK_V -> position.with(Commander.RED).with(new Phase.Choosing());
            case ARMIES, LARGE_ARMIES ->
                position.with(position.active().other()).with(new Phase.Choosing());
            case OGRES -> position.active() == Commander.RED ? placing(position, Commander.BLUE) : electing(position);
        };
    }
}

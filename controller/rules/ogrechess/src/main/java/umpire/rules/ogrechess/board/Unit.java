package umpire.rules.ogrechess.board;

/** A unit on the board, with the details that no picture of it shows. */
public sealed interface Unit {
    /** Squads a full platoon has (2.1421). */
    int FULL = 3;

    Side side();

    UnitKind kind();

    /** Returns the defence strength against ranged fire on the whole unit; an Ogre is shot at by component. */
    int defence();

    /**
     * Returns after how many starts of its owner's turns the unit recovers; 0 when it is not disabled. A unit hit in the
     * enemy's turn counts 2, one hit in its owner's turn 1.
     */
    default int disabled() {
        return 0;
    }

    /**
     * A platoon of infantry.
     *
     * @param squads 1 to 3
     * @param promoted whether it holds infantry that was promoted before
     */
    record Platoon(Side side, int squads, boolean promoted) implements Unit {
        public Platoon {
            if (squads < 1 || squads > FULL) {
                throw new IllegalArgumentException("a platoon has 1 to 3 squads, not " + squads);
            }
        }

        @Override
        public UnitKind kind() {
            return UnitKind.INF;
        }

        @Override
        public int defence() {
            return squads;
        }
    }

    /** A full platoon in its GEV-PC. Any loss makes it a platoon again. */
    record Mechanized(Side side) implements Unit {
        @Override
        public UnitKind kind() {
            return UnitKind.MECH;
        }

        @Override
        public int defence() {
            return UnitKind.MECH.defence();
        }
    }

    /** A GEV, a Heavy Tank or a Missile Tank. */
    record Armour(Side side, UnitKind kind, int disabled) implements Unit {
        public Armour {
            if (!kind.armour() || disabled < 0 || disabled > 2) {
                throw new IllegalArgumentException(kind + " disabled " + disabled + " is not an armour unit");
            }
        }

        @Override
        public int defence() {
            return kind.defence();
        }
    }

    /**
     * An Ogre Mk III-Chess.
     *
     * @param batteries the weapons left
     * @param moveUnits 0 to 9
     */
    record Ogre(Side side, Batteries batteries, int moveUnits) implements Unit {
        public Ogre {
            if (moveUnits < 0 || moveUnits > 9) {
                throw new IllegalArgumentException("an Ogre has 0 to 9 move units, not " + moveUnits);
            }
        }

        public static Ogre fresh(Side side) {
            return new Ogre(side, Batteries.ALL, 9);
        }

        /** Returns how many squares it moves: one for every three move units begun (2.52). */
        public int movement() {
            return (moveUnits + 2) / 3;
        }

        public boolean immobile() {
            return moveUnits == 0;
        }

        @Override
        public UnitKind kind() {
            return UnitKind.OGRE;
        }

        @Override
        public int defence() {
            return 0;
        }
    }

    /** The Mobile Command Post. */
    record CommandPost(Side side, int disabled) implements Unit {
        public CommandPost {
            if (disabled < 0 || disabled > 2) {
                throw new IllegalArgumentException("disabled is 0, 1 or 2, not " + disabled);
            }
        }

        @Override
        public UnitKind kind() {
            return UnitKind.MCP;
        }

        @Override
        public int defence() {
            return UnitKind.MCP.defence();
        }
    }

    /** Returns a unit as it comes out of the box. */
    static Unit fresh(Side side, UnitKind kind) {
        return switch (kind) {
            case INF -> new Platoon(side, FULL, false);
            case MECH -> new Mechanized(side);
            case GEV, HVY, MSL -> new Armour(side, kind, 0);
            case OGRE -> Ogre.fresh(side);
            case MCP -> new CommandPost(side, 0);
        };
    }

    /** Returns the unit with its recovery set; infantry and Ogres are never disabled. */
    default Unit disabledFor(int turns) {
        return switch (this) {
            case Armour armour -> new Armour(armour.side(), armour.kind(), turns);
            case CommandPost post -> new CommandPost(post.side(), turns);
            case Platoon platoon -> platoon;
            case Mechanized mech -> mech;
            case Ogre ogre -> ogre;
        };
    }
}

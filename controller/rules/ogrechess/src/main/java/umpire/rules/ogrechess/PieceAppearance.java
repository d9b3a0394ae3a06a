package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/** Describes the board sheet and the box, and converts positions to placements and back. */
final class PieceAppearance {
    static final Board BOARD = sheet();
    static final List<Piece> PIECES = box();

    private static final double SQUARE_MM = 64;
    private static final double SHEET_WIDTH_MM = 604;
    private static final double SHEET_HEIGHT_MM = 532;
    private static final double BOARD_TAG_X_MM = 281;
    private static final double BOARD_TAG_MM = 24;
    private static final double PIECE_TAG_MM = 18;
    private static final double PIECE_WIDTH_MM = 28;
    private static final double PIECE_DEPTH_MM = 52;
    private static final int FIRST_BLACK_TAG = 32;

    private static final Map<Side, Map<UnitKind, Token>> TOKENS = tokens();

    private PieceAppearance() {}

    private static Board sheet() {
        List<Area> areas = new ArrayList<>();
        for (Square square : Square.values()) {
            Point centre = new Point((square.file() - 3.5) * SQUARE_MM, (square.rank() - 3.5) * SQUARE_MM);
            Area.Tint tint = square.dark() ? Area.Tint.DARK : Area.Tint.LIGHT;
            areas.add(Area.rectangle(square.place(), centre, SQUARE_MM, SQUARE_MM, tint));
        }
        return new Board(
                "Ogre Chess",
                SHEET_WIDTH_MM,
                SHEET_HEIGHT_MM,
                areas,
                List.of(),
                List.of(
                        new Board.BoardTag(240, new Point(-BOARD_TAG_X_MM, 0), BOARD_TAG_MM),
                        new Board.BoardTag(241, new Point(BOARD_TAG_X_MM, 0), BOARD_TAG_MM)));
    }

    private static List<Piece> box() {
        List<Piece> pieces = new ArrayList<>();
        for (Side side : Side.values()) {
            int tag = side == Side.WHITE ? 0 : FIRST_BLACK_TAG;
            for (UnitKind kind : UnitKind.values()) {
                for (int i = 0; i < kind.inBox(); i++) {
                    pieces.add(new Piece(
                            side + " " + kind.title(),
                            side.seat().name(),
                            List.of(PieceFace.tile(
                                    tag++,
                                    new Token(kind.token(side)),
                                    kind.name(),
                                    PIECE_TAG_MM,
                                    PIECE_WIDTH_MM,
                                    PIECE_DEPTH_MM,
                                    kind.heightMm()))));
                }
            }
        }
        return List.copyOf(pieces);
    }

    private static Map<Side, Map<UnitKind, Token>> tokens() {
        Map<Side, Map<UnitKind, Token>> tokens = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            Map<UnitKind, Token> ofSide = new EnumMap<>(UnitKind.class);
            for (UnitKind kind : UnitKind.values()) {
                ofSide.put(kind, new Token(kind.token(side)));
            }
            tokens.put(side, ofSide);
        }
        return tokens;
    }

    private static Token token(Unit unit) {
        return token(unit.side(), unit.kind());
    }

    private static Token token(Side side, UnitKind kind) {
        return TOKENS.getOrDefault(side, Map.of()).getOrDefault(kind, new Token("unknown"));
    }

    /** Returns the layout of the table. Both units of an overrun stand on the contested square. */
    static Placement show(Position position) {
        List<Standing> standings = new ArrayList<>();
        Optional<Attack.Fight> fight = position.phase().fightUnderWay();
        for (Square square : position.board().taken()) {
            standings.add(Standing.on(square.place(), token(position.board().unit(square))));
            fight.filter(contest -> contest.at() == square)
                    .ifPresent(contest -> standings.add(Standing.on(square.place(), token(contest.attacker()))));
        }
        return new Placement(standings);
    }

    /** Returns the attack that waits for its die or for its aim, if one does. */
    static List<AttackArrow> strikes(Position position) {
        if (position.phase() instanceof Phase.AwaitingRoll roll && roll.attack() instanceof Attack.Ranged ranged) {
            Action.Fire fire = ranged.fire();
            return List.of(new AttackArrow(fire.from().place(), fire.at().place()));
        }
        return position.phase().fightUnderWay().stream()
                .map(fight -> new AttackArrow(fight.from().place(), fight.at().place()))
                .toList();
    }

    /** A promoted platoon is not lost: its piece is exchanged for Mech-INF. */
    static List<Token> lost(Position since, Position now) {
        List<Token> gone = show(since).tokens();
        List<Token> standing = show(now).tokens();
        show(since).tokens().forEach(standing::remove);
        show(now).tokens().forEach(gone::remove);
        for (Side side : Side.values()) {
            Token mech = token(side, UnitKind.MECH);
            standing.stream().filter(mech::equals).forEach(gained -> gone.remove(token(side, UnitKind.INF)));
        }
        return gone;
    }

    /** Returns the marks for details that no picture shows, in board order. */
    static List<Mark> marks(Position position) {
        List<Mark> marks = new ArrayList<>();
        Optional<Attack.Fight> fight = position.phase().fightUnderWay();
        for (Square square : position.board().taken()) {
            mark(position.board().unit(square), square, marks);
            fight.filter(contest -> contest.at() == square)
                    .ifPresent(contest -> mark(contest.attacker(), square, marks));
        }
        return marks;
    }

    private static void mark(Unit unit, Square at, List<Mark> into) {
        String the = Wording.the(unit, at);
        switch (unit) {
            case Unit.Platoon platoon -> {
                into.add(new Mark(
                        at.place(),
                        "squads",
                        String.valueOf(platoon.squads()),
                        the + " has " + Count.of(platoon.squads(), "squad") + "."));
                if (platoon.promoted()) {
                    into.add(new Mark(at.place(), "promoted", "P", the + " has been promoted before."));
                }
            }
            case Unit.Mechanized mech ->
                into.add(new Mark(at.place(), "squads", "3+PC", the + " has 3 squads and its GEV-PC."));
            case Unit.Ogre ogre ->
                into.add(new Mark(
                        at.place(),
                        "record",
                        "MB" + ogre.batteries().main() + " SB"
                                + ogre.batteries().secondary() + " " + ogre.moveUnits() + "/M" + ogre.movement(),
                        the + " has " + Wording.inWords(ogre) + (ogre.immobile() ? ": its weak spot is open." : ".")));
            case Unit.Armour armour -> disabled(armour, at, into);
            case Unit.CommandPost post -> disabled(post, at, into);
        }
    }

    private static void disabled(Unit unit, Square at, List<Mark> into) {
        if (unit.disabled() > 0) {
            into.add(new Mark(
                    at.place(),
                    "disabled",
                    "D" + unit.disabled(),
                    Wording.the(unit, at) + " is disabled " + Wording.until(unit) + "."));
        }
    }

    /** Returns the board that a picture shows. Hidden details come from the nearest unit of the same kind on an earlier board. */
    static Parsed<Chessboard> recognise(Placement picture, Chessboard like) {
        List<String> reasons = new ArrayList<>();
        Map<Square, Unit> seen = new EnumMap<>(Square.class);
        for (Standing standing : picture.standings()) {
            Optional<Square> square = standing.spot() instanceof Spot.On on
                    ? Square.parse(on.place().name()).toOptional()
                    : Optional.empty();
            Optional<Unit> unit = unit(standing.token());
            if (square.isEmpty()) {
                reasons.add("the " + standing.token() + " stands on no square");
            } else if (unit.isEmpty()) {
                reasons.add(
                        Quoted.of(standing.token().name()) + " on " + square.get() + " is not a piece of this game");
            } else if (seen.containsKey(square.get())) {
                reasons.add(square.get() + " holds two pieces; an overrun is not taken up in the middle");
            } else {
                seen.put(square.get(), unit.get());
            }
        }
        if (!reasons.isEmpty()) {
            return Parsed.bad(String.join("; ", reasons));
        }
        return PositionCheck.box(Promotion.owedNothing(remembered(seen, like)));
    }

    private static Optional<Unit> unit(Token token) {
        for (Side side : Side.values()) {
            for (UnitKind kind : UnitKind.values()) {
                if (token.name().equals(kind.token(side))) {
                    return Optional.of(Unit.fresh(side, kind));
                }
            }
        }
        return Optional.empty();
    }

    /** Units that have not moved keep their known details. The others then take the details of the nearest unit left over. */
    private static Chessboard remembered(Map<Square, Unit> seen, Chessboard like) {
        Chessboard board = Chessboard.EMPTY;
        List<Square> known = like.taken().list();
        List<Square> moved = new ArrayList<>();
        for (Map.Entry<Square, Unit> entry : seen.entrySet()) {
            Square square = entry.getKey();
            if (like.at(square).filter(old -> alike(old, entry.getValue())).isPresent()) {
                board = board.with(square, like.unit(square));
                known.remove(square);
            } else {
                moved.add(square);
            }
        }
        for (Square square : moved) {
            Unit fresh = seen.getOrDefault(square, Unit.fresh(Side.WHITE, UnitKind.INF));
            Optional<Square> nearest = known.stream()
                    .filter(old -> alike(like.unit(old), fresh))
                    .min(Comparator.comparingInt(square::rangeTo));
            board = board.with(square, nearest.map(like::unit).orElse(fresh));
            nearest.ifPresent(known::remove);
        }
        return board;
    }

    private static boolean alike(Unit a, Unit b) {
        return a.kind() == b.kind() && a.side() == b.side();
    }
}

// The types of the pages' messages and of their own state. The MQTT messages are described in docs/mqtt and are the
// records of umpire.mqtt.payload. The other messages are those of umpire.web.payload.

/** Millimetres in the frame of the board or of the table, with y away from South. */
type Point = [number, number];

/** The corners of a polygon in order. */
type Outline = Point[];

/** A point of the table. */
interface TablePoint {
  xMm: number;
  yMm: number;
}

/** The pose of a thing on the table or on the board. */
interface TablePose extends TablePoint {
  headingDeg: number;
}

/** The messages of the table over MQTT. */
declare namespace Told {
  interface Stamp {
    seq: number;
    run: string;
    at: string;
    /** The list and the number of entries left out, because the message would have been too long. */
    omitted?: { list: string; count: number }[];
  }

  interface Area {
    place: string;
    outline: Outline;
    tint: string;
    title: string;
    label: string;
  }

  interface Terrain {
    tint: string;
    says: string;
    rgb: string;
  }

  interface Board {
    name: string;
    widthMm: number;
    heightMm: number;
    areas: Area[];
    roads: { from: string; to: string; tint: string }[];
    terrains?: Terrain[];
  }

  interface Token {
    token: string;
    name: string;
    letters: string;
    seat?: string;
    outlineMm?: Outline;
    rgb?: string;
  }

  interface Game {
    id: string;
    title: string;
    seats: string[];
    /** The seats at each side of the table; absent where no sides are configured. */
    sides?: { side: string; seats: string[] }[];
    board: Board;
    tokens: Token[];
    rulings: (Question & { chosen: string; section: string })[];
  }

  interface Face {
    kind: string;
    name?: string;
    face: string;
  }

  interface DiceRow {
    seat: string;
    what: string;
    faces: Face[];
  }

  /** A piece on a place, or a named thing with a pose of its own. */
  interface Standing {
    token: string;
    place?: string;
    name?: string;
    xMm?: number;
    yMm?: number;
    headingDeg?: number;
    covered?: boolean;
  }

  interface Mark {
    place: string;
    kind: string;
    brief: string;
    says: string;
  }

  interface Strike {
    from: string;
    at: string;
  }

  /** The look of a thing whose token is not enough. */
  interface Look {
    name: string;
    title: string;
    letters: string;
    seat?: string;
    dots: { at: Point; radiusMm: number; rgb: string }[];
    polygons: { outlineMm: Outline; rgb: string }[];
    /** The names of points on its rim. */
    words?: { at: Point; says: string; rgb: string }[];
    /** Edges: the view is everything to the left of the line through one. */
    baselines?: { from: Point; to: Point; rgb: string }[];
  }

  interface Position {
    turn?: string;
    actionsPlayed: number;
    notation?: string;
    standings: Standing[];
    marks: Mark[];
    facts: string[];
    strikes: Strike[];
    dice: DiceRow[];
    looks?: Look[];
    lost: string[];
    lastPlaces: string[];
  }

  /** The kind of an action in words, and its weight: how usual it is. */
  interface ActionKind {
    says: string;
    weight: string;
  }

  interface Action {
    seat: string;
    notation: string;
    says: string;
    touches: string[];
    changes: string[];
    /** The tokens that leave a place on which several are visible: a hand takes them together. */
    takes?: { from: string; tokens: string[] }[];
    /** The ways of pieces. By default, where two places change, from the first to the second. */
    ways?: { from: string; to: string }[];
    /** The pieces that it leaves lying elsewhere or on another side. */
    lies?: Standing[];
    /** Its kind in words. */
    kind?: string;
    /** Its preview, in a few letters for its target. */
    prospect?: string;
    /** The dice of a roll, and its effect. */
    dice?: Face[];
    effect?: string;
  }

  interface Legal {
    actions: Action[];
    omitted?: Stamp["omitted"];
  }

  interface Option {
    notation: string;
    says: string;
    kind?: ActionKind;
    where: string[];
  }

  interface Correction {
    token: string;
    from?: string;
    to?: string;
    says: string;
  }

  interface Cue {
    place: string;
    role: string;
    step: number;
    /** The possible action at that place, or the result of going there. */
    says?: string;
  }

  /** A step of a lesson. */
  interface Lesson {
    lesson: string;
    step: number;
    steps: number;
    title: string;
    says: string;
    task: string;
    astray: boolean;
    /** The seat to act where the step begins. */
    seat?: string;
    /** The wrong action that was played. */
    instead?: string;
    /** The result of a throw, and the changes on the table since the last step. */
    changed?: string;
    /** The notations of the wanted actions, or of the attempted one. */
    ways?: string[];
  }

  /** The entries of a seat for its named dice. */
  interface Naming {
    seat: string;
    asked: number;
    faces: string[];
    confirmed: boolean;
    allowed: string[];
    /** The open dice from the first, with the faces that the eye offers. */
    open: OpenDie[];
  }

  interface OpenDie {
    mayShow: string[];
    where: string;
  }

  interface TakeBack {
    by: string;
    redo: boolean;
    actions: number;
    says: string;
    asked: string[];
  }

  interface Prompt {
    need: string;
    seat?: string;
    says: string;
    options: Option[];
    /** The index of the option that Confirm would take; -1 for none. */
    chosen: number;
    corrections: Correction[];
    cues: Cue[];
    naming?: Naming[];
    takeBack?: TakeBack;
    redoable?: number;
    /** Whether the table can finish the set-up, or set up a new game. */
    layingOut?: boolean;
    /** The lesson, while one is on. */
    lesson?: Lesson;
    /** Whether a lesson may be begun. */
    lessonOffered?: boolean;
    omitted?: Stamp["omitted"];
  }

  interface SeatScore {
    seat: string;
    points: number;
    what: string;
    parts?: { points: number; what: string }[];
    shared?: boolean;
    goals?: Goal[];
    leads?: boolean;
  }

  /** The progress of a seat in one of the goals that decide the game. */
  interface Goal {
    count: number;
    what: string;
    most?: number;
    lostAt?: number;
  }

  interface Outcome {
    kind: string;
    winners: string[];
    rule?: string;
    section?: string;
    says: string;
  }

  interface DrawOffer {
    by: string;
    asked: string[];
  }

  interface Score {
    scores: SeatScore[];
    outcome?: Outcome;
    drawOffer?: DrawOffer;
  }

  /** The state of the game in a few values. */
  interface Summary {
    game: string;
    title: string;
    state: string;
    turn?: string;
    leader?: string;
    actionsPlayed: number;
    seats: SeatSummary[];
    values: { name: string; of?: string; count?: number; most?: number; words: string[] }[];
    last?: string;
  }

  interface SeatSummary {
    seat: string;
    name?: string;
    level?: number;
    thinks: boolean;
    points: number;
    what: string;
    leads: boolean;
    chancePercent?: number;
  }

  /** An entry of the log, or a gap in the messages. */
  interface Event {
    kind: string;
    says: string;
    rule?: string;
    section?: string;
    where?: string[];
    seat?: string;
    number?: number;
    purpose?: string;
    dice?: Face[];
    decisive?: true;
  }

  interface Recent {
    lines: Event[];
  }

  interface Help {
    says: string;
  }

  /** The messages for one seat only. */
  interface Own {
    seat: string;
    standings: Standing[];
    marks: Mark[];
    strikes: Strike[];
    facts: string[];
    dice: DiceRow[];
    actions: Action[];
  }

  interface Question {
    key: string;
    byDefault: string;
    allowed: string[];
    /** The meaning of each allowed value; absent where the values are clear. */
    words?: string[];
    says: string;
  }

  interface Choice {
    id: string;
    title: string;
    options: Question[];
    rulings: Question[];
  }

  interface Unfinished {
    unfinished: string;
    game: string;
    title: string;
    answers: { key: string; value: string }[];
    opponents?: { seat: string; level: number }[];
    actionsPlayed: number;
    begunAt: string;
    playedAt: string;
  }

  interface Games {
    games: Choice[];
    unfinished: Unfinished[];
  }

  interface Status {
    state: "ready" | "setup" | "paused" | "stopped" | "lost";
  }

  interface Health {
    run: string;
    frameAgeMs?: number;
    stages?: { stage: string; medianMs: number; worstMs: number }[];
    parts?: { part: string; state: string; says: string }[];
    problems?: string[];
    missedEvents?: number;
    /** The number of the last message of each retained topic. */
    retained?: { topic: string; seq: number }[];
  }

  interface Alert {
    id: string;
    severity: string;
    says: string;
  }

  interface Reply {
    id: string;
    verb: string;
    result: "accepted" | "refused";
    reason?: string;
    says?: string;
    rule?: string;
    section?: string;
    actions?: string[];
  }

  /** The number of missed messages. The page itself detects them. */
  interface Gap {
    topic: string;
    missed: number;
    run: string;
  }
}

/** The messages of the pages' server about the virtual table. */
declare namespace Twin {
  interface Piece extends TablePose {
    name: string;
    letters: string;
    seat: string;
    liftMm: number;
    /** The number of pieces below it. */
    on?: number;
    /** Absent for a plain block. */
    outlineMm?: Outline;
    rgb?: string;
    /** Whether it is a card that shows its back. */
    faceDown?: true;
  }

  interface Die extends TablePose {
    kind: string;
    name: string;
    face: string;
    tiltDeg: number;
    liftMm: number;
    edgeMm: number;
    body: string;
    pips: string;
  }

  interface Hand extends TablePoint {
    fromDeg: number;
    shape: string;
  }

  interface Sheet extends TablePose {
    laid: boolean;
  }

  interface Room {
    level: number;
    kelvin: number;
    shadow: number;
    glares: number;
    defocusPx: number;
    bumpXMm: number;
    bumpYMm: number;
    bumpRollDeg: number;
    coveredCorners: number[];
  }

  interface OtherBoard {
    game: string;
    name: string;
    widthMm: number;
    heightMm: number;
  }

  interface Boards {
    lying: string;
    others: OtherBoard[];
  }

  interface Sensors {
    unplugged: boolean;
  }

  interface Robot {
    paused: boolean;
    steps: number;
    restMs: number;
    against: boolean;
  }

  interface Table {
    widthMm: number;
    heightMm: number;
    cornerTagMm: number;
    corners: { tag: number; name: string; at: Point }[];
  }

  interface Button {
    side: string;
    button: string;
  }

  /** The parts that do not change while the page is open, and the state of all others when it was opened. */
  interface Furniture {
    table: Table;
    board: Told.Board;
    leds: Point[];
    buttons: Button[];
    seats: Record<string, string>;
    parts: Parts;
  }

  /** The changing parts, by name. */
  interface Parts {
    [piece: `piece:${string}`]: Piece;
    [die: `die:${string}`]: Die;
    hands: Hand[];
    sheet: Sheet;
    room: Room;
    /** Changes when the server lays another board. */
    furniture: string;
    boards: Boards;
    /** The names of the dice that are due. */
    thrown: string[];
    /** The ids of those dice of which only people know whether they were thrown. */
    doubtful: string[];
    /** Six hexadecimal digits per LED. */
    leds: string;
    robot?: Robot;
    /** Absent where the table has none. */
    sensors?: Sensors;
  }

  /** The changes since the last message. */
  interface Change {
    set: Record<string, unknown>;
    gone: string[];
  }
}

/**
 * The messages for the page that calibrates the camera. Positions in the picture are shares of its width and height,
 * from the top left.
 */
declare namespace Rig {
  type Verdict = "good" | "doubtful" | "refused";
  type Step = "focus" | "wave" | "result" | "tags" | "check" | "accept";

  interface Run {
    running: boolean;
    step: Step;
    virtual: boolean;
    working: boolean;
    board: string;
    says?: string;
    trouble?: string;
  }

  interface Spot {
    x: number;
    y: number;
  }

  interface Picture {
    number: number;
    widthPx: number;
    heightPx: number;
    board: "unseen" | "moving" | "blurred" | "known-place" | "taken";
    corners: Spot[];
    tags: Spot[][];
  }

  interface Focus {
    sharp: number;
    sharpest: number;
    focused: boolean;
    focus: string;
    lit: boolean;
    light: string;
  }

  interface Coverage {
    taken: number;
    counts: number[][];
    outlines: Spot[][];
    missing: string[];
    enough: boolean;
  }

  interface ErrorMap {
    columns: number;
    errorMm: number[];
    scaleMm: number;
    says: string;
  }

  interface Result {
    verdict: Verdict;
    says: string;
    more: string[];
    figures: { name: string; value: string; means: string }[];
    map?: ErrorMap;
    pictures: { name: string; used: boolean; says: string }[];
  }

  interface CornerTag extends TablePoint {
    name: string;
    offXMm: number;
    offYMm: number;
    says: string;
  }

  interface CornerTags {
    good: boolean;
    says: string;
    widthMm: number;
    heightMm: number;
    tags: CornerTag[];
    troubles: string[];
  }

  interface Distance {
    good: boolean;
    says: string;
    tags: string[];
  }

  interface File {
    name: string;
    says: string;
    versions: { number: number; name: string; says: string }[];
  }

  interface TaughtFace {
    face: string;
    views: number;
    sure: boolean;
    says: string;
  }

  interface Teaching {
    running: boolean;
    pictures: number;
    name: string;
    edgeMm: number;
    looking: boolean;
    faces: TaughtFace[];
    next: string;
    done: boolean;
    says?: string;
    refused: boolean;
    line: string;
  }

  interface Parts {
    run: Run;
    picture?: Picture;
    focus?: Focus;
    coverage?: Coverage;
    result?: Result;
    tags?: CornerTags;
    distance?: Distance;
    file?: File;
    teaching?: Teaching;
  }
}

/** The answers of the pages' server to fetches. */
declare namespace Fetched {
  interface Config {
    table: string;
    root: string;
    webSocket: string;
    virtual: boolean;
  }

  interface Invitation {
    name: string;
    address: string;
    code: string;
  }

  interface Invitations {
    hint: string;
    display: Invitation;
    seats: Invitation[];
  }

  interface Doubt {
    id: string;
    at: string;
    says: string;
    frames: string[];
  }

  interface Finding {
    part: string;
    state: string;
    says: string;
    mend: string;
    proof: string;
  }

  interface Findings {
    findings: Finding[];
  }

  interface Doubts {
    says: string;
    folder: string;
    doubts: Doubt[];
  }
}

/** The state of the pages. */
declare namespace Shown {
  /** The look of a seat's pieces: colours, and a shape in a box of 40 by 40 around (0, 0). */
  interface Look {
    fill: string;
    ink: string;
    edge: string;
    shape: string;
  }

  /** A side of a die. */
  interface Side {
    shows: string;
    tag: number;
    wideMm: number;
  }

  /** The drawings of the game in play. */
  interface Drawings {
    game: string;
    /** Their folder; empty where there are none. */
    folder: string;
    tags: number[];
    pictures: Record<string, { tag: number; wideMm: number; highMm: number }>;
    /**
     * The sides of dice that lie on the table as pieces do, by the die's name. Each is in a square with the same middle
     * as the die.
     */
    sides: Record<string, Side[]>;
    /** The drawn marks by kind, with the edge of their place along which they lie. */
    marks: Record<string, { edge: "left" | "right" | "near" | "far"; wideMm: number; highMm: number }>;
  }

  /** A step of the game on the table. */
  interface PastStep {
    number: number;
    lines: Told.Event[];
    /** Whether it belongs to the set-up, before the first turn. */
    setUp?: boolean;
    /** The points after it, in seat order. */
    points?: number[];
    /** The estimated chances of winning after it, in seat order, from 0 to 1; empty while the game goes on. */
    chances?: number[];
  }

  /** A game's player aid. */
  interface Guide {
    game: string;
    title: string;
    facts: string;
    lead: string;
    sections: { title: string; lines: GuideLine[] }[];
  }

  /** A line of the guide, with the pictured piece or the bullet before it. */
  interface GuideLine {
    token: string;
    bullet: string;
    text: string;
  }

  /** A game's summary, and the path of its picture. */
  interface GuideLead {
    game: string;
    facts: string;
    lead: string;
    cover: string;
  }

  /** A thing on the virtual table that hands can take. */
  interface Thing {
    kind: string;
    id: string;
  }

  /** The look of a named thing, and the side to show. */
  interface NamedLook extends Told.Look {
    face?: string;
  }

  /** The seat and token of a page. */
  interface Seat {
    name: string;
    token: string;
    /** Whether the game in play has no such seat. */
    lacking?: boolean;
  }

  /** The result of a request to the table. */
  interface Answer {
    done: boolean;
    says: string;
    /** The legal actions that the sentence names, in its order. */
    actions?: string[];
  }

  /** Sends a request to the table, and returns a promise of whether it was accepted. */
  type Act = (verb: string, fields?: Record<string, unknown>) => unknown;

  /** The connection to the broker. Times are of the page's own clock. */
  interface Line {
    connection: "connecting" | "open" | "lost";
    sinceMs: number;
    everOpen: boolean;
    where: string;
    table: string;
    heardMs?: number;
    status?: Told.Status;
    statusMs?: number;
    health?: Told.Health;
    healthMs?: number;
  }

  /** The display's state of the game. */
  interface Watched {
    prompt: Told.Prompt;
    legal: Told.Legal;
    score: Told.Score;
    game?: Told.Game;
    position?: Told.Position;
    status?: Told.Status;
    alerts: Map<string, Told.Alert>;
  }

  /** The virtual table's state of the game. */
  interface Said {
    /** The seats of the game, and the data of its tokens. */
    seats: string[];
    tokens: Map<string, Told.Token>;
    prompt: Told.Prompt;
    legal: Told.Action[];
    marks: Told.Mark[];
    strikes: Told.Strike[];
    standings: Told.Standing[];
    looks: Map<string, NamedLook>;
    score: Told.Score;
    turn?: string;
    played?: number;
    state?: string;
  }

  /** A box of a drawing, with y pointing down. */
  interface Box {
    left: number;
    top: number;
    right: number;
    low: number;
  }
}

/** The part of the MQTT client that the pages use. */
declare namespace Paho {
  class Message {
    constructor(payload: string);
    destinationName: string;
    qos: number;
    retained: boolean;
    readonly payloadString: string;
    readonly payloadBytes: Uint8Array;
  }

  class Client {
    constructor(address: string, name: string);
    onMessageArrived: (message: Message) => void;
    onConnectionLost: () => void;
    connect(options: object): void;
    subscribe(filter: string, options: { qos: number }): void;
    send(message: Message): void;
    isConnected(): boolean;
  }
}

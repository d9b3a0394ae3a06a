// What the pages are told and what they show of it, as types. MQTT's messages are described in docs/mqtt and are the
// records of umpire.mqtt.payload; what comes beside them are those of umpire.web.payload.

/** Millimetres in the frame of the board or of the table, y growing away from South. */
type Point = [number, number];

/** The corners of something, one after another. */
type Outline = Point[];

/** A point of the table. */
interface TablePoint {
  xMm: number;
  yMm: number;
}

/** How something lies on the table, or on the board. */
interface TablePose extends TablePoint {
  headingDeg: number;
}

/** What the table says over MQTT. */
declare namespace Told {
  interface Stamp {
    seq: number;
    run: string;
    at: string;
    /** How many entries of which list were left out of a message that would have been too long. */
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
    /** Who sits at which side of the table; none where nothing at the table says so. */
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

  /** What stands at a place, or lies by a name at a pose of its own. */
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

  /** How a thing looks of which its token does not tell enough. */
  interface Look {
    name: string;
    title: string;
    letters: string;
    seat?: string;
    dots: { at: Point; radiusMm: number; rgb: string }[];
    polygons: { outlineMm: Outline; rgb: string }[];
    /** What points on its rim are called. */
    words?: { at: Point; says: string; rgb: string }[];
    /** Edges: seen is what lies to the left of the line through one. */
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

  /** What kind of thing an action is, in words, and how much it is what one normally does. */
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
    /** What leaves the first of them, where several pieces do: a hand takes them together. */
    takes?: string[];
    /** From where to where pieces go; where two places change and nothing is said, from the first to the second. */
    ways?: { from: string; to: string }[];
    /** What kind of thing it is, in words. */
    kind?: string;
    /** What it would come to, in a few letters for its target. */
    prospect?: string;
    /** Of a roll: its dice, and what it would do. */
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
    /** What may be done with what is there, or what would come of going there. */
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
    /** Whose turn it is where the step begins. */
    seat?: string;
    /** What was played then. */
    instead?: string;
    /** What came of a throw, and how the table came to lie otherwise since the step before. */
    changed?: string;
    /** The notations of the actions that will do, or of what is tried. */
    ways?: string[];
  }

  /** What a seat has named of its own dice, of which no eye reads the faces. */
  interface Naming {
    seat: string;
    asked: number;
    faces: string[];
    confirmed: boolean;
    allowed: string[];
    /** The first of those asked for, as far as the eye says what they may show. */
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
    /** The option that Confirm would take; -1 for none. */
    chosen: number;
    corrections: Correction[];
    cues: Cue[];
    naming?: Naming[];
    takeBack?: TakeBack;
    redoable?: number;
    /** Whether the table could lay out what is left of the set-up, or a new game. */
    layingOut?: boolean;
    /** What the lesson tells, where newcomers are taught. */
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

  /** How far a seat has come with one of the things that decide the game. */
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

  /** A line of the chronicle; a gap in what was heard is one too. */
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

  /** What one seat alone is told. */
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
    /** What each allowed value means; absent where they speak for themselves. */
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

  /** How many messages were missed, which a page notices by itself. */
  interface Gap {
    topic: string;
    missed: number;
    run: string;
  }
}

/** What the server of the pages tells of the virtual table. */
declare namespace Twin {
  interface Piece extends TablePose {
    name: string;
    letters: string;
    seat: string;
    liftMm: number;
    /** How many pieces it stands on. */
    on?: number;
    /** Absent for a plain block. */
    outlineMm?: Outline;
    rgb?: string;
    /** A card that shows its back. */
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

  /** What does not change while the page is open, and how all else was when it was opened. */
  interface Furniture {
    table: Table;
    board: Told.Board;
    leds: Point[];
    buttons: Button[];
    seats: Record<string, string>;
    parts: Parts;
  }

  /** What changes while the table runs, by the names of its parts. */
  interface Parts {
    [piece: `piece:${string}`]: Piece;
    [die: `die:${string}`]: Die;
    hands: Hand[];
    sheet: Sheet;
    room: Room;
    /** Another one when the server lays another board. */
    furniture: string;
    boards: Boards;
    /** The names of those dice that are to be thrown now. */
    thrown: string[];
    /** The ids of those dice of which only people know whether they were thrown. */
    doubtful: string[];
    /** Six digits an LED. */
    leds: string;
    robot?: Robot;
    /** Told where the table has some. */
    sensors?: Sensors;
  }

  /** What changed since the last time. */
  interface Change {
    set: Record<string, unknown>;
    gone: string[];
  }
}

/** What the page that calibrates is told. Places in the picture are shares of its width and height, from top left. */
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

/** What the pages fetch from their server. */
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

/** What the pages make of it. */
declare namespace Shown {
  /** How a seat's pieces look: colours, and a shape in a box of 40 by 40 around (0, 0). */
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

  /** Which drawings the table has of the game in play. */
  interface Drawings {
    game: string;
    /** Where they lie; empty where there are none. */
    folder: string;
    tags: number[];
    pictures: Record<string, { tag: number; wideMm: number; highMm: number }>;
    /** Of dice that lie on the table as pieces do, by their names; each in a square round the middle of the die. */
    sides: Record<string, Side[]>;
    /** Which marks are drawn, by their kind, and along which edge of their place. */
    marks: Record<string, { edge: "left" | "right" | "near" | "far"; wideMm: number; highMm: number }>;
  }

  /** A step of the game on the table. */
  interface PastStep {
    number: number;
    lines: Told.Event[];
    /** Whether it belonged to the set-up, before anything was played. */
    setUp?: boolean;
    /** After it, in seat order. */
    points?: number[];
    /** Of winning after it, in seat order, from 0 to 1, as the game guesses them; none while it goes on. */
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

  /** One line of it: what piece is pictured beside it, or what stands before it. */
  interface GuideLine {
    token: string;
    bullet: string;
    text: string;
  }

  /** What a game is about, and where its picture is. */
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

  /** How a named thing looks, and which side it is to show. */
  interface NamedLook extends Told.Look {
    face?: string;
  }

  /** Whose word a page has. */
  interface Seat {
    name: string;
    token: string;
    /** Whether the game that is played has no seat for it. */
    lacking?: boolean;
  }

  /** What came of something that was asked of the table. */
  interface Answer {
    done: boolean;
    says: string;
    /** The legal actions that it speaks of, in its order. */
    actions?: string[];
  }

  /** Has something done at the table, and returns a promise of whether it was. */
  type Act = (verb: string, fields?: Record<string, unknown>) => unknown;

  /** The line to the broker. Times are of the page's own clock. */
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

  /** What the display knows of the game. */
  interface Watched {
    prompt: Told.Prompt;
    legal: Told.Legal;
    score: Told.Score;
    game?: Told.Game;
    position?: Told.Position;
    status?: Told.Status;
    alerts: Map<string, Told.Alert>;
  }

  /** What the virtual table's page knows of the game. */
  interface Said {
    /** Its seats, and what its tokens are. */
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

  /** A box of a drawing, y pointing down. */
  interface Box {
    left: number;
    top: number;
    right: number;
    low: number;
  }
}

/** The client of MQTT, as far as the pages use it. */
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

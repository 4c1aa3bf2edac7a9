// Written by `make docs` from longsuit.protocol; change the Python structs instead.
export const VERSION = 1;
export const PHRASES = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "your_turn",
  "one_moment",
  "back",
  "again",
  "good_game",
  "bye",
] as const;
export const EMOTES = [
  "smile",
  "laugh",
  "cry",
  "wow",
  "think",
  "clap",
  "heart",
  "sleep",
] as const;
/** An action, its mean score and chance to make the call, each with a 95 % interval. */
export type Advised = {
  action: string;
  score: number[];
  made: number[];
  gain: number[];
  lost: number;
};
/** Plays, calls, bids or does whatever else the game allows. */
export type AskAct = { type: "act"; id?: number; n: number; action: string; nonce: string };
/** The host lets a person in again whom the host sent away. */
export type AskAdmit = { type: "admit"; id?: number; person: string };
/** Agrees to a takeback or a claim, or does not. */
export type AskAnswer = { type: "answer"; id?: number; n: number; agree: boolean };
/** Asks for odds or advice. */
export type AskAssist = { type: "assist"; id?: number; what: "advice" | "cheat" | "odds" };
/** Says something at the table. */
export type AskChat = { type: "chat"; id?: number; text: string; nonce?: string };
/** Asks the others to end a deal whose rest is decided, as `decided` has said. */
export type AskClaim = { type: "claim"; id?: number; n: number };
/** Asks for the grid of the original's probability window, which tells nothing but the number */
export type AskClassicOdds = { type: "classic_odds"; id?: number };
/** The host closes the table for good. */
export type AskClose = { type: "close"; id?: number };
/** The host changes the game, its options or the policy, between games. */
export type AskConfigure = {
  type: "configure";
  id?: number;
  game?: string;
  preset?: string;
  options?: Record<string, string>;
  policy?: Policy;
};
/** Opens a table; the body of POST /api/tables is the same without `type`. */
export type AskCreate = {
  type: "create";
  id?: number;
  game: string;
  preset?: string;
  options?: Record<string, string>;
  seats?: string[];
  policy?: Policy;
  from?: From | null;
  nonce?: string;
};
/** Shows one of the signs of the table. */
export type AskEmote = { type: "emote"; id?: number; emote: string; nonce?: string };
/** The host puts a computer player on a seat that nobody has. */
export type AskFill = { type: "fill"; id?: number; seat: number; player?: string };
/** The first message.  Without a token the person is a new guest. */
export type AskHello = {
  type: "hello";
  id?: number;
  version: number;
  token?: string;
  move?: string;
  name?: string;
  client?: string;
};
/** Hands the host role on. */
export type AskHost = { type: "host"; id?: number; person: string };
/** Comes to a table: to the seat the person has there, or to watch. */
export type AskJoin = { type: "join"; id?: number; code: string; game?: string; n?: number };
/** The host sends a person away. */
export type AskKick = { type: "kick"; id?: number; person: string };
/** Leaves the table; the seat stays the person's own. */
export type AskLeave = { type: "leave"; id?: number };
/** Asks for a code with which another device is signed in as the same person. */
export type AskMove = { type: "move"; id?: number };
/** This seat's part in the shuffle of a deal. */
export type AskNonce = { type: "nonce"; id?: number; game: string; deal: number; nonce: string };
/** The host opens a computer player's seat for people. */
export type AskOpen = { type: "open"; id?: number; seat: number };
/** Says one of the phrases that everybody reads in their own language. */
export type AskPhrase = { type: "phrase"; id?: number; phrase: string; nonce?: string };
/** Asks for `pong`, which shows that the connection lives. */
export type AskPing = { type: "ping"; id?: number };
/** After a game: the same again with the same group. */
export type AskRematch = { type: "rematch"; id?: number };
/** Changes one's name, one's grammatical gender or both; a field that is left out stays. */
export type AskRename = {
  type: "rename";
  id?: number;
  name?: string;
  gender?: "" | "feminine" | "masculine";
};
/** Asks for all entries after the one with the number `n` once more. */
export type AskSince = { type: "since"; id?: number; n: number; game?: string };
/** Takes a seat. */
export type AskSit = { type: "sit"; id?: number; seat?: number | null };
/** Gives the seat up. */
export type AskStand = { type: "stand"; id?: number };
/** The host begins the game. */
export type AskStart = { type: "start"; id?: number };
/** Asks the others to go back to before one's own last action. */
export type AskTakeback = { type: "takeback"; id?: number; n: number };
/** Takes back one's own last step, as long as it has shown nothing to anybody. */
export type AskUndo = { type: "undo"; id?: number; n: number };
/** The view once more. */
export type AskView = { type: "view"; id?: number };
export type Asked =
  | AskHello
  | AskRename
  | AskMove
  | AskCreate
  | AskJoin
  | AskLeave
  | AskSit
  | AskStand
  | AskFill
  | AskOpen
  | AskStart
  | AskRematch
  | AskConfigure
  | AskAct
  | AskSince
  | AskView
  | AskUndo
  | AskTakeback
  | AskClaim
  | AskAnswer
  | AskChat
  | AskPhrase
  | AskEmote
  | AskNonce
  | AskAssist
  | AskClassicOdds
  | AskKick
  | AskAdmit
  | AskHost
  | AskClose
  | AskPing;
export type Code =
  | "version"
  | "bad_message"
  | "too_large"
  | "too_fast"
  | "too_many"
  | "origin"
  | "hello_first"
  | "bad_token"
  | "bad_login"
  | "bad_name"
  | "not_found"
  | "no_table"
  | "no_game"
  | "closed"
  | "not_here"
  | "not_seated"
  | "no_seat"
  | "seat_taken"
  | "already_seated"
  | "not_host"
  | "banned"
  | "bad_options"
  | "bad_log"
  | "bad_player"
  | "playing"
  | "not_playing"
  | "empty_seats"
  | "stale"
  | "bad_action"
  | "illegal"
  | "not_now"
  | "forbidden"
  | "replaced"
  | "method"
  | "unavailable"
  | "internal";
export type EgyptianEstimationView = {
  seat: number;
  phase: string;
  actor: number;
  legal: Option[];
  hand: string[];
  sizes: number[];
  unseen: string[];
  rounds: {
    cards: number;
    scores: number[];
    totals: number[];
    trump: string;
    calls: number[];
    tricks: number[];
    roles: string[];
    factors: number[];
    notes: Line[];
  }[];
  prompt: Line | null;
  round: number;
  of: number;
  fast: boolean;
  redeals: number;
  multiplier: number;
  way: number;
  starter: number;
  voids: string[][];
  dashed: number[];
  bids: [number, string][];
  caller: number;
  trump: string;
  calls: number[];
  roles: string[];
  won: number[];
  leader: number;
  table: string[];
  last_trick: string[];
  last_leader: number;
};
export type EstimationWhistView = {
  seat: number;
  phase: string;
  actor: number;
  legal: Option[];
  hand: string[];
  sizes: number[];
  unseen: string[];
  rounds: {
    cards: number;
    scores: number[];
    totals: number[];
    trump: string;
    calls: number[];
    tricks: number[];
    roles: string[];
    factors: number[];
    notes: Line[];
  }[];
  prompt: Line | null;
  round: number;
  of: number;
  trump: string;
  starter: number;
  calls: number[];
  won: number[];
  leader: number;
  table: string[];
  last_trick: string[];
  last_leader: number;
};
/** A position: a game after its first events, and the seat from which it is played on. */
export type From = { log: string; n: number; seat: number };
export type GameView =
  | EstimationWhistView
  | IsraeliWhistView
  | EgyptianEstimationView
  | OhHellView
  | PestenView
  | WhistView;
export type IsraeliWhistView = {
  seat: number;
  phase: string;
  actor: number;
  legal: Option[];
  hand: string[];
  sizes: number[];
  unseen: string[];
  rounds: {
    cards: number;
    scores: number[];
    totals: number[];
    trump: string;
    calls: number[];
    tricks: number[];
    roles: string[];
    factors: number[];
    notes: Line[];
  }[];
  prompt: Line | null;
  round: number;
  of: number;
  trump: string;
  won: number[];
  leader: number;
  table: string[];
  last_trick: string[];
  last_leader: number;
  starter: number;
  bids: [number, string][];
  least: number;
  given: string[][];
  ruler: number;
  calls: number[];
};
/** A message of the catalogue with its values, and its text in English. */
export type Line = {
  text: string;
  message: string;
  values?: Record<string, string | number | (string | Line)[] | Line>;
};
export type OhHellView = {
  seat: number;
  phase: string;
  actor: number;
  legal: Option[];
  hand: string[];
  sizes: number[];
  unseen: string[];
  rounds: {
    cards: number;
    scores: number[];
    totals: number[];
    trump: string;
    calls: number[];
    tricks: number[];
    roles: string[];
    factors: number[];
    notes: Line[];
  }[];
  prompt: Line | null;
  round: number;
  of: number;
  trump: string;
  won: number[];
  leader: number;
  table: string[];
  last_trick: string[];
  last_leader: number;
  dealer: number;
  turned: string;
  calls: number[];
};
/** A legal action in notation, with its meaning as a message. */
export type Option = {
  action: string;
  text: string;
  message: string;
  values?: Record<string, string | number | (string | Line)[] | Line>;
};
export type PestenView = {
  seat: number;
  phase: string;
  actor: number;
  legal: Option[];
  hand: string[];
  sizes: number[];
  unseen: string[];
  rounds: {
    cards: number;
    scores: number[];
    totals: number[];
    trump: string;
    calls: number[];
    tricks: number[];
    roles: string[];
    factors: number[];
    notes: Line[];
  }[];
  prompt: Line | null;
  round: number;
  of: number;
  dealer: number;
  stock: number;
  pile: number;
  top: string;
  way: number;
  named: string;
  payload: number;
  drew: boolean;
  drawn: string[];
  given: string[];
  out: number[];
  dealt_more: number[];
};
/** A seat of a table with its owner, as everybody sees it. */
export type Place = {
  kind: "computer" | "open" | "person";
  name?: string;
  gender?: "" | "feminine" | "masculine";
  person?: string;
  player?: string;
  here?: boolean;
  standing_in?: boolean;
  plays_as?: string;
  plays_as_reason?: "" | "busy" | "compiling" | "no_compiler";
  missed?: number;
};
/** The policy of a table, which the host sets between games. */
export type Policy = {
  public?: boolean;
  chat?: "free" | "off" | "phrases";
  watch?: "delayed" | "end" | "none" | "seat";
  delay?: number;
  watched?: number;
  clock?: "custom" | "none" | "quick" | "relaxed";
  move?: number;
  bank?: number;
  stand_in?: number;
  thinking?: "fixed" | "human" | "none";
  think?: number;
  seed?: string;
  open_hands?: boolean;
  takeback?: boolean;
  rated?: boolean;
  cheat?: boolean;
  odds?: boolean;
  advice?: boolean;
};
/** The answer to `assist` for advice, best action first; better ones follow with id 0. */
export type TellAdvice = {
  type: "advice";
  id?: number;
  game: string;
  n: number;
  careful: boolean;
  simpler?: boolean;
  chance: boolean;
  deals: number;
  actions: Advised[];
  why: Line[];
};
/** A seat was assisted; this goes to everybody at the table. */
export type TellAssisted = {
  type: "assisted";
  game: string;
  n: number;
  seat: number;
  what: "advice" | "cheat" | "odds";
};
/** A seat asks to end a deal whose rest is decided; everybody else answers with this n. */
export type TellClaim = {
  type: "claim";
  game: string;
  n: number;
  seat: number;
  tricks: number[];
  agreed: number[];
  state: "asked" | "granted" | "refused";
};
/** The answer to `classic_odds`, by seat the whole percentage of every card, C D H S from 2 to */
export type TellClassicOdds = {
  type: "classic_odds";
  id?: number;
  game: string;
  n: number;
  rows: number[][];
};
/** Milliseconds that are left; the bank runs when the time for the move is up. */
export type TellClock = {
  type: "clock";
  game: string;
  n: number;
  seat: number;
  left: number;
  banks: number[];
};
/** The table is closed to this connection; the message says why. */
export type TellClosed = {
  type: "closed";
  reason: "closed" | "idle" | "kicked" | "slow" | "stopping";
  text: string;
  message?: string;
};
/** The server has fixed its secret of a deal; answer with a nonce, but not in a daily deal. */
export type TellCommit = {
  type: "commit";
  game: string;
  deal: number;
  commitment: string;
  daily?: boolean;
};
/** To one seat: by all that it knows, the rest of the deal is decided, whatever is played. */
export type TellDecided = { type: "decided"; game: string; n: number; tricks: number[] };
/** A request has been carried out and stored. */
export type TellDone = { type: "done"; id: number; n?: number };
/** The answer to a request that was refused; nothing has changed. */
export type TellError = {
  type: "error";
  id?: number;
  code:
    | "already_seated"
    | "bad_action"
    | "bad_log"
    | "bad_login"
    | "bad_message"
    | "bad_name"
    | "bad_options"
    | "bad_player"
    | "bad_token"
    | "banned"
    | "closed"
    | "empty_seats"
    | "forbidden"
    | "hello_first"
    | "illegal"
    | "internal"
    | "method"
    | "no_game"
    | "no_seat"
    | "no_table"
    | "not_found"
    | "not_here"
    | "not_host"
    | "not_now"
    | "not_playing"
    | "not_seated"
    | "origin"
    | "playing"
    | "replaced"
    | "seat_taken"
    | "stale"
    | "too_fast"
    | "too_large"
    | "too_many"
    | "unavailable"
    | "version";
  text: string;
  message: string;
  values?: Record<string, string | number | (string | Line)[] | Line>;
  n?: number;
};
/** An entry: an event as this seat saw it, and the view after it. */
export type TellEvent = { type: "event"; game: string; n: number; event: string; view: GameView };
/** All hands, for the person who opened the cheat window; or, to everybody and without `id`, the */
export type TellHands = { type: "hands"; id?: number; game: string; n: number; hands: string[][] };
/** The answer to `move`. */
export type TellMoved = { type: "moved"; id?: number; code: string; seconds: number };
/** The answer to `assist` for odds: the chances of each place for every hidden card. */
export type TellOdds = {
  type: "odds";
  id?: number;
  game: string;
  n: number;
  cards: string[];
  rows: number[][];
  two?: number[];
  joker?: number[];
  suits?: number[][];
};
/** The answer to `create`. */
export type TellOpened = { type: "opened"; id?: number; code: string };
/** The answer to `ping`. */
export type TellPong = { type: "pong"; id?: number };
/** The same person has come to this table by another connection; this one leaves the table. */
export type TellReplaced = { type: "replaced" };
/** The game is over. */
export type TellResult = {
  type: "result";
  game: string;
  totals: number[];
  winners: number[];
  rated: boolean;
  left: number[];
  assisted: [number, "advice" | "cheat" | "odds"][];
  voided: [number, 
  | "advice"
  | "cheat"
  | "computer_played"
  | "daily"
  | "daily_guest"
  | "daily_new_account"
  | "fixed_seed"
  | "from_position"
  | "left"
  | "no_deal_finished"
  | "odds"
  | "open_hands"
  | "own_rules"
  | "seat_changed"
  | "seat_watched"
  | "takeback"
  | "undo"][];
};
/** A deal is over: its shuffle can be checked. */
export type TellReveal = {
  type: "reveal";
  game: string;
  deal: number;
  commitment: string;
  nonces: string[];
  secret: string;
};
/** Somebody has said something at the table. */
export type TellSaid = {
  type: "said";
  person: string;
  name: string;
  seat?: number;
  kind: "chat" | "emote" | "phrase";
  text: string;
};
/** The table, after every change of its seats, its settings or its policy. */
export type TellTable = {
  type: "table";
  code: string;
  host: string;
  game: string;
  preset: string;
  options: Record<string, string>;
  policy: Policy;
  seats: Place[];
  state: "over" | "playing" | "waiting";
  playing: string;
  number: number;
  n: number;
  you: number;
  watchers: number;
  rated: boolean;
  given?: number;
  compiled?: number;
  banned?: Record<string, string>;
};
/** A seat asks for a takeback; everybody else answers with this n. */
export type TellTakeback = {
  type: "takeback";
  n: number;
  seat: number;
  back: number;
  agreed: number[];
  state: "asked" | "granted" | "refused";
};
/** An entry: events were taken back, and only the first ones still hold. */
export type TellUndo = { type: "undo"; game: string; n: number; back: number; view: GameView };
/** The answer to `view`: what this seat sees now. */
export type TellView = { type: "view"; id?: number; game: string; n: number; view: GameView };
/** The answer to `hello`. */
export type TellWelcome = {
  type: "welcome";
  id?: number;
  version: number;
  person: string;
  name: string;
  gender?: "" | "feminine" | "masculine";
  token?: string;
  server?: string;
};
export type Told =
  | TellWelcome
  | TellDone
  | TellError
  | TellTable
  | TellOpened
  | TellEvent
  | TellUndo
  | TellView
  | TellTakeback
  | TellDecided
  | TellClaim
  | TellSaid
  | TellClock
  | TellCommit
  | TellReveal
  | TellAssisted
  | TellHands
  | TellOdds
  | TellClassicOdds
  | TellAdvice
  | TellResult
  | TellMoved
  | TellReplaced
  | TellClosed
  | TellPong;
export type WhistView = {
  seat: number;
  phase: string;
  actor: number;
  legal: Option[];
  hand: string[];
  sizes: number[];
  unseen: string[];
  rounds: {
    cards: number;
    scores: number[];
    totals: number[];
    trump: string;
    calls: number[];
    tricks: number[];
    roles: string[];
    factors: number[];
    notes: Line[];
  }[];
  prompt: Line | null;
  round: number;
  target: number;
  points: number[];
  trump: string;
  won: number[];
  leader: number;
  table: string[];
  last_trick: string[];
  last_leader: number;
  breaches: { trick: number; seat: number; card: string; due: string[] }[];
};

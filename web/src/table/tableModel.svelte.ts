/**
 * The state behind the table component: what is shown, what can be done, and what a press or a key
 * does.  It is made while the component is set up, since it registers effects.
 */
import { untrack } from "svelte";
import type { GameView } from "../protocol";
import { shownHand } from "../lib/cards";
import { lineText, narrate, parseEvent, trickWinner } from "../lib/narrate";
import { t } from "../lib/translation.svelte";
import { peopleAt } from "../lib/people";
import { cardKeys, cardOfKey, CardSelection } from "./cardSelection.svelte";
import { KeyboardMoves } from "./keyboardMoves.svelte";
import { groupActions, onlyDraw } from "./legalActions";
import { Playback } from "./playback.svelte";
import type { TableApi, TableConfig, TableState } from "./state";
import { shake } from "./transitions";
import { cardsBySeat, summarize } from "./viewSummary";

export class TableModel {
  readonly selection = new CardSelection();
  readonly playback: Playback;
  readonly keyboard: KeyboardMoves;
  /** The last trick is shown again. */
  showsLastTrick = $state(false);
  private sentence = $state("");
  /** The seat that won the last trick that was shown; -1 for none in this game. */
  private winner = $state(-1);
  /** A card was drawn in this turn without being asked. */
  private drewByItself = $state(false);
  private drewOn: GameView | null = null; // so that a refused draw is not tried again

  readonly people = $derived.by(() => peopleAt(this.table().seats, this.table().you));
  /** The view that is acted on: the newest one, unless a new deal is still to be shown. */
  readonly view = $derived.by<GameView>(() => {
    const { queue, shown } = this.playback;
    return queue.some((step) => step.text.includes("shuffle")) && shown ? shown : this.table().view;
  });
  readonly shown = $derived.by(() => this.playback.shown ?? this.table().view);
  readonly viewSummary = $derived.by(() => summarize(this.view));
  readonly shownSummary = $derived.by(() => summarize(this.shown));
  /** Keys of the cards in the hand, in the order they are shown. */
  readonly keys = $derived.by(() =>
    cardKeys(shownHand(this.view.hand, this.config().order, "stock" in this.view)),
  );
  readonly lastTrickWinner = $derived.by(() => {
    const { shown, winner } = this;
    const won = "won" in shown && shown.won.some((tricks) => tricks > 0);
    return won && "leader" in shown ? shown.leader : winner;
  });
  readonly actions = $derived.by(() => groupActions(this.view.legal));
  readonly myTurn = $derived.by(
    () => !this.config().still && this.view.legal.length > 0 && this.view === this.table().view,
  );
  /** It is this player's turn to choose among the cards of the hand. */
  readonly choosing = $derived.by(
    () => this.myTurn && (this.actions.plays.length > 0 || this.actions.gifts.length > 0),
  );
  /** The cards in the middle: of the current trick, the one just finished, or the last one. */
  readonly trick = $derived.by(() => {
    const { seats, trick, way } = this.shownSummary;
    if (this.showsLastTrick && "last_trick" in this.shown)
      return cardsBySeat(this.shown.last_trick, this.shown.last_leader, seats, way);
    const finished = this.playback.trick;
    return finished ? cardsBySeat(finished.cards, finished.leader, seats, way) : trick;
  });
  /** The cards put together for a set, in the order they would be played. */
  readonly chosenSet = $derived.by(() =>
    this.selection.picked.length > 1
      ? (this.selection.match(this.view.legal)?.cards ?? this.selection.cards())
      : [],
  );
  readonly status = $derived.by(() => {
    const { refusal, you } = this.table();
    const { view, shown, people, selection, playback, keyboard } = this;
    return (
      refusal ||
      (keyboard.buffer && t("typed_so_far", { typed: keyboard.buffer })) ||
      (selection.premove && t("card_chosen_ahead", { card: cardOfKey(selection.premove) })) ||
      (playback.paused && t("press_to_continue")) ||
      (this.myTurn && view.prompt && (!playback.queue.length || this.choosing)
        ? [this.drewByItself ? t("drawn_for_you") : "", lineText(view.prompt, people)]
            .filter(Boolean)
            .join(" ")
        : "") ||
      this.sentence ||
      (shown.actor >= 0 && shown.actor !== you
        ? t("turn_of_seat", { seat: people[shown.actor] ?? "" })
        : "")
    );
  });

  /**
   * `find` looks an element of the table up; `onOwnPlay` is called before a card leaves this
   * player's hand.
   */
  constructor(
    private readonly table: () => TableState,
    private readonly config: () => TableConfig,
    private readonly api: () => TableApi,
    private readonly find: (selector: string) => Element | null | undefined,
    onOwnPlay: (card: string) => void,
  ) {
    this.playback = new Playback(config, (step, before) => {
      const winner = trickWinner(before, step.view);
      if (winner >= 0) this.winner = winner;
      else if (!step.view.rounds.length && step.text.includes("shuffle")) this.winner = -1;
      this.sentence = narrate(step.text, before, step.view, this.people).at(-1) ?? "";
      api().shown?.(step);
    });
    this.keyboard = new KeyboardMoves(({ action, card }) =>
      action ? this.act(action) : card && this.pressCard(card),
    );
    $effect.pre(() => {
      const { event, view } = table();
      untrack(() => {
        const { seat, word, args } = parseEvent(event?.text ?? "");
        if (seat === table().you && word === "play") for (const card of args) onOwnPlay(card);
        this.playback.push(event, view);
      });
    });
    $effect(() => () => this.playback.stop());
    $effect(() => {
      const [keys, due, legal] = [this.keys, this.myTurn && !table().sending, this.view.legal];
      untrack(() => {
        this.selection.retain(keys);
        const outcome = due ? this.selection.playPremove(legal, config().confirm) : null;
        if (outcome && "act" in outcome) this.act(outcome.act);
        else if (outcome) api().refused(outcome.refused);
      });
    });
    $effect(() => {
      const { still, autoDraw } = config();
      const due = this.myTurn && !still && !table().sending && !this.playback.queue.length;
      const draws = autoDraw && due && onlyDraw(this.view.legal);
      const mine = this.view.actor === table().you;
      untrack(() => {
        this.drewByItself = mine && (this.drewByItself || draws);
        if (!draws || this.drewOn === this.view) return;
        this.drewOn = this.view;
        this.act("draw");
      });
    });
  }

  readonly act = (action: string): void => {
    if (this.config().still || this.table().sending) return;
    this.playback.skip();
    this.showsLastTrick = false;
    this.selection.clear();
    this.api().act(action);
  };

  readonly refuse = (action: string, node: Element | null | undefined): void => {
    shake(node, this.config());
    this.api().refused(action);
  };

  readonly press = (key: string, node: Element | null | undefined): void => {
    const { you, sending } = this.table();
    const { still, confirm } = this.config();
    if (still || sending) return;
    const early = you >= 0 && this.view.phase === "play" && this.view.actor >= 0;
    const legal = this.myTurn ? this.view.legal : [];
    const outcome = this.selection.press(key, { legal, early, confirm });
    if (outcome && "act" in outcome) this.act(outcome.act);
    else if (outcome) this.refuse(outcome.refused, node);
  };

  private pressCard(card: string): void {
    const copies = this.keys.filter((key) => cardOfKey(key) === card);
    const key = copies.find((copy) => !this.selection.picked.includes(copy)) ?? copies[0];
    if (key) this.press(key, this.find(`[data-card="${key}"]`));
  }

  readonly onkeydown = (e: KeyboardEvent): void => {
    if (this.config().still || e.ctrlKey || e.metaKey || e.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if ((e.target as Element).closest("input, textarea, select, [contenteditable], [role=menu]"))
      return;
    if (this.playback.paused && (e.key === "Enter" || e.key === " ")) this.playback.resume();
    else if (!this.keyboard.key(e.key, this.myTurn ? this.view.legal : [], this.view.hand)) return;
    e.preventDefault();
  };
}

// A trick game like Whist for the server of boardgame.io: 4 players, 13 cards, follow suit,
// a trump suit for each deal, deal after deal. Cards are 0 to 51, the suit is card % 4.
// As in Longsuit, a player is sent what may be played; nobody is sent the hands of others.

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const suit = (card) => card % 4;

function deal(random, won, leader) {
  const pack = random.Shuffle([...Array(52).keys()]);
  const hands = [0, 1, 2, 3].map((seat) => pack.slice(13 * seat, 13 * seat + 13));
  return { hands, trump: random.Die(4) - 1, table: [], last: [], won, leader };
}

function legal(hand, table) {
  const same = table.length ? hand.filter((card) => suit(card) === suit(table[0])) : [];
  return same.length ? same : hand;
}

function best(table, trump) {
  const worth = (card) =>
    card + (suit(card) === trump ? 200 : suit(card) === suit(table[0]) ? 100 : 0);
  return table.reduce((top, card, at) => (worth(card) > worth(table[top]) ? at : top), 0);
}

const trick = {
  name: "trick",
  setup: ({ random }) => deal(random, [0, 0, 0, 0], 0),
  moves: {
    play: ({ G, ctx, random, events }, card) => {
      const seat = Number(ctx.currentPlayer);
      if (!legal(G.hands[seat], G.table).includes(card)) return INVALID_MOVE;
      G.hands[seat] = G.hands[seat].filter((held) => held !== card);
      G.table.push(card);
      let next = (seat + 1) % PLAYERS;
      if (G.table.length === PLAYERS) {
        next = (G.leader + best(G.table, G.trump)) % PLAYERS;
        G.won[next] += 1;
        G.last = G.table;
        G.table = [];
        G.leader = next;
        if (G.hands.every((hand) => hand.length === 0)) Object.assign(G, deal(random, G.won, next));
      }
      events.endTurn({ next: String(next) });
    },
  },
  playerView: ({ G, ctx, playerID }) => {
    const { hands, ...open } = G;
    const hand = hands[Number(playerID)] ?? [];
    const acting = ctx.currentPlayer === playerID;
    return {
      ...open,
      hand,
      sizes: hands.map((held) => held.length),
      legal: acting ? legal(hand, G.table) : [],
    };
  },
};

Server({ games: [trick], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));

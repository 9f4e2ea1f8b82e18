/**
 * Decides which cards are on the page while markets are added and removed. Nothing in sight may move: a removed market
 * stays as a closed card of the same height while it is on screen or above it, and a new market gets a place that moves
 * nothing in sight. Pure functions: the page measures, this module decides.
 */
import type { MarketSection } from './market-groups.ts';
import type { MarketRef } from '../../../model/program.ts';

/** A market and how many rows of odds its card has, counted when the markets came. */
export interface CardMarket extends MarketRef {
  rows: number;
}

export type CardSection = MarketSection<CardMarket>;

export interface ShownCard extends CardMarket {
  /** The market has left the event; the card keeps its place. */
  removed: boolean;
}

export interface ShownSection {
  id: string;
  name: string;
  cards: ShownCard[];
}

/** Begins the id of a section for new markets whose own place is on screen; they move there with a new view. */
export const NEW_SECTION_PREFIX = 'yeni-';

export function toShownSections(wanted: readonly CardSection[]): ShownSection[] {
  return wanted.map(({ id, name, markets }) => ({ id, name, cards: markets.map(cardOf) }));
}

/**
 * Brings the cards in line with `wanted`. `settled` counts the cards from the top that must not move: those above the
 * lower edge of the screen. Behind them the order of `wanted` rules. With `settled` 0 the result is `toShownSections(wanted)`.
 */
export function reconcileSections(
  shown: readonly ShownSection[],
  wanted: readonly CardSection[],
  settled: number,
): ShownSection[] {
  const wantedIds = new Set(wanted.flatMap((section) => section.markets.map((market) => market.id)));
  const kept = settledPart(shown, settled, wantedIds);
  if (kept.length === 0) return toShownSections(wanted);
  const placed = new Set(kept.flatMap((section) => section.cards.map((card) => card.id)));
  const fresh = freshIds(shown, wantedIds);
  replaceGone(kept, wanted, fresh, placed);
  return appendRest(kept, wanted, fresh, placed);
}

/** The first `settled` cards in their sections, the left ones marked. */
function settledPart(shown: readonly ShownSection[], settled: number, wantedIds: Set<number>): ShownSection[] {
  const kept: ShownSection[] = [];
  let left = settled;
  for (const section of shown) {
    if (left <= 0) break;
    const cards = section.cards.slice(0, left).map((card) => ({ ...card, removed: !wantedIds.has(card.id) }));
    left -= cards.length;
    if (cards.length > 0) kept.push({ ...section, cards });
  }
  return kept;
}

/** Markets that had no card before. */
function freshIds(shown: readonly ShownSection[], wantedIds: Set<number>): Set<number> {
  const before = new Set(shown.flatMap((section) => section.cards.map((card) => card.id)));
  return new Set([...wantedIds].filter((id) => !before.has(id)));
}

/** A new line of a market takes the place its closed line left: same kind, same height, where the eye expects it. */
function replaceGone(
  kept: ShownSection[],
  wanted: readonly CardSection[],
  fresh: Set<number>,
  placed: Set<number>,
): void {
  for (const section of kept) {
    const candidates = (wanted.find((entry) => entry.id === section.id)?.markets ?? []).filter((m) => fresh.has(m.id));
    for (const [index, card] of section.cards.entries()) {
      if (!card.removed) continue;
      const successor = candidates.find((market) => market.key === card.key && !placed.has(market.id));
      if (successor === undefined) continue;
      section.cards[index] = cardOf(successor);
      placed.add(successor.id);
    }
  }
}

/**
 * Appends the markets that have no place yet, behind the cards that must not move. A section that begins on screen
 * continues with the markets whose place is behind its last card; new markets that belong further up go to a section of
 * their own at the end.
 */
function appendRest(
  kept: ShownSection[],
  wanted: readonly CardSection[],
  fresh: Set<number>,
  placed: Set<number>,
): ShownSection[] {
  const keptIds = new Set(kept.map((section) => section.id));
  const last = kept.at(-1);
  const reached = wanted.findIndex((section) => section.id === last?.id);
  const rest: ShownSection[] = [];
  const late: ShownCard[] = [];
  for (const [index, { id, name, markets }] of wanted.entries()) {
    const open = markets.filter((market) => !placed.has(market.id));
    if (open.length === 0) continue;
    if (keptIds.has(id) && id === last?.id) {
      const edge = lastPlaced(markets, placed);
      for (const market of open) {
        // A card that was further down before keeps coming after the settled ones, whatever the new order is.
        if (markets.indexOf(market) > edge || !fresh.has(market.id)) last.cards.push(cardOf(market));
        else late.push(cardOf(market));
      }
    } else if (keptIds.has(id) || index < reached) late.push(...open.map(cardOf));
    else rest.push({ id, name, cards: open.map(cardOf) });
  }
  if (late.length === 0) return [...kept, ...rest];
  // A section of new markets grows only while it is the last on screen; cards in an earlier one would push the rest.
  if (last?.id.startsWith(NEW_SECTION_PREFIX) === true) {
    last.cards.push(...late);
    return [...kept, ...rest];
  }
  const earlier = kept.filter((section) => section.id.startsWith(NEW_SECTION_PREFIX)).length;
  const waiting = { id: `${NEW_SECTION_PREFIX}${earlier}`, name: 'Yeni açılanlar', cards: late };
  return [...kept, ...rest, waiting];
}

function lastPlaced(markets: readonly CardMarket[], placed: Set<number>): number {
  return markets.findLastIndex((market) => placed.has(market.id));
}

function cardOf({ id, key, line, rows }: CardMarket): ShownCard {
  return { id, key, line, rows, removed: false };
}

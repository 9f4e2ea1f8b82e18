import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CardMarket,
  type CardSection,
  NEW_SECTION_PREFIX,
  type ShownSection,
  toShownSections,
  reconcileSections,
} from '../../../../src/features/event/odds/shown-markets.ts';

describe('cards while markets come and go', () => {
  const before = toShownSections([section('a', [1, 2, 3]), section('b', [4, 5])]);

  test('a market removed above the lower edge stays in place as a closed card', () => {
    const after = reconcileSections(before, [section('a', [1, 3]), section('b', [4, 5])], 4);
    expect(idsOf(after)).toEqual([1, 2, 3, 4, 5]);
    expect(goneOf(after)).toEqual([2]);
  });

  test('a market removed below the lower edge is dropped, and its section with its last market', () => {
    const after = reconcileSections(before, [section('a', [1, 2, 3])], 2);
    expect(idsOf(after)).toEqual([1, 2, 3]);
    expect(after.map((entry) => entry.id)).toEqual(['a']);
  });

  test('a closed card is reopened when its market returns', () => {
    const closed = reconcileSections(before, [section('a', [1, 3]), section('b', [4, 5])], 5);
    const again = reconcileSections(closed, [section('a', [1, 2, 3]), section('b', [4, 5])], 5);
    expect(again).toEqual(before);
  });

  test('a new market is inserted at its place below the lower edge', () => {
    const after = reconcileSections(before, [section('a', [1, 2, 9, 3]), section('b', [4, 5])], 2);
    expect(idsOf(after)).toEqual([1, 2, 9, 3, 4, 5]);
    expect(after.map((entry) => entry.id)).toEqual(['a', 'b']);
  });

  test('a new market whose place is on screen is put into a section of its own, at the end', () => {
    const after = reconcileSections(before, [section('a', [9, 1, 2, 3]), section('b', [4, 5])], 2);
    expect(idsOf(after)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(after.at(-1)?.id).toMatch(new RegExp(`^${NEW_SECTION_PREFIX}`));
  });

  test('a new line of the same market replaces its closed line', () => {
    const lines = toShownSections([
      keyed('a', [
        [1, '4_34'],
        [2, '4_14'],
        [3, '4_4'],
      ]),
    ]);
    const after = reconcileSections(
      lines,
      [
        keyed('a', [
          [7, '4_34'],
          [2, '4_14'],
          [3, '4_4'],
        ]),
      ],
      3,
    );
    expect(idsOf(after)).toEqual([7, 2, 3]);
    expect(goneOf(after)).toEqual([]);
  });

  test('tidying without cards to keep shows exactly the wanted ones', () => {
    const wanted = [section('a', [9, 3]), section('c', [7])];
    expect(reconcileSections(before, wanted, 0)).toEqual(toShownSections(wanted));
  });
});

describe('any sequence of changes', () => {
  // Markets of one sport belong to one section each; a step opens and closes some of them.
  const step = fc.record({ open: fc.uniqueArray(fc.integer({ min: 1, max: 20 })), settled: fc.nat({ max: 20 }) });
  const steps = fc.array(step, { minLength: 1, maxLength: 6 });
  const wantedOf = (open: number[]): CardSection[] =>
    ['a', 'b', 'c']
      .map((id, part) => keyed(id, inOrder(open.filter((n) => n % 3 === part))))
      .filter((entry) => entry.markets.length > 0);

  test('settled cards keep their place, wanted ones occur once, and no closed card is left below the edge', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20 })), steps, (first, moves) => {
        let shown: ShownSection[] = toShownSections(wantedOf(first));
        for (const { open, settled } of moves) {
          const earlier = shown.flatMap((entry) => entry.cards);
          const wanted = wantedOf(open);
          shown = reconcileSections(shown, wanted, settled);
          const cards = shown.flatMap((entry) => entry.cards);
          for (const [place, card] of earlier.slice(0, settled).entries()) {
            const now = cards[place];
            // The card is kept: by the same market, or by a successor of the same kind in place of a closed one.
            const kept = now?.id === card.id || (now?.key === card.key && !open.includes(card.id));
            expect(kept, `place ${place}`).toBe(true);
          }
          const openCards = cards.filter((card) => !card.removed).map((card) => card.id);
          expect(openCards.toSorted((a, b) => a - b)).toEqual(open.toSorted((a, b) => a - b));
          expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
          expect(cards.slice(settled).filter((card) => card.removed)).toEqual([]);
          expect(new Set(shown.map((entry) => entry.id)).size).toBe(shown.length);
        }
      }),
    );
  });
});

function market(id: number, key = `2_${id}`): CardMarket {
  return { id, key, line: '', rows: 1 };
}

function section(id: string, ids: number[]): CardSection {
  return { id, name: id, markets: ids.map((entry) => market(entry)) };
}

function keyed(id: string, entries: [number, string][]): CardSection {
  return { id, name: id, markets: entries.map(([entry, key]) => market(entry, key)) };
}

/** Returns ascending ids, every second market of its neighbour's kind. */
function inOrder(ids: number[]): [number, string][] {
  return ids.toSorted((a, b) => a - b).map((id) => [id, `4_${Math.floor(id / 6)}`]);
}

function idsOf(shown: ShownSection[]): number[] {
  return shown.flatMap((entry) => entry.cards.map((card) => card.id));
}

function goneOf(shown: ShownSection[]): number[] {
  return shown.flatMap((entry) => entry.cards.filter((card) => card.removed).map((card) => card.id));
}

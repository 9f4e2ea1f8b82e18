import { describe, expect, it } from 'vitest';
import { agreeToOdds, oddChange, oddsConsent } from '../../../../src/domain/slip/odds-consent.ts';
import { item, slip } from './items.ts';

const same = item(1, { odd: 185, agreedOdd: 185 });
const risen = item(2, { odd: 190, agreedOdd: 185 });
const fallen = item(3, { odd: 180, agreedOdd: 185 });
const notOffered = item(4, { odd: 100, agreedOdd: 185 });

const none = { acceptAll: false, acceptIncreases: false };
const increases = { acceptAll: false, acceptIncreases: true };
const all = { acceptAll: true, acceptIncreases: false };

describe('consent to odds', () => {
  it.each([
    ['nothing moved', [same], none, 'ok'],
    ['a rise', [same, risen], none, 'ask'],
    ['a fall', [fallen], none, 'ask'],
    ['a rise, increases accepted', [same, risen], increases, 'ok'],
    ['a fall, increases accepted', [fallen], increases, 'ask'],
    ['both, increases accepted', [risen, fallen], increases, 'ask'],
    ['both, all accepted', [risen, fallen], all, 'ok'],
    ['an odd that is not offered needs no consent', [notOffered], none, 'ok'],
    ['an empty slip', [], none, 'ok'],
  ])('is required or not: %s', (_name, items, settings, verdict) => {
    expect(oddsConsent(items, settings).verdict).toBe(verdict);
  });

  it('lists every change, accepted or not, in the order of the items', () => {
    const expected = [
      { eventId: 2, marketId: 20, outcomeNumber: 1, from: 185, to: 190, direction: 'up' },
      { eventId: 3, marketId: 30, outcomeNumber: 1, from: 185, to: 180, direction: 'down' },
    ];
    expect(oddsConsent([same, risen, fallen], none).changes).toEqual(expected);
    expect(oddsConsent([same, risen, fallen], all).changes).toEqual(expected);
    expect(oddChange(same)).toBeNull();
  });
});

describe("the player's consent", () => {
  const before = slip({ items: [same, risen, fallen, notOffered] });
  const shown = oddsConsent(before.items, none).changes;

  it('applies to every odd that was shown', () => {
    const after = agreeToOdds(before, shown);
    expect(after.items.map(({ agreedOdd }) => agreedOdd)).toEqual([185, 190, 180, 185]);
    expect(oddsConsent(after.items, none).verdict).toBe('ok');
  });

  it('does not apply to an odd that has moved again meanwhile', () => {
    const moved = slip({ items: [{ ...fallen, odd: 170 }] });
    expect(oddsConsent(agreeToOdds(moved, shown).items, none).changes).toEqual([
      { eventId: 3, marketId: 30, outcomeNumber: 1, from: 180, to: 170, direction: 'down' },
    ]);
  });

  it('does not apply to another outcome of the event, nor to another line', () => {
    const outcome = slip({ items: [item(3, { outcomeNumber: 2, odd: 250, agreedOdd: 300 })] });
    const line = slip({ items: [item(3, { marketId: 31, odd: 250, agreedOdd: 300 })] });
    expect(agreeToOdds(outcome, shown)).toEqual(outcome);
    expect(agreeToOdds(line, shown)).toEqual(line);
  });
});

/** Reports on taps: on an odd, and on a mark of the football pool. */
import type { TapRound, TapRounds } from './finger.ts';
import { percentile } from './statistics.ts';
import { type Figures, atMost, ratios, table } from './table.ts';
import type { Tapped } from './tap-clock.ts';
import type { TapFigures } from './taps.ts';

export const tapReport = {
  taps: ({ ours, peer, bare }: TapFigures): Figures => {
    return table('a tap on an odd at 1,000 updates a second, ms', [
      { what: 'painted as pressed, p50', runs: partOf(ours.plain, 'press', 50) },
      { what: 'painted as pressed, p95', runs: partOf(ours.plain, 'press', 95), key: 'tapPaintP95Ms', aim: atMost(16) },
      { what: 'a button alone, p95', runs: partOf(bare.plain, 'press', 95) },
      {
        what: 'painted as pressed, p95, ours over a button alone',
        runs: ratios(partOf(ours.plain, 'press', 95), partOf(bare.plain, 'press', 95)),
        key: 'tapPaintP95OverBare',
      },
      {
        what: 'slowed to a quarter, p95',
        runs: partOf(ours.slow, 'press', 95),
        key: 'tapPaintSlowP95Ms',
        aim: atMost(50),
      },
      { what: 'slip changed, p50', runs: partOf(ours.plain, 'result', 50), key: 'tapSlipP50Ms' },
      { what: 'slip changed, p98', runs: partOf(ours.plain, 'result', 98), key: 'tapSlipP98Ms', aim: atMost(50) },
      {
        what: 'slip changed, slowed to a quarter, p50',
        runs: partOf(ours.slow, 'result', 50),
        key: 'tapSlipSlowP50Ms',
      },
      {
        what: 'slip changed, slowed to a quarter, p98',
        runs: partOf(ours.slow, 'result', 98),
        key: 'tapSlipSlowP98Ms',
        aim: atMost(100),
      },
      { what: 'peer, slip changed, p98', runs: partOf(peer.plain, 'result', 98) },
      { what: 'peer, slip changed, slowed to a quarter, p98', runs: partOf(peer.slow, 'result', 98) },
      {
        what: 'slip changed, p98, ours over the peer',
        runs: ratios(partOf(ours.plain, 'result', 98), partOf(peer.plain, 'result', 98)),
        key: 'tapSlipP98OverPeer',
      },
      {
        what: 'slowed to a quarter, ours over the peer',
        runs: ratios(partOf(ours.slow, 'result', 98), partOf(peer.slow, 'result', 98)),
        key: 'tapSlipSlowP98OverPeer',
      },
    ]);
  },

  /** Counted from the input on: whatever kept the page busy before the event is part of the delay. */
  marks: ({ plain, slow }: TapRounds): Figures => {
    const of = (rounds: readonly TapRound[], part: 'press' | 'result', percent: number): number[] =>
      rounds.map(({ taps }) =>
        percentile(
          taps.map((tapped) => tapped.delay + tapped[part]),
          percent,
        ),
      );
    const inp = (rounds: readonly TapRound[]): number[] =>
      rounds.map(({ interactions }) => percentile(interactions, 98));
    return table('a mark on the football pool at 1,000 updates a second, from the input, ms', [
      { what: 'interaction to next paint, p98', runs: inp(plain), key: 'markInpP98Ms', aim: atMost(50), digits: 0 },
      {
        what: 'slowed to a quarter, p98',
        runs: inp(slow),
        key: 'markInpSlowP98Ms',
        aim: atMost(100),
        digits: 0,
      },
      { what: 'painted as pressed, p50', runs: of(plain, 'press', 50) },
      { what: 'painted as pressed, p98', runs: of(plain, 'press', 98), key: 'markPaintP98Ms', aim: atMost(50) },
      {
        what: 'slowed to a quarter, p98',
        runs: of(slow, 'press', 98),
        key: 'markPaintSlowP98Ms',
        aim: atMost(100),
      },
      { what: 'price changed, p50', runs: of(plain, 'result', 50), key: 'markPriceP50Ms' },
      { what: 'price changed, p98', runs: of(plain, 'result', 98), key: 'markPriceP98Ms', aim: atMost(50) },
      { what: 'price changed, slowed to a quarter, p50', runs: of(slow, 'result', 50), key: 'markPriceSlowP50Ms' },
      {
        what: 'price changed, slowed to a quarter, p98',
        runs: of(slow, 'result', 98),
        key: 'markPriceSlowP98Ms',
        aim: atMost(100),
      },
    ]);
  },
};

function partOf(rounds: readonly TapRound[], part: keyof Tapped, percent: number): number[] {
  return rounds.map(({ taps }) =>
    percentile(
      taps.map((tapped) => tapped[part]),
      percent,
    ),
  );
}

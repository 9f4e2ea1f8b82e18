/** Reports of each measurement and its targets; those of a phone are in `phone-report.ts`. */
import { CHECKPOINTS, type HeapFigures } from './engine-heap.ts';
import type { MergeFigures } from './merge.ts';
import type { OfflineCouponsFigures } from './offline-coupons.ts';
import type { PaintFigures } from './paint.ts';
import type { Scroll, ScrollFigures } from './scroll.ts';
import { SIZE_AIMS, type ScriptSizes, totalKb } from './sizes.ts';
import type { SlipFigures } from './slip.ts';
import { percentile } from './statistics.ts';
import { type Figures, type Row, atLeast, atMost, ratios, table } from './table.ts';
import type { TabFigures } from './tabs.ts';
import { VISIBLE_ROWS, type Stretch } from './tab-stretch.ts';

export const report = {
  merge: ({ parse, merge, peer }: MergeFigures): Figures =>
    table('20,000 updates over 1,200 events, ms', [
      { what: 'JSON.parse of the frames', runs: parse },
      { what: 'decode, merge, detect changes', runs: merge },
      { what: 'Redux Toolkit with immer', runs: peer },
      { what: 'ours over parsing', runs: ratios(merge, parse), key: 'mergeOverParse', aim: atMost(0.5) },
      { what: 'the peer over ours', runs: ratios(peer, merge), key: 'peerOverMerge', aim: atLeast(20) },
    ]),

  slip: ({ worstMs, p99Ms, bankers, systems, columns, slips }: SlipFigures): Figures =>
    table(`a change of a slip of 20 items reckoned anew, the slowest of ${slips} slips, ms`, [
      { what: 'median', runs: worstMs, key: 'slipPricingWorstMs', aim: atMost(4) },
      {
        what: 'p99',
        runs: p99Ms,
        note: `${systems} systems, ${bankers} bankers, ${columns.toLocaleString('en')} columns`,
      },
    ]),

  sizes: (sizes: ScriptSizes): Figures =>
    table('scripts of / before it shows odds, gzip, KB', [
      ...sizes.tab.map(({ file, kb }): Row => ({ what: `tab  ${file}`, runs: [kb], digits: 1 })),
      { what: 'tab', runs: [totalKb(sizes.tab)], key: 'tabScriptsGzipKb', aim: atMost(SIZE_AIMS.tab), digits: 1 },
      ...sizes.engine.map(({ file, kb }): Row => ({ what: `engine  ${file}`, runs: [kb], digits: 1 })),
      {
        what: 'engine',
        runs: [totalKb(sizes.engine)],
        key: 'engineScriptsGzipKb',
        aim: atMost(SIZE_AIMS.engine),
        digits: 1,
      },
    ]),

  paint: ({ ours, bare }: PaintFigures): Figures => {
    const of = (rounds: readonly number[][], percent: number): number[] =>
      rounds.map((delays) => percentile(delays, percent));
    return table(`push to painted odd at 1,000 updates a second, ms, ${ours[0]?.length ?? 0} pushes a run`, [
      { what: 'this product, p50', runs: of(ours, 50), key: 'paintP50Ms' },
      { what: 'this product, p99', runs: of(ours, 99), key: 'paintP99Ms' },
      { what: 'a bare page with a WebSocket, p50', runs: of(bare, 50) },
      { what: 'a bare page with a WebSocket, p99', runs: of(bare, 99) },
      {
        what: 'p99, ours over the bare page',
        runs: ratios(of(ours, 99), of(bare, 99)),
        key: 'paintP99OverBare',
        aim: atMost(1.3),
      },
    ]);
  },

  offlineCoupons: ({ here, phone, offline }: OfflineCouponsFigures): Figures =>
    table('the first coupon painted after a cold opening of the list, ms', [
      { what: "over a phone's line", runs: phone, digits: 0 },
      { what: 'with the server on this machine', runs: here, digits: 0 },
      { what: 'without a network', runs: offline, digits: 0, key: 'offlineCouponsMs' },
      {
        what: "without over a phone's line",
        runs: ratios(offline, phone),
        key: 'offlineCouponsOverOnline',
        aim: atMost(0.7),
      },
      { what: 'without over on this machine', runs: ratios(offline, here), key: 'offlineCouponsOverHere' },
    ]),

  tabs: (runs: TabFigures): Figures => {
    const main = (stretches: readonly Stretch[]): number[] => stretches.map(({ mainThreadMs }) => mainThreadMs);
    const all = (stretches: readonly Stretch[]): number[] => stretches.map(({ processorMs }) => processorMs);
    const hubs = (stretches: readonly Stretch[]): number[] => stretches.map(({ hubShare }) => hubShare);
    const { oneTab, tenTabs, withWindow, onePeer, tenPeers, oneLeanPeer } = runs;
    return {
      ...table(`a tab's main thread at 1,000 updates a second, ${VISIBLE_ROWS} rows in sight, ms a second`, [
        { what: 'this product', runs: main(oneTab), digits: 1 },
        { what: 'peer, the whole program in its store', runs: main(onePeer), digits: 1 },
        { what: 'peer, the shown sport alone in its store', runs: main(oneLeanPeer), digits: 1 },
        {
          what: 'ours over the peer',
          runs: ratios(main(oneTab), main(onePeer)),
          key: 'tabMainThreadOverPeer',
          aim: atMost(0.1),
        },
        {
          what: 'ours over the lean peer',
          runs: ratios(main(oneTab), main(oneLeanPeer)),
          key: 'tabMainThreadOverLeanPeer',
          note: 'the same sport held by both; no aim',
        },
      ]),
      ...table('all processes of the browser, ms of processor time a second; nine of ten tabs are hidden', [
        { what: 'this product, one tab', runs: all(oneTab), digits: 1 },
        { what: 'this product, ten tabs', runs: all(tenTabs), digits: 1 },
        { what: 'this product, ten tabs and the floating window', runs: all(withWindow), digits: 1 },
        {
          what: 'peer, ten tabs',
          runs: all(tenPeers),
          digits: 1,
          note: 'all the machine has, when it is near its cores',
        },
        {
          what: 'ten of ours over one',
          runs: ratios(all(tenTabs), all(oneTab)),
          key: 'cpuTenTabsOverOne',
          aim: atMost(1),
        },
        {
          what: 'ten of ours over ten of the peer',
          runs: ratios(all(tenTabs), all(tenPeers)),
          key: 'cpuTenTabsOverPeer',
          aim: atMost(0.15),
        },
      ]),
      ...table('bytes from the hubs, as a multiple of what one connection gets', [
        { what: 'one tab', runs: hubs(oneTab) },
        { what: 'ten tabs', runs: hubs(tenTabs) },
        {
          what: 'ten of ours over one',
          runs: ratios(hubs(tenTabs), hubs(oneTab)),
          key: 'hubBytesTenTabsOverOne',
          aim: atMost(1),
        },
        { what: 'ten tabs and the floating window', runs: hubs(withWindow) },
        {
          what: 'ten of ours with the window over one',
          runs: ratios(hubs(withWindow), hubs(oneTab)),
          key: 'hubBytesTenTabsWithWindowOverOne',
          aim: atMost(1),
        },
      ]),
    };
  },

  heap: ({ heap, engineHeapGrowth, updatesPerSecond }: HeapFigures): Figures =>
    table("the engine's heap in the real worker, collected, MB", [
      ...heap.map((bytes, index): Row => ({
        what: `after ${(CHECKPOINTS[index] ?? 0).toLocaleString('en')} updates`,
        runs: [bytes / 1_000_000],
      })),
      {
        what: 'the last over the one before, when all that is kept is full',
        runs: [engineHeapGrowth],
        key: 'engineHeapGrowth',
        aim: atMost(1.05),
        digits: 3,
      },
      {
        what: 'updates read in a second',
        runs: [updatesPerSecond],
        digits: 0,
        note: 'pushed as fast as they are read',
      },
    ]),

  scroll: ({ ours, still, slow, events }: ScrollFigures): Figures =>
    table(`${events.toLocaleString('en')} events scrolled from end to end at 1,000 updates a second`, [
      {
        what: 'long tasks',
        runs: ours.map(({ longTasks }) => longTasks.length),
        key: 'scrollLongTasks',
        aim: atMost(0),
        note: ours.flatMap(({ longTasks }) => longTasks.map((took) => `${took} ms`)).join(', ') || undefined,
        digits: 0,
      },
      { what: 'longest task, own processor time, ms', runs: ours.map(({ longestOwnMs }) => longestOwnMs), digits: 1 },
      {
        what: 'dropped frames',
        runs: ours.map(({ droppedFrames }) => droppedFrames),
        key: 'scrollDroppedFrames',
        aim: atMost(10),
        note: `of ${(ours[0]?.frames ?? 0) + (ours[0]?.droppedFrames ?? 0)}`,
        digits: 0,
      },
      {
        what: 'dropped frames of rows that stand still',
        runs: still.map(({ droppedFrames }) => droppedFrames),
        key: 'scrollDroppedFramesStill',
        note: 'what the machine drops by itself',
        digits: 0,
      },
      {
        what: 'a quarter of the processor: dropped frames beyond those of rows that stand still, %',
        runs: slow.ours.map((scroll, round) => lostPercent(scroll, slow.still[round])),
        key: 'scrollSlowDroppedPercent',
        aim: atMost(3),
        digits: 1,
      },
      {
        what: 'a quarter of the processor: longest task, ms',
        runs: slow.ours.map(({ longTasks }) => Math.max(0, ...longTasks)),
        key: 'scrollSlowLongestTaskMs',
        aim: atMost(50),
        note: 'of those above 50 ms',
        digits: 0,
      },
    ]),
};

/** Share of the frames that the product drops and the same distance of static rows does not. */
function lostPercent({ frames, droppedFrames }: Scroll, still: Scroll | undefined): number {
  return (100 * Math.max(0, droppedFrames - (still?.droppedFrames ?? 0))) / (frames + droppedFrames);
}

/** What is told of each measurement: a table for people, and its figures for the line of JSON. */
import { CHECKPOINTS, type HeapFigures } from './engine-heap.ts';
import type { MergeFigures } from './merge.ts';
import type { OfflineCouponsFigures } from './offline-coupons.ts';
import type { PaintFigures } from './paint.ts';
import type { ScrollFigures } from './scroll.ts';
import { type ScriptSizes, totalKb } from './sizes.ts';
import type { SlipFigures } from './slip.ts';
import { percentile, spread } from './statistics.ts';
import type { TabFigures } from './tabs.ts';
import type { TapFigures } from './taps.ts';
import { VISIBLE_ROWS, type Stretch } from './tab-stretch.ts';

export type Figures = Record<string, number>;

export const report = {
  merge: ({ parseMs, mergeMs, peerMs, ...ratios }: MergeFigures): Figures => {
    table('20,000 updates over 1,200 events', [
      ['JSON.parse of the frames', ms(parseMs), ''],
      [
        'decode, merge, detect changes',
        ms(mergeMs),
        `${said(ratios.mergeOverParse)} × parse, ${atMost(0.8, ratios.mergeOverParse)}`,
      ],
      [
        'Redux Toolkit with immer',
        ms(peerMs),
        `${said(ratios.peerOverMerge)} × ours, ${atLeast(20, ratios.peerOverMerge)}`,
      ],
    ]);
    return rounded({ mergeOverParse: ratios.mergeOverParse, peerOverMerge: ratios.peerOverMerge });
  },

  slip: ({ worstMs, p99Ms, bankers, systems, columns, slips }: SlipFigures): Figures => {
    table(`a change of a slip of 20 items reckoned anew, the slowest of ${slips} slips`, [
      ['median', `${said(worstMs)} ms`, atMost(4, worstMs)],
      ['p99', `${said(p99Ms)} ms`, `${systems} systems, ${bankers} bankers, ${columns.toLocaleString('en')} columns`],
    ]);
    return rounded({ slipPricingWorstMs: worstMs });
  },

  sizes: (sizes: ScriptSizes): Figures => {
    const figures = { tabScriptsGzipKb: totalKb(sizes.tab), engineScriptsGzipKb: totalKb(sizes.engine) };
    table('scripts of / before it shows odds, gzip', [
      ...sizes.tab.map(({ file, kb }): Row => [`tab  ${file}`, `${kb.toFixed(1)} KB`, '']),
      ['tab', `${said(figures.tabScriptsGzipKb)} KB`, atMost(100, figures.tabScriptsGzipKb)],
      ...sizes.engine.map(({ file, kb }): Row => [`engine  ${file}`, `${kb.toFixed(1)} KB`, '']),
      ['engine', `${said(figures.engineScriptsGzipKb)} KB`, atMost(75, figures.engineScriptsGzipKb)],
    ]);
    return rounded(figures);
  },

  paint: ({ ours, bare }: PaintFigures): Figures => {
    const figures = {
      paintP50Ms: percentile(ours, 50),
      paintP99Ms: percentile(ours, 99),
      paintP99OverBare: percentile(ours, 99) / percentile(bare, 99),
    };
    table(`push to painted odd at 1,000 updates a second, median and p99 of ${ours.length} in turn`, [
      ['this product', ms(figures.paintP50Ms), `p99 ${ms(figures.paintP99Ms)}`],
      ['a bare page with a WebSocket', ms(percentile(bare, 50)), `p99 ${ms(percentile(bare, 99))}`],
      ['p99, ours over the bare page', said(figures.paintP99OverBare), atMost(1.5, figures.paintP99OverBare)],
    ]);
    return rounded(figures);
  },

  taps: ({ taps, slowTaps }: TapFigures): Figures => {
    const figures = { tapPaintP95Ms: percentile(taps, 95), tapPaintSlowP95Ms: percentile(slowTaps, 95) };
    const row = (what: string, delays: readonly number[], p95: number, aim: number): Row => [
      what,
      ms(percentile(delays, 50)),
      `p95 ${ms(p95)}, ${atMost(aim, p95)}`,
    ];
    table(`tap to painted press at 1,000 updates a second, median and p95 of ${taps.length}`, [
      row('as the machine is', taps, figures.tapPaintP95Ms, 16),
      row('slowed to a quarter', slowTaps, figures.tapPaintSlowP95Ms, 50),
    ]);
    return rounded(figures);
  },

  offlineCoupons: ({ online, offline, offlineCouponsOverOnline }: OfflineCouponsFigures): Figures => {
    table('the first coupon painted after a cold opening of the list, ms', [
      ['with the server', '', spread(online, 0)],
      ['without a network', '', spread(offline, 0)],
      ['without over with', said(offlineCouponsOverOnline), atMost(1, offlineCouponsOverOnline)],
    ]);
    return rounded({ offlineCouponsOverOnline });
  },

  tabs: ({ runs, ...figures }: TabFigures): Figures => {
    const main = (stretches: readonly Stretch[]): string => spread(stretches.map(({ mainThreadMs }) => mainThreadMs));
    const all = (stretches: readonly Stretch[]): string => spread(stretches.map(({ processorMs }) => processorMs));
    const hubs = (stretches: readonly Stretch[]): string =>
      spread(
        stretches.map(({ hubShare }) => hubShare),
        2,
      );
    table(`a tab's main thread at 1,000 updates a second, ${VISIBLE_ROWS} rows in sight, ms a second`, [
      ['this product', '', main(runs.oneTab)],
      ['peer, the whole program in its store', '', main(runs.onePeer)],
      ['peer, the shown sport alone in its store', '', main(runs.oneLeanPeer)],
      ['ours over the peer', said(figures.tabMainThreadOverPeer), atMost(0.1, figures.tabMainThreadOverPeer)],
      ['ours over the lean peer', said(figures.tabMainThreadOverLeanPeer), 'the same sport held by both; no aim'],
    ]);
    table('all processes of the browser, ms of processor time a second; nine of ten tabs are hidden', [
      ['this product, one tab', '', all(runs.oneTab)],
      ['this product, ten tabs', '', all(runs.tenTabs)],
      ['peer, ten tabs', '', `${all(runs.tenPeers)}; all the machine has, when it is near its cores`],
      ['ten of ours over one', said(figures.cpuTenTabsOverOne), atMost(1.2, figures.cpuTenTabsOverOne)],
      ['ten of ours over ten of the peer', said(figures.cpuTenTabsOverPeer), atMost(0.15, figures.cpuTenTabsOverPeer)],
    ]);
    table('bytes from the hubs, as a multiple of what one connection gets', [
      ['one tab', '', hubs(runs.oneTab)],
      ['ten tabs', '', hubs(runs.tenTabs)],
      [
        'ten of ours over one',
        said(figures.hubBytesTenTabsOverOne),
        atMost(1, rounded(figures)['hubBytesTenTabsOverOne'] ?? Number.NaN),
      ],
    ]);
    return rounded(figures);
  },

  heap: ({ heap, engineHeapGrowth, updatesPerSecond }: HeapFigures): Figures => {
    table("the engine's heap in the real worker, collected", [
      ...heap.map((bytes, index): Row => [
        `after ${(CHECKPOINTS[index] ?? 0).toLocaleString('en')} updates`,
        `${(bytes / 1_000_000).toFixed(2)} MB`,
        '',
      ]),
      ['the last over the first', said(engineHeapGrowth, 3), atMost(1.05, engineHeapGrowth)],
      ['updates read in a second', updatesPerSecond.toFixed(0), 'pushed as fast as they are read'],
    ]);
    return { engineHeapGrowth: Math.round(engineHeapGrowth * 1_000) / 1_000 };
  },

  scroll: ({ longTasks, longestOwnMs, frames, droppedFrames, events }: ScrollFigures): Figures => {
    const figures = { scrollLongTasks: longTasks.length, scrollDroppedFrames: droppedFrames };
    table(`${events.toLocaleString('en')} events scrolled from end to end at 1,000 updates a second`, [
      [
        'long tasks',
        String(longTasks.length),
        `${atMost(0, longTasks.length)}${longTasks.length > 0 ? `; ${longTasks.join(', ')} ms` : ''}`,
      ],
      ['longest task, own processor time', ms(longestOwnMs), ''],
      ['dropped frames', String(droppedFrames), `of ${frames + droppedFrames}`],
    ]);
    return figures;
  },
};

type Row = [what: string, figure: string, note: string];

function table(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const [what, figure, note] of rows)
    console.log(`  ${what.padEnd(44)}${figure.padStart(12)}   ${note}`.trimEnd());
}

const atMost = (aim: number, value: number): string => `aim ≤ ${aim}${value <= aim ? '' : ', missed'}`;
const atLeast = (aim: number, value: number): string => `aim ≥ ${aim}${value >= aim ? '' : ', missed'}`;
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const said = (value: number, digits = 2): string => value.toFixed(digits);

function rounded(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Math.round(value * 100) / 100]));
}

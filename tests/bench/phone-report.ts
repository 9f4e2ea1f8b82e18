/** Reports on a phone: its first load, an hour of play, and a hidden tab. */
import { type FirstLoad, type FirstLoadFigures, type LoadPage, loadPages } from './first-load.ts';
import type { Hidden, HiddenFigures, Waking } from './hidden-tab.ts';
import type { Grown, LiveHourFigures } from './live-hour.ts';
import { type Figures, type Row, atMost, ratios, table } from './table.ts';

const pageNames: Record<LoadPage, string> = { home: '/', program: '/program/futbol', match: 'a match', peer: 'peer' };

export const phoneReport = {
  load: (figures: FirstLoadFigures): Figures => {
    const told: Figures = {};
    for (const when of ['cold', 'again'] as const) {
      const name = when === 'cold' ? 'Cold' : 'Installed';
      const title = when === 'cold' ? 'a first visit' : 'installed; the peer: a second visit';
      const rows = loadParts.flatMap(({ part, words, key, digits }) => {
        const runs = (page: LoadPage): number[] => figures[page][when].map((load) => load[part]);
        return loadPages.map((page): Row => ({
          what: `${words}, ${pageNames[page]}`,
          runs: runs(page),
          digits,
          ...(key === undefined || page === 'peer' ? {} : { key: `${page}${name}${key}` }),
        }));
      });
      const overPeer = loadPages
        .filter((page) => page !== 'peer')
        .flatMap((page) =>
          partsOverPeer.map(({ part, peer, words, key }): Row => {
            const runs = (of: LoadPage, by: keyof FirstLoad): number[] => figures[of][when].map((load) => load[by]);
            return {
              what: `${words}, ${pageNames[page]} over the peer`,
              runs: ratios(runs(page, part), runs('peer', peer)),
              key: `${page}${name}${key}OverPeer`,
            };
          }),
        );
      Object.assign(
        told,
        table(`a slow phone (processor at a quarter, 1.6 Mbit/s, 150 ms), ${title}`, [...rows, ...overPeer]),
      );
    }
    return told;
  },

  hour: ({ tab, engine, peer, updates }: LiveHourFigures): Figures => {
    const before = (grown: readonly Grown[]): number[] => grown.map((each) => each.before / 1_000_000);
    const after = (grown: readonly Grown[]): number[] => grown.map((each) => each.after / 1_000_000);
    return table(
      `heaps before and after an hour of live play, ${updates.toLocaleString('en')} updates, collected, MB`,
      [
        { what: 'tab, before', runs: before(tab) },
        { what: 'tab, after', runs: after(tab), key: 'hourTabMb' },
        { what: 'engine, before', runs: before(engine) },
        { what: 'engine, after', runs: after(engine), key: 'hourEngineMb' },
        { what: 'peer, before', runs: before(peer) },
        { what: 'peer, after', runs: after(peer) },
        { what: 'tab, after over before', runs: ratios(after(tab), before(tab)), key: 'hourTabGrowth' },
        { what: 'engine, after over before', runs: ratios(after(engine), before(engine)), key: 'hourEngineGrowth' },
        { what: 'tab over the peer, after', runs: ratios(after(tab), after(peer)), key: 'hourTabOverPeer' },
      ],
    );
  },

  hidden: ({ ours, peer }: HiddenFigures): Figures => {
    const of = (runs: readonly Hidden[], who: keyof Hidden, what: keyof Waking): number[] =>
      runs.map((each) => each[who][what]);
    const work = (runs: readonly Hidden[]): number[] => runs.map(({ page, workers }) => page.ms + workers.ms);
    return table('a hidden phone tab at 1,000 updates a second, a second', [
      { what: 'wake-ups of the page', runs: of(ours, 'page', 'wakeUps'), key: 'hiddenPageWakeUps', aim: atMost(0) },
      {
        what: 'wake-ups of the engine',
        runs: of(ours, 'workers', 'wakeUps'),
        key: 'hiddenEngineWakeUps',
        aim: atMost(0),
      },
      {
        what: "the page's tasks, the browser's own among them",
        runs: of(ours, 'page', 'tasks'),
        key: 'hiddenPageTasks',
      },
      { what: "the engine's", runs: of(ours, 'workers', 'tasks'), key: 'hiddenEngineTasks' },
      { what: 'processor time of both, ms', runs: work(ours), key: 'hiddenWorkMs' },
      { what: 'wake-ups of the peer', runs: of(peer, 'page', 'wakeUps') },
      { what: 'processor time of the peer, ms', runs: work(peer) },
      { what: 'processor time over the peer', runs: ratios(work(ours), work(peer)), key: 'hiddenWorkOverPeer' },
    ]);
  },
};

interface LoadPart {
  part: keyof FirstLoad;
  words: string;
  digits: number;
  key?: string;
}

/** The peer's odds are those of its page; nothing confirms them. */
const partsOverPeer: readonly { part: keyof FirstLoad; peer: keyof FirstLoad; words: string; key: string }[] = [
  { part: 'firstOdd', peer: 'firstOdd', words: 'first odd', key: 'FirstOdd' },
  { part: 'firstLiveOdd', peer: 'firstOdd', words: 'first confirmed odd', key: 'Live' },
  { part: 'blocking', peer: 'blocking', words: 'total blocking time', key: 'Blocking' },
];

const loadParts: LoadPart[] = [
  { part: 'firstOdd', words: 'first odd, ms', key: 'FirstOddMs', digits: 0 },
  { part: 'firstLiveOdd', words: 'first confirmed odd, ms', key: 'LiveOddMs', digits: 0 },
  { part: 'largestPaint', words: 'largest contentful paint, ms', key: 'LargestPaintMs', digits: 0 },
  { part: 'blocking', words: 'total blocking time, ms', key: 'BlockingMs', digits: 0 },
  { part: 'shift', words: 'cumulative layout shift', key: 'LayoutShift', digits: 3 },
  { part: 'kilobytes', words: 'KB over the line until the odd', digits: 0 },
];

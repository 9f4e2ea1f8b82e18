/** Figures of a run by stretch and group of browsers, as tables and as JSON. */
import { figuresOf, type StartFigures, type StretchFigures, startFiguresOf, timesSteady } from './figures.ts';
import type { HerdBrowser } from './herd-browser.ts';
import { type HerdRun, type StretchName, stretchNames } from './herd.ts';
import { type PageName, pageNames } from './pages.ts';

/** Requests that belong to a start. */
const START_MS = 20_000;
/** Calls shown for each stretch. */
const CALLS_SHOWN = 6;
const MILLION = 1_000_000;

export interface HerdFigures {
  engines: number;
  start: Record<'visitors' | 'members', StartFigures>;
  stretches: Partial<Record<StretchName, Groups>>;
  /** Steady requests of one visible visitor in a minute, by page. */
  steadyByPage: Partial<Record<PageName, number>>;
}

export interface Groups {
  visible: StretchFigures;
  visibleVisitors: StretchFigures;
  visibleMembers: StretchFigures;
  hiddenVisitors: StretchFigures;
  hiddenMembers: StretchFigures;
}

export function herdFigures({ browsers, stretches }: HerdRun): HerdFigures {
  const of = (choose: (browser: HerdBrowser) => boolean) => browsers.filter(choose).map(({ traffic }) => traffic);
  const firstStarts = (isMember: boolean): StartFigures =>
    startFiguresOf(
      browsers.flatMap(({ kind, traffic, starts }) =>
        kind.isMember === isMember ? [{ traffic, beganAt: starts[0] ?? 0 }] : [],
      ),
      START_MS,
    );
  const figures: HerdFigures = {
    engines: browsers.length,
    start: { visitors: firstStarts(false), members: firstStarts(true) },
    stretches: {},
    steadyByPage: {},
  };
  for (const name of stretchNames) {
    const stretch = stretches[name];
    if (stretch === undefined) continue;
    const group = (isHidden: boolean, isMember?: boolean): StretchFigures =>
      figuresOf(
        of(({ kind }) => kind.isHidden === isHidden && (isMember === undefined || kind.isMember === isMember)),
        stretch,
      );
    figures.stretches[name] = {
      visible: group(false),
      visibleVisitors: group(false, false),
      visibleMembers: group(false, true),
      hiddenVisitors: group(true, false),
      hiddenMembers: group(true, true),
    };
  }
  const { steady } = stretches;
  if (steady === undefined) return figures;
  for (const page of pageNames) {
    const shown = of(({ kind }) => kind.page === page && !kind.isHidden && !kind.isMember);
    if (shown.length > 0) figures.steadyByPage[page] = figuresOf(shown, steady).requestsAMinute;
  }
  return figures;
}

const titles: Record<StretchName, string> = {
  steady: 'steady play',
  rollingRestart: 'hubs restarted behind a balancer',
  hubBreak: 'hubs gone for five seconds',
  kickOff: 'eight matches kick off',
  hubsGone: 'hubs gone for the whole stretch',
  deploy: 'deploy: every visible tab reloads once',
};

/** Returns the tables, as text. */
export function herdTables(figures: HerdFigures): string {
  const { start, stretches, steadyByPage } = figures;
  const rows = stretchNames.flatMap((name) => {
    const groups = stretches[name];
    return groups === undefined ? [] : [{ name, groups }];
  });
  const steady = stretches.steady?.visible;
  const lines = [
    `\none browser; a start is its first ${START_MS / 1_000} s, without any cache`,
    ...columns(['', 'requests', 'KB']),
    ...columns(['start, visitor', fixed(start.visitors.requests, 1), fixed(start.visitors.bytes / 1_000, 0)]),
    ...columns(['start, member', fixed(start.members.requests, 1), fixed(start.members.bytes / 1_000, 0)]),
    '\none visible browser',
    ...columns(['', 'req/min', 'busiest s', '× steady', 'KB/s', 'hub msg/s', 'hub KB/s', 'sockets', 'busiest s']),
    ...rows.flatMap(({ name, groups: { visible } }) =>
      columns([
        titles[name],
        fixed(visible.requestsAMinute, 2),
        fixed(visible.busiestSecond, 3),
        steady === undefined ? '' : fixed(timesSteady(visible, steady), 1),
        fixed(visible.bytesASecond / 1_000, 2),
        fixed(visible.hubMessagesASecond, 1),
        fixed(visible.hubBytesASecond / 1_000, 2),
        fixed(visible.hubOpens, 2),
        fixed(visible.hubOpensBusiestSecond, 2),
      ]),
    ),
    '\nrequests of one browser in a minute',
    ...columns(['', 'visitor', 'member', 'hidden', 'hidden m.']),
    ...rows.flatMap(({ name, groups }) =>
      columns([
        titles[name],
        fixed(groups.visibleVisitors.requestsAMinute, 2),
        fixed(groups.visibleMembers.requestsAMinute, 2),
        fixed(groups.hiddenVisitors.requestsAMinute, 2),
        fixed(groups.hiddenMembers.requestsAMinute, 2),
      ]),
    ),
    '\nsteady play by page, requests of a visible visitor in a minute',
    ...Object.entries(steadyByPage).flatMap(([page, aMinute]) => columns([page, fixed(aMinute, 2)])),
    '\na million visible browsers in the same mix, thousands of requests a second',
    ...columns(['', 'mean', 'busiest s', 'hub Gbit/s']),
    ...rows.flatMap(({ name, groups: { visible } }) =>
      columns([
        titles[name],
        fixed((visible.requestsAMinute / 60) * (MILLION / 1_000), 0),
        fixed(visible.busiestSecond * (MILLION / 1_000), 0),
        fixed((visible.hubBytesASecond * 8 * MILLION) / 1e9, 0),
      ]),
    ),
    '\nthis herd, requests a second, and those left behind a cache that keeps shared responses for a second',
    ...columns(['', 'all', 'left']),
    ...rows.flatMap(({ name, groups: { visible } }) =>
      columns([titles[name], fixed(visible.allASecond, 1), fixed(visible.uncachedASecond, 1)]),
    ),
    ...rows.flatMap(({ name, groups: { visible } }) => [
      `\n${titles[name]}: calls of one visible browser`,
      ...columns(['', 'req/min', 'busiest s', 'bytes']),
      ...visible.calls
        .slice(0, CALLS_SHOWN)
        .flatMap(({ call, aMinute, busiestSecond, bytes }) =>
          columns([call, fixed(aMinute, 2), fixed(busiestSecond, 3), fixed(bytes, 0)]),
        ),
    ]),
  ];
  return lines.join('\n');
}

const NAME = 46;
const NUMBER = 11;

const columns = ([name = '', ...numbers]: string[]): string[] => [
  `  ${name.padEnd(NAME)}${numbers.map((text) => text.padStart(NUMBER)).join('')}`.trimEnd(),
];
const fixed = (value: number, digits: number): string => value.toFixed(digits);

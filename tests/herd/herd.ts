/** A herd of browsers and the stretches of its run: start, steady play, disturbances, a deploy. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tokens } from '../../src/model/player.ts';
import { FOOTBALL } from '../support/program.ts';
import { type HerdBrowser, createHerdBrowser } from './herd-browser.ts';
import { type Kind, herdPage } from './pages.ts';
import type { Stretch } from './traffic.ts';

export type Control = (method: string, path: string, body?: object) => Promise<unknown>;

export interface HerdTarget {
  origin: string;
  /** `/__control` of the stand-in; undefined for a real product, which is not disturbed and has no members. */
  control: Control | undefined;
}

export const stretchNames = ['steady', 'rollingRestart', 'hubBreak', 'kickOff', 'hubsGone', 'deploy'] as const;
export type StretchName = (typeof stretchNames)[number];

export interface HerdRun {
  browsers: readonly HerdBrowser[];
  stretches: Partial<Record<StretchName, Stretch>>;
}

export interface HerdLengths {
  /** Browsers start evenly over this time, so that their comparisons with the services do not coincide. */
  startMs: number;
  /** Time after the last start until everything loaded at the start has aged as in steady play. */
  settleMs: number;
  steadyMs: number;
  disturbedMs: number;
}

/** Time without a hub of the stretch `hubBreak`. */
const BREAK_MS = 5_000;
/** Matches that begin at the same time. */
const KICK_OFFS = 8;
/** Matches that the pages of a match show, the most popular ones. */
const SHOWN_MATCHES = 5;

interface HerdPlan {
  kinds: readonly Kind[];
  lengths: HerdLengths;
  /** Stretches to run after the start; all when it is empty. */
  only: readonly StretchName[];
  /** Overrides of the environment's timing. */
  timing: object;
}

export async function runHerd(
  { origin, control }: HerdTarget,
  { kinds, lengths, only, timing }: HerdPlan,
  report: (text: string) => void,
): Promise<HerdRun> {
  // Everything in an engine listens to its signal; Node reports more than ten listeners as a leak.
  setMaxListeners(0);
  const matches = await runningMatches(origin);
  const browsers: HerdBrowser[] = [];
  for (const [index, kind] of kinds.entries()) {
    const page = herdPage(kind.page, matches[index % Math.min(matches.length, SHOWN_MATCHES)] ?? 0);
    // One after the other, so that the accounts are not made all at once.
    // oxlint-disable-next-line no-await-in-loop
    const member = kind.isMember && control !== undefined ? await newMember(origin, control) : null;
    browsers.push(createHerdBrowser({ origin, kind, page, member, timing }));
  }
  const run: HerdRun = { browsers, stretches: {} };
  const during = async (name: StretchName, ms: number, work?: () => Promise<unknown>): Promise<void> => {
    if (only.length > 0 && !only.includes(name)) return;
    report(name);
    const from = performance.now();
    await work?.();
    await pause(Math.max(0, ms - (performance.now() - from)));
    run.stretches[name] = { from, to: performance.now() };
  };

  report('start');
  await spreadOver(lengths.startMs, browsers, ({ start }) => start());
  for (const browser of browsers) if (browser.kind.isHidden) browser.setVisible(false);
  await pause(lengths.settleMs);
  await during('steady', lengths.steadyMs);
  if (control !== undefined) {
    const hubs = (action: string): Promise<unknown> => control('POST', 'hubs', { action });
    await during('rollingRestart', lengths.disturbedMs, () => hubs('drop'));
    await during('hubBreak', lengths.disturbedMs, async () => {
      await hubs('refuse');
      await hubs('drop');
      await pause(BREAK_MS);
      await hubs('accept');
    });
    await during('kickOff', lengths.disturbedMs, () => kickOff(origin, control));
    await during('hubsGone', lengths.disturbedMs, async () => {
      await hubs('refuse');
      await hubs('drop');
    });
    await hubs('accept');
  }
  const visible = browsers.filter(({ kind }) => !kind.isHidden);
  await during('deploy', lengths.disturbedMs, () => spreadOver(lengths.disturbedMs, visible, ({ reload }) => reload()));
  return run;
}

async function spreadOver(
  ms: number,
  browsers: readonly HerdBrowser[],
  work: (browser: HerdBrowser) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const done = browsers.map(async (browser, index) => {
    await pause(Math.max(0, began + (ms * index) / browsers.length - performance.now()));
    await work(browser);
  });
  await Promise.all(done);
}

interface ListedEvent {
  i: number;
  /** Betting phase; above 0 while the match runs. */
  bp: number;
  /** Start, epoch seconds. */
  d: number;
}

/** A connection of its own: the server closes an idle one between two stretches. */
const alone = { headers: { connection: 'close' } };

async function footballList(origin: string, type: 0 | 1): Promise<ListedEvent[]> {
  const file = await fetch(new URL('/environment.json', origin), alone);
  const { services } = (await file.json()) as { services: { sportsbook: string } };
  const base = new URL(services.sportsbook, origin).href.replace(/\/$/, '');
  const response = await fetch(`${base}/sportsbook/events?st=${FOOTBALL}&type=${type}&version=0`, alone);
  const { data } = (await response.json()) as { data: { events: ListedEvent[] } };
  return data.events;
}

async function runningMatches(origin: string): Promise<number[]> {
  const [live, coming] = await Promise.all([footballList(origin, 1), footballList(origin, 0)]);
  const running = live.filter(({ bp }) => bp > 0);
  return (running.length > 0 ? running : coming).map(({ i }) => i);
}

async function kickOff(origin: string, control: Control): Promise<void> {
  const coming = (await footballList(origin, 0)).filter(({ bp }) => bp === 0).toSorted((a, b) => a.d - b.d);
  await Promise.all(coming.slice(0, KICK_OFFS).map(({ i }) => control('POST', `event/${i}`, { action: 'kickoff' })));
}

/** Signs a new member in, as another visit of the same browser did. */
export async function newMember(origin: string, control: Control): Promise<Tokens> {
  const player = (await control('POST', 'players', {})) as { playerNo: number; userInfo: string; password: string };
  const response = await fetch(`${origin}/api/identity/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'device-id': 'herd' },
    body: JSON.stringify({ userInfo: player.userInfo, password: player.password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } };
  return { access: data.accessToken, refresh: data.refreshToken, memberId: String(player.playerNo) };
}

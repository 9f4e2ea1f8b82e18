/** Announces moments of followed matches: as a note in a visible tab, else as a system notification (rule follow-5). */
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import { isQuietHour } from '../../domain/following/follow-settings.ts';
import { type Moment, type SeenMatch, seenMatch } from '../../domain/following/match-moments.ts';
import { kindOfMoment, momentText } from '../../domain/following/moment-text.ts';
import { toScore } from '../../domain/program/merge-score.ts';
import { parseSpoilerPreference } from '../../domain/spoiler/spoiler-preference.ts';
import { dayKey } from '../../domain/time.ts';
import type { FollowSettings } from '../../model/following.ts';
import type { EventRow } from '../../model/program.ts';
import { notificationPermission, showNotification } from '../../platform/device/system-notifications.ts';
import { uiSettings } from '../device/ui-settings.ts';
import { readService } from '../engine/call-service.ts';
import { useConnection } from '../engine/use-connection.ts';
import { onSessionEnd, useSession } from '../member/session.ts';
import { type FollowedRow, useFollowedRows } from './followed-rows.ts';
import { storedFollowSettings, useFollowSettings } from './following.ts';
import { holdAttention } from './hold-attention.ts';
import { type MatchMemories, openMemories } from './match-memories.ts';
import { electTeller } from './teller-lock.ts';

export interface MomentNote {
  eventId: number;
  title: string;
  text: string;
  /** Address of the match; undefined for a sport without match pages. */
  path: string | undefined;
}

const news = proxy<{ note: MomentNote | null }>({ note: null });

export function useMomentNote(): MomentNote | null {
  return useSnapshot(news).note;
}

export function dismissMomentNote(): void {
  news.note = null;
}

onSessionEnd(dismissMomentNote);

/** Observes the followed matches while this tab is the one that announces. @param pathOf address of a match */
export function useMomentNews(pathOf: (row: EventRow) => string | undefined): void {
  const isTeller = useIsTeller();
  const settings = useFollowSettings();
  const followed = useFollowedRows('live', settings.leagues);
  const { status } = useConnection();
  const { phase, player } = useSession();
  const owner = phase === 'member' ? (player?.memberId ?? '') : '';
  const memories = useRef<{ of: string; matches: MatchMemories } | null>(null);
  const known = useRef(new Map<number, FollowedRow>());
  const observedChoice = useRef('');
  const { rows, listed, choice, load } = followed;
  const isLive = status === 'on' && load?.phase === 'ready' && !load.stale;

  useEffect(() => {
    if (!isTeller) memories.current = null;
  }, [isTeller]);

  // A memory is renewed without changes as well, because an old one is not compared with.
  const tick = useTick(isTeller && isLive);
  useEffect(() => {
    if (!isTeller || !isLive) return;
    if (memories.current?.of !== owner) memories.current = { of: owner, matches: openMemories(owner !== '') };
    const { matches } = memories.current;
    const seen = new Map<number, SeenMatch>();
    for (const followedRow of rows) {
      const { row } = followedRow;
      if (row.cached === true || row.suspect === true) continue;
      known.current.set(row.id, followedRow);
      seen.set(row.id, seenMatch(row));
    }
    const left = observedChoice.current === choice ? matches.running().filter((id) => !listed.has(id)) : [];
    const results = left.flatMap((id) => known.current.get(id) ?? []);
    observedChoice.current = choice;
    matches.keepOnly(new Set([...listed, ...left]));
    for (const { id, moments } of matches.observe(seen, Math.max(tick, Date.now() / 1000)))
      announce(known.current.get(id), moments, pathOf);
    for (const row of results) {
      known.current.delete(row.row.id);
      void announceResult(row, pathOf);
    }
  }, [isTeller, isLive, rows, listed, choice, owner, tick, pathOf]);
}

const TICK_MS = 30_000;

/** Returns the time of the last tick, epoch seconds. */
function useTick(isRunning: boolean): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick(Date.now() / 1000), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return tick;
}

/** True while this tab announces. A hidden one counts as visible meanwhile, so that it hears of the matches. */
function useIsTeller(): boolean {
  const [isTeller, setTeller] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    let release: (() => void) | undefined;
    electTeller({
      mayTellHidden: () => mayNotify(storedFollowSettings.read()),
      onElected: (elected) => {
        release?.();
        release = elected && document.visibilityState !== 'visible' ? holdAttention() : undefined;
        setTeller(elected);
      },
      signal: life.signal,
    });
    return () => life.abort();
  }, []);
  return isTeller;
}

function mayNotify({ system }: FollowSettings): boolean {
  return system && notificationPermission() === 'granted';
}

function announce(
  followed: FollowedRow | undefined,
  moments: readonly Moment[],
  pathOf: (row: EventRow) => string | undefined,
): void {
  if (followed === undefined) return;
  const { row, reason } = followed;
  const settings = storedFollowSettings.read();
  if (settings.onlyCoupons && reason !== 'coupon') return;
  const wanted = moments.filter((moment) => settings.kinds.includes(kindOfMoment(moment)));
  if (wanted.length === 0) return;
  const path = pathOf(row);
  const { title, text } = momentText(wanted, row);
  if (document.visibilityState === 'visible') {
    // The page of the match shows the change itself.
    if (path === undefined || !`${location.pathname}/`.startsWith(`${path}/`))
      news.note = ref({ eventId: row.id, title, text, path });
  } else if (mayNotify(settings) && !isQuietHour(settings.quiet, new Date().getHours())) {
    // A later notification of a match replaces the earlier one.
    void showNotification({ tag: `mac-${row.id}`, title, text, path: path ?? '/' });
  }
}

/** Delays of asking for the result of a match that left the program, because the list of results is a little later. */
const RESULT_DELAYS_MS = [2_000, 10_000, 45_000];

/** A match that left the program has ended only if the live scores say so. */
async function announceResult(followed: FollowedRow, pathOf: (row: EventRow) => string | undefined): Promise<void> {
  const { row } = followed;
  const wish = parseSpoilerPreference(uiSettings.scores);
  for (const delay of RESULT_DELAYS_MS) {
    // Each try follows the one before.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, delay));
    // oxlint-disable-next-line no-await-in-loop
    const result = await readResult(row);
    if (result?.stage !== 'ended') continue;
    if (wish.how === 'delayed') {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, wish.seconds * 1_000));
    }
    announce(followed, [{ kind: 'end', score: wish.how === 'hidden' ? null : result.score }], pathOf);
    return;
  }
}

async function readResult({ id, mappedId, sportId, start, phase, status }: EventRow): Promise<SeenMatch | undefined> {
  const query = { SportId: String(sportId), SearchDate: dayKey(start) };
  const read = await readService('getLiveScores', { query });
  if (!read.ok || read.value.storedAt !== null) return undefined;
  const found = read.value.data.find(({ eventId }) => eventId !== null && (eventId === id || eventId === mappedId));
  if (found === undefined || found.score === null) return undefined;
  return seenMatch({ sportId, phase, status, score: toScore({ id, sportId }, found.score) });
}

/** Important moments of both sides over time: points per minute by the incidents' kind, minute and side. */
import type { Incident, IncidentKind } from '../../model/statistics.ts';
import { PENALTIES } from '../program/football-part.ts';
import { MAX_ADDED_MINUTES, isGoal, incidentPart, provesExtraTime } from './timeline.ts';

interface MomentumBar {
  /** "23'", "45+2'" */
  label: string;
  part: number;
  home: number;
  away: number;
  goals: { home: number; away: number };
}

export interface Momentum {
  bars: MomentumBar[];
  /** The highest value of a side in one minute, at least 1. */
  most: number;
}

/** Weight of each kind of incident; kinds that say nothing about a side's attacks are missing. */
const weights = {
  goal: 5,
  penalty: 5,
  ownGoal: 5,
  missedPenalty: 4,
  chance: 3,
  corner: 2,
} satisfies Partial<Record<IncidentKind, number>>;
const weightOf = (kind: IncidentKind): number | undefined => (weights as Partial<Record<IncidentKind, number>>)[kind];
/** Text about how the points are counted: "gol 5 · kaçan penaltı 4 · …". */
export const momentumPointsText = (
  [
    ['gol', weights.goal],
    ['kaçan penaltı', weights.missedPenalty],
    ['pozisyon', weights.chance],
    ['korner', weights.corner],
  ] as const
)
  .map(([name, points]) => `${name} ${points}`)
  .join(' · ');

/** Minimum number of weighted incidents for a chart. */
const FEWEST = 4;
const FIRST_MINUTE = [0, 0, 46, 91, 106, 121];
const LAST_MINUTE = [0, 45, 90, 105, 120, 120];

/**
 * Returns null when there are too few incidents. A minute without incidents has an empty bar, up to the last minute
 * reported or played.
 * @param now minute of a running match, null when it is over or not known
 * @param extra the match is known to have extra time; without it a minute past 90 is added time
 */
export function momentumOf(incidents: readonly Incident[], now: number | null, extra: boolean): Momentum | null {
  const extraTime = extra || provesExtraTime(incidents);
  const within = (each: Pick<Incident, 'period' | 'minute'>): number => incidentPart(each, extraTime);
  const telling = incidents.filter(
    (each) =>
      each.minute !== null && each.side !== null && weightOf(each.kind) !== undefined && within(each) < PENALTIES,
  );
  if (telling.length < FEWEST) return null;
  const bars = new Map<string, MomentumBar>();
  const playing = now === null ? 1 : within({ period: null, minute: now });
  const parts = Math.min(Math.max(playing, ...telling.map(within)), extraTime ? 4 : 2);
  for (let part = 1; part <= parts; part += 1) {
    const first = FIRST_MINUTE[part] ?? 0;
    const last = LAST_MINUTE[part] ?? 0;
    const reached = Math.max(first, now ?? last, ...telling.filter((each) => within(each) >= part).map(minuteOf));
    for (let minute = first; minute <= Math.min(last, reached); minute += 1) put(bars, part, minute, 0);
    const added = Math.max(0, ...telling.filter((each) => within(each) === part).map((each) => addedOf(each, part)));
    for (let extra = 1; extra <= added; extra += 1) put(bars, part, last, extra);
  }
  for (const incident of telling) {
    const { kind, side } = incident;
    const part = Math.min(within(incident), parts);
    const bar = bars.get(keyOf(part, insideOf(part, minuteOf(incident)), addedOf(incident, part)));
    if (bar === undefined || side === null) continue;
    bar[side] += weightOf(kind) ?? 0;
    if (isGoal(incident)) bar.goals[side] += 1;
  }
  const list = [...bars.values()];
  return { bars: list, most: Math.max(1, ...list.flatMap(({ home, away }) => [home, away])) };
}

/** Sentence about the last 15 minutes, or about the whole match when it is over. */
export function momentumText({ bars }: Momentum, names: { home: string; away: string }, running: boolean): string {
  const told = running ? bars.slice(-LATELY) : bars;
  const when = running ? `Son ${Math.min(LATELY, bars.length)} dakikada` : 'Maç boyunca';
  const home = sumOf(told, 'home');
  const away = sumOf(told, 'away');
  if (home + away === 0) return `${when} öne çıkan bir an yok.`;
  if (Math.abs(home - away) * 5 <= home + away) return `${when} oyun dengeli.`;
  return `${when} ${home > away ? names.home : names.away} daha etkili.`;
}

const LATELY = 15;

const sumOf = (bars: readonly MomentumBar[], side: 'home' | 'away'): number =>
  bars.reduce((sum, bar) => sum + bar[side], 0);

const minuteOf = ({ minute }: Incident): number => minute ?? 0;
/**
 * Added minutes. When a service sends none, its minutes continue to count: 93 in a match without extra time is 90+3.
 */
const addedOf = ({ added, minute }: Incident, part: number): number =>
  Math.min(MAX_ADDED_MINUTES, added > 0 ? added : Math.max(0, (minute ?? 0) - (LAST_MINUTE[part] ?? 0)));
const insideOf = (part: number, minute: number): number =>
  Math.min(LAST_MINUTE[part] ?? minute, Math.max(FIRST_MINUTE[part] ?? minute, minute));
const keyOf = (part: number, minute: number, added: number): string => `${part}.${minute}.${added}`;

function put(bars: Map<string, MomentumBar>, part: number, minute: number, added: number): void {
  const label = added > 0 ? `${minute}+${added}'` : `${minute}'`;
  bars.set(keyOf(part, minute, added), { label, part, home: 0, away: 0, goals: { home: 0, away: 0 } });
}

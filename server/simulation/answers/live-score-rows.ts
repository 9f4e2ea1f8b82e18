/**
 * Live scores of a sport on a day: matches of the program, recently finished ones, and others outside the program.
 */
import type { WireScore } from '../../../src/contract/hub/wire.ts';
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { DAY_IN_MS, TURKEY_OFFSET_MS, dayNumberOf } from '../../turkish-time.ts';
import { competitions } from '../competitions.ts';
import type { Competition, SimEvent } from '../model.ts';
import type { SimProgram } from '../sim-program.ts';
import { Random } from '../random.ts';
import { rulesOf } from '../sports/rules-of-sport.ts';
import { BASKETBALL, FOOTBALL, sportTable } from '../sports/sport-table.ts';

/** Converts a program event id to the id of the source of scores and commentary. */
export const broadageIdOf = (eventId: number): number => FIRST_ID + eventId;
export const eventIdOf = (broadageId: number): number => broadageId - FIRST_ID;

type Row = NonNullable<WireResponse<'getLiveScores'>['matches'][number]>;

/** @param day in Türkiye, `YYYY-MM-DD` */
export function liveScoreRows(program: SimProgram, sportId: number, day: string): Row[] {
  const midnight = Date.parse(`${day}T00:00:00Z`) - TURKEY_OFFSET_MS;
  const now = program.now();
  // Matches further ahead are not announced yet, and those longer ago are no longer requested.
  if (Number.isNaN(midnight) || Math.abs(midnight - now) > FURTHEST_MS) return [];
  const listed = [...(program.bySport.get(sportId) ?? [])].filter(
    (event) => !event.longTerm && dayNumberOf(event.startMs) === dayNumberOf(midnight),
  );
  const over = program.results.matches().filter(({ competition, startMs }) => {
    return competition.sportId === sportId && dayNumberOf(startMs) === dayNumberOf(midnight);
  });
  const known = [
    ...listed.flatMap((event) => listedRow(event)),
    ...over.map(({ event: { i: eventId }, ...match }) => rowOf({ eventId, ...match })),
  ];
  const playing = new Set(known.flatMap(({ ht, at }) => [ht, at]));
  return [
    ...known,
    ...elsewhere(sportId, midnight, now).filter(({ ht, at }) => !playing.has(ht) && !playing.has(at)),
  ].toSorted((one, other) => (one.d ?? 0) - (other.d ?? 0) || (one.id ?? 0) - (other.id ?? 0));
}

const FURTHEST_MS = 15 * DAY_IN_MS;
const STEP_MS = 30_000;
const SCHEDULED = 1;
const POSTPONED = 24;
/** First id of the score source; far from the ids of the program. */
const FIRST_ID = 1_900_000;

interface Match {
  eventId?: number;
  home: string;
  away: string;
  competition: Competition;
  startMs: number;
  score: WireScore | undefined;
  stream?: boolean;
  statistics?: boolean;
}

function listedRow({ wire, competition, startMs, match }: SimEvent): Row[] {
  const { i, hn, an, hs, hc } = wire;
  if (hn === undefined || an === undefined || hn === '' || an === '') return [];
  const told = { stream: hs === true, statistics: hc === true };
  return [rowOf({ eventId: i, home: hn, away: an, competition, startMs, score: match?.score, ...told })];
}

function rowOf({ eventId, home, away, competition, startMs, score, stream = false, statistics = false }: Match): Row {
  const { id, name, country, priority, sportId } = competition;
  const row: Row = {
    id: eventId === undefined ? FIRST_ID + (hashOf(`${home}/${away}/${startMs}`) % 90_000_000) : broadageIdOf(eventId),
    sid: sportId,
    ht: home,
    at: away,
    d: Math.floor(startMs / 1_000),
    lg: { i: id, n: name, cid: country, p: priority },
    rd: '',
    hs: stream,
    ca: eventId !== undefined && (sportId === FOOTBALL || (sportId === BASKETBALL && statistics)),
    sc: score === undefined ? { id: eventId ?? 0, sid: sportId, s: SCHEDULED } : { ...score },
  };
  // A match outside the program has no program id.
  if (eventId !== undefined) row.sgId = eventId;
  return row;
}

/**
 * Returns invented matches outside the program. A day always yields the same matches; finished ones do not change,
 * running ones continue.
 */
function elsewhere(sportId: number, midnight: number, now: number): Row[] {
  const rules = rulesOf(sportId);
  const grid = (sportTable.find(({ id }) => id === sportId)?.slotMinutes ?? 15) * 60_000;
  const leagues = competitions.filter((each) => each.sportId === sportId && each.contestants.length > 3);
  if (rules?.begin === undefined || leagues.length === 0) return [];
  const random = new Random(hashOf(`${sportId}/${dayNumberOf(midnight)}`));
  const rows: Row[] = [];
  const busy = new Set<string>();
  // A past day shows all its matches; most matches of a future day are in the program instead.
  const count = midnight + DAY_IN_MS <= now ? 36 : 14;
  for (let made = 0; made < count; made += 1) {
    const competition = random.pick(leagues);
    const startMs = midnight + Math.round((random.between(9, 22) * 3_600_000) / grid) * grid;
    const [home, away] = random.shuffled(competition.contestants);
    const seed = random.integer(2 ** 31);
    const postponed = random.chance(0.03);
    if (home === undefined || away === undefined || busy.has(home.name) || busy.has(away.name)) continue;
    busy.add(home.name).add(away.name);
    const chance = new Random(seed);
    const form = rules.form(home, away, competition, chance);
    const match = rules.begin(0, form, startMs, chance);
    const until = postponed ? startMs : now;
    for (let at = startMs + STEP_MS; at <= until; at += STEP_MS) {
      if (match.advance(at, form, chance).includes('over')) break;
    }
    const begun = startMs <= now && !postponed;
    const score = begun ? match.score : { id: 0, sid: sportId, s: postponed ? POSTPONED : SCHEDULED };
    rows.push(rowOf({ home: home.name, away: away.name, competition, startMs, score }));
  }
  return rows;
}

/** Returns the FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/**
 * Rounds of the weeks before the start, invented from the seed: clubs, results, and dividends including carried-over
 * amounts.
 */
import { premierLeague, superLig, turkishFirst } from '../simulation/clubs/football-clubs.ts';
import { Random } from '../simulation/random.ts';
import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '../turkish-time.ts';
import { type CarryOver, carryOverOf, drawCrowd, dividendsOf, noCarryOver } from './prizes.ts';
import {
  type PoolMatchRecord,
  type PoolRoundRecord,
  type RoundSign,
  matchName,
  sundayAtTen,
} from './pool-round-record.ts';

/** Number of past rounds, as in a real service: the first was seven years ago. */
const ROUNDS = 360;
/** Unused round numbers; the real service has such gaps too. */
const unused = new Set([283]);

const leagues = [
  { name: 'SÜPL', clubs: superLig, matches: 8 },
  { name: '1LİG', clubs: turkishFirst, matches: 4 },
  { name: 'INP', clubs: premierLeague, matches: 3 },
];

/** Returns the rounds, oldest first, up to the week before `nowMs`. @param cycle of the round after them */
export function pastRounds(
  seed: number,
  cycle: number,
  nowMs: number,
): { rounds: PoolRoundRecord[]; carried: CarryOver } {
  const random = new Random(seed + 15_151);
  let carried = noCarryOver;
  const rounds: PoolRoundRecord[] = [];
  for (let back = ROUNDS - 1; back >= 0; back -= 1) {
    const number = cycle - 1 - back;
    if (unused.has(number)) continue;
    const opensAt = openingOf(back, nowMs);
    const matches = pastMatches(opensAt, random);
    const dividends = dividendsOf(drawCrowd(matches, random), [], 0, carried);
    carried = carryOverOf(dividends);
    rounds.push({
      cycle: number,
      opensAt,
      closesAt: opensAt + 5 * DAY_IN_MS + 9 * HOUR_IN_MS + 55 * MINUTE_IN_MS,
      matches,
      dividends,
    });
  }
  return { rounds, carried };
}

/**
 * Returns the first kick-offs of the last `count` rounds in epoch milliseconds, oldest first. Nothing is drawn for it.
 * @param count of the newest rounds, all of which have a number
 */
export function pastFirstKickOffs(nowMs: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => fridayAtEight(openingOf(count - 1 - at, nowMs)));
}

/** @param back weeks before the last round */
const openingOf = (back: number, nowMs: number): number => sundayAtTen(nowMs, 'before') - (back + 1) * 7 * DAY_IN_MS;
const fridayAtEight = (opensAt: number): number => opensAt + 5 * DAY_IN_MS + 10 * HOUR_IN_MS;

function pastMatches(opensAt: number, random: Random): PoolMatchRecord[] {
  const fixtures = leagues.flatMap(({ name, clubs, matches }) => {
    const drawn = random.shuffled(clubs.split(', ')).slice(0, 2 * matches);
    return Array.from({ length: matches }, (_, at) => ({
      league: name,
      name: matchName(drawn[2 * at] ?? '', drawn[2 * at + 1] ?? ''),
    }));
  });
  // The first match is on Friday at eight, the others follow at the weekend.
  const friday = fridayAtEight(opensAt);
  return fixtures.map((fixture, at): PoolMatchRecord => {
    const startsAt = at === 0 ? friday : friday + Math.ceil(at / 6) * DAY_IN_MS - (at % 3) * 2.5 * HOUR_IN_MS;
    const drawn = random.chance(0.012);
    const goals = [goalsOf(random, 1.55), goalsOf(random, 1.2)] as const;
    return {
      number: at + 1,
      eventId: null,
      ...fixture,
      startsAt,
      // The sign of an unplayed match is drawn by lot.
      ...(drawn ? { winner: random.pick<RoundSign>(['1', 'X', '2']) } : decidedByScore(...goals)),
    };
  });
}

export function decidedByScore(home: number, away: number): { result: string; winner: RoundSign } {
  return { result: `${home}:${away}`, winner: home > away ? '1' : home < away ? '2' : 'X' };
}

/** Draws a Poisson-distributed number. */
function goalsOf(random: Random, mean: number): number {
  let goals = 0;
  for (let left = random.next(); left > Math.exp(-mean); left *= random.next()) goals += 1;
  return goals;
}

/** Kick-off hours of competitions in Turkish time, so that no match in London starts at dawn. */
import { DAY_IN_MS, HOUR_IN_MS, TURKEY_OFFSET_MS } from '../turkish-time.ts';
import type { Competition } from './model.ts';

/** First and last hour of a start; when the last is below the first, it is after midnight. */
type Hours = readonly [first: number, last: number];

const EUROPE: Hours = [12, 22.75];
const AMERICAS: Hours = [19, 6];
const FAR_EAST: Hours = [7, 15];
const NORTH_AMERICAN_COURTS: Hours = [1, 6];
const AROUND_THE_CLOCK: Hours = [0, 24];

const hoursByCountry: Record<string, Hours> = {
  BR: AMERICAS,
  AR: AMERICAS,
  US: AMERICAS,
  MX: AMERICAS,
  CO: AMERICAS,
  JP: FAR_EAST,
  KR: FAR_EAST,
  CN: FAR_EAST,
};

export function isKickOffHour(competition: Competition, startMs: number): boolean {
  const hour = ((((startMs + TURKEY_OFFSET_MS) % DAY_IN_MS) + DAY_IN_MS) / HOUR_IN_MS) % 24;
  const [first, last] = hoursOf(competition);
  return first <= last ? hour >= first && hour <= last : hour >= first || hour <= last;
}

function hoursOf({ sportId, country }: Competition): Hours {
  // Table-tennis leagues and electronic sports play at all hours, and tournaments of individual sports take place
  // somewhere at any hour.
  if ([5, 19, 20, 117].includes(sportId) || sportId > 130) return AROUND_THE_CLOCK;
  if (country === 'US' && sportId !== 1) return NORTH_AMERICAN_COURTS;
  return hoursByCountry[country] ?? EUROPE;
}

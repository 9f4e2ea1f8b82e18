/**
 * Number of events a list of the program must have: an odd that is missing together with its event cannot be detected.
 */
import { eventWord } from '../../src/domain/event-word.ts';
import type { World } from '../../server/world.ts';

export interface WantedList {
  total: number;
  /** Name of the league → its events; in a live list those that have not begun stand under one header of their own. */
  leagues: Map<string, number>;
}

const sportIds: Record<string, number> = {
  futbol: 1,
  basketbol: 2,
  tenis: 5,
  voleybol: 23,
  'masa-tenisi': 20,
  'buz-hokeyi': 4,
  mma: 117,
  hentbol: 6,
  snooker: 19,
  'motor-sporlari': 11,
  'tokyo-olimpiyatlari': 30,
  duello: 998,
  'e-futbol': 137,
  'e-basketbol': 153,
};

/** Returns the wanted list, or `undefined` for a page that is no list of one sport. */
export function listOf(path: string, world: World): WantedList | undefined {
  const [, live, slug = ''] = /^\/program\/(canli\/)?([^/]+)$/.exec(path) ?? [];
  const sportId = sportIds[slug];
  if (sportId === undefined) return undefined;
  const names = new Map((world.competitions() as { i: number; n: string }[]).map(({ i, n }) => [i, n.trim()]));
  const feed = world.list(sportId, 1, 0).events;
  const listed = live === undefined ? [...world.list(sportId, 0, 0).events, ...feed] : feed;
  const events = new Map(listed.map((event) => [event.i, event]));
  const leagues = new Map<string, number>();
  for (const { ci, bp } of events.values()) {
    const name = live !== undefined && bp === 0 ? `Sıradaki canlı ${eventWord(sportId)}lar` : (names.get(ci) ?? '');
    leagues.set(name, (leagues.get(name) ?? 0) + 1);
  }
  return { total: events.size, leagues };
}

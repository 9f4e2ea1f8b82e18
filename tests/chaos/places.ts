/**
 * Addresses a tab of a chaos run can open: lists, cards and popular bets; details of events the server has at that
 * moment; and every other address, which must render whatever happens, even where nothing on it can be compared.
 */
import type { Random } from '../../server/simulation/random.ts';
import type { World } from '../../server/world.ts';
import type { Address } from '../support/every-address.ts';

export type Place =
  | { path: string }
  | { detail: 'running' | 'upcoming'; sportId: number; slug: string; share: number }
  | { address: number };

const paths = [
  '/',
  '/',
  '/program/futbol',
  '/program/futbol',
  '/program/futbol?sirala=tarih',
  '/program/canli/futbol',
  '/program/canli/futbol',
  '/program/basketbol',
  '/program/canli/basketbol',
  '/program/canli/tenis',
  '/program/voleybol',
  '/program/canli/voleybol',
  '/program/masa-tenisi',
  '/program/buz-hokeyi',
  '/program/hentbol',
  '/program/e-futbol',
  '/program/tum-oranlar/futbol',
  '/program/tum-oranlar/basketbol',
  '/populer-bahisler/futbol',
  '/kolay-kuponlar',
];
const detailSports = [
  { sportId: 1, slug: 'futbol' },
  { sportId: 1, slug: 'futbol' },
  { sportId: 2, slug: 'basketbol' },
  { sportId: 5, slug: 'tenis' },
  { sportId: 23, slug: 'voleybol' },
];

export function drawPlace(random: Random): Place {
  if (random.chance(0.4)) return { address: random.next() };
  if (random.chance(0.6)) return { path: random.pick(paths) };
  const detail = random.chance(0.75) ? 'running' : 'upcoming';
  return { detail, ...random.pick(detailSports), share: random.next() };
}

/**
 * Returns the current address of a place; the sport's list when it has no such event. @param addresses of this server
 */
export function pathOf(place: Place, world: World, addresses: readonly Address[]): string {
  if ('path' in place) return place.path;
  if ('address' in place) return addresses[Math.floor(place.address * addresses.length)]?.path ?? '/';
  const running = place.detail === 'running';
  const events = world.list(place.sportId, running ? 1 : 0, 0).events.filter(({ bp }) => (bp !== 0) === running);
  const event = events[Math.floor(place.share * events.length)];
  return event === undefined ? `/program/${place.slug}` : `/program/${place.slug}/mac-detay/${event.i}`;
}

/** Returns true when a page has odds whenever something is offered: home, lists of the program, ready-made coupons. */
export function showsOdds(path: string): boolean {
  return (
    path === '/' ||
    (/^\/(program|populer-bahisler|kolay-kuponlar)/.test(path) &&
      !path.includes('/mac-detay/') &&
      !path.includes('/ozel-etkinlikler'))
  );
}

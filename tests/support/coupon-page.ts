/** A coupon's own page: locators of its parts, and a member who has one. */
import type { Page } from 'playwright';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { TestPlayer, TestServer } from './controlled-server.ts';
import { type Play, type PlayedOnce, play, setStatus, spotsOf } from './played-coupons.ts';
import { FOOTBALL, preMatch } from './program.ts';
import type { Spot } from './shown-odds.ts';

export const LOST = 0;

export const detail = (id: string, query = ''): string => `/profil/kuponlarim/kupon-detay/${id}${query}`;
export const group = (id: string): string => `/profil/kuponlarim/coklu-kupon/${id}`;
export const summary = (page: Page) => page.getByRole('region', { name: 'Kupon özeti' });
export const action = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Kupon işlemleri' }).getByRole('button', { name });
export const actionsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Kupon işlemleri' })
    .getByRole('button')
    .allInnerTexts()
    .then((names) => names.map((name) => name.trim()));
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

interface Member {
  server: TestServer;
  player: TestPlayer;
  open: (path: string) => Promise<Page>;
}

export interface Played {
  spots: Spot[];
  coupon: PlayedOnce;
}

/** Lets the member play a coupon of so many matches, by default matches that have not begun. */
export async function played<Stage extends Member>(
  stage: Stage,
  matches: number,
  how: Play = {},
  events: readonly WireEvent[] = preMatch(stage.server, FOOTBALL),
): Promise<Stage & Played> {
  const spots = spotsOf(events, matches, Math.min(matches, ...(how.systems ?? [])));
  return { ...stage, spots, coupon: await play(stage.server, stage.player, spots, how) };
}

/** Opens the page of a coupon that lost. */
export async function lost<Stage extends Member>(
  stage: Stage,
  how: Play = {},
): Promise<Stage & Played & { page: Page }> {
  const table = await played(stage, 1, how);
  await Promise.all(table.coupon.ids.map((id) => setStatus(table.server, id, LOST)));
  const { groupId, id } = table.coupon;
  const page = await table.open(groupId === '' ? detail(id) : group(groupId));
  await summary(page).waitFor();
  return { ...table, page };
}

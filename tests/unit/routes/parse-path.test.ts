/** Compares the address readers with the route that the router finds for each address. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accountLinks,
  bankAccountLinks,
  bankAccountPatterns,
  inboxLinks,
  inboxPatterns,
} from '../../../src/routes/account-routes.ts';
import { contentLinks, contentPatterns, infoLink, helpLinks } from '../../../src/routes/content-routes.ts';
import { couponLinks, couponPatterns } from '../../../src/routes/coupon-routes.ts';
import { liveScoreLinks, liveScorePatterns } from '../../../src/routes/live-score-routes.ts';
import {
  couponRouteOfPath,
  eventIdOfPath,
  programListOfPath,
  sportSlugOfPath,
} from '../../../src/routes/parse-path.ts';
import { poolLinks, poolPatterns } from '../../../src/routes/pool-routes.ts';
import { programPatterns } from '../../../src/routes/program-routes.ts';
import { entryLinks } from '../../../src/routes/routes.ts';
import { type RowAddress, rowAddresses } from '../../support/row-addresses.ts';

let addresses: RowAddress[];

beforeAll(async () => {
  addresses = await rowAddresses(['/program/futbol/mac-detay/77/', '/program/canli/', '/profil/kuponlarim/kazanan/']);
});

/** Compares what a reader returns for every address with the value expected from the route's pattern and parameters. */
function compare(read: (path: string) => unknown, should: (address: RowAddress) => unknown): void {
  expect(addresses.map(({ path }) => [path, read(path)])).toEqual(
    addresses.map((address) => [address.path, should(address)]),
  );
}

test.each(['/program/futbol/mac-detay/1/2101244', '/program/futbol/mac-detay/1/2101244/ozet/'])(
  'the older address %s contains its event id',
  (path) => expect(eventIdOfPath(path)).toBe(2_101_244),
);

describe('address readers over every route', () => {
  test('couponPlaceOf is defined for coupon pages only: a coupon, a group or a list', () => {
    compare(couponRouteOfPath, ({ row, parameters: { id, tab = 'bekleyen', filter = '' } }) => {
      if (row.path === couponPatterns.couponDetail || row.path === couponPatterns.playedCoupon) {
        return { show: 'coupon', id };
      }
      if (row.path === couponPatterns.couponGroup) return { show: 'group', id };
      return row.path === couponPatterns.coupons ? { show: 'list', tab, filter } : undefined;
    });
  });

  test('eventIdOf is defined for match pages only', () => {
    const ofMatch: string[] = [programPatterns.event, programPatterns.eventWidget, programPatterns.eventWidgetShort];
    compare(eventIdOfPath, ({ row }) => (ofMatch.includes(row.path) ? 77 : undefined));
  });

  test('listOf is defined for list pages only, with football where the address has no sport', () => {
    const { program, allOdds, liveProgram } = programPatterns;
    compare(programListOfPath, ({ row, parameters: { sport = 'futbol', eventId } }) => {
      if (row.path === liveProgram) return { sportSlug: sport, live: true };
      // The address of all odds of one event redirects to the page of that event.
      const lists = row.path === program || (row.path === allOdds && eventId === undefined);
      return lists ? { sportSlug: sport, live: false } : undefined;
    });
  });

  test('sportSlugOf is defined for program pages only', () => {
    const ofProgram: string[] = Object.values(programPatterns);
    compare(sportSlugOfPath, ({ row, parameters: { sport } }) => (ofProgram.includes(row.path) ? sport : undefined));
  });
});

test('every link matches its own route pattern', async () => {
  const led: [string, string][] = [
    [entryLinks.home(), programPatterns.home],
    [entryLinks.program('tenis'), programPatterns.program],
    [entryLinks.liveProgram('tenis'), programPatterns.liveProgram],
    [entryLinks.specialEvents('tumu'), programPatterns.specialEvents],
    [entryLinks.allOdds('tenis'), programPatterns.allOdds],
    [entryLinks.event('tenis', 7), programPatterns.event],
    [entryLinks.event('tenis', 7, {}, 'hakem'), programPatterns.event],
    [entryLinks.popularBets(), programPatterns.popularBets],
    [entryLinks.easyCoupons(), programPatterns.easyCoupons],
    [entryLinks.liveScores(), liveScorePatterns.list],
    [liveScoreLinks.list('tenis'), liveScorePatterns.list],
    [liveScoreLinks.commentary('tenis', 7), liveScorePatterns.commentary],
    [entryLinks.profile(), '/profil'],
    [entryLinks.coupons(), couponPatterns.coupons],
    [entryLinks.coupons('kazanan', 'odenen'), couponPatterns.coupons],
    [couponLinks.couponDetail('5'), couponPatterns.couponDetail],
    [couponLinks.couponGroup('G5'), couponPatterns.couponGroup],
    [couponLinks.poolCoupons(), couponPatterns.poolCoupons],
    [couponLinks.poolCoupon('5'), couponPatterns.poolCoupon],
    [couponLinks.retailerCoupons(), couponPatterns.retailerCoupons],
    [couponLinks.retailerCoupons('kazanan'), couponPatterns.retailerCoupons],
    [couponLinks.savedSlips(), couponPatterns.savedSlips],
    [couponLinks.sharedSlip('k'), couponPatterns.sharedSlip],
    [poolLinks.pool(), poolPatterns.pool],
    [helpLinks.home(), '/yardim'],
    [helpLinks.responsibleGaming(), contentPatterns.helpArticle],
    [contentLinks.sportRules('futbol'), contentPatterns.helpOfTopic],
    [contentLinks.newsItem('derbi'), contentPatterns.newsItem],
    [contentLinks.editor(1), contentPatterns.editor],
    [infoLink('uyelik-iptal-talebi'), contentPatterns.info],
    [inboxLinks.message('M1'), inboxPatterns.message],
    [bankAccountLinks.one('5'), bankAccountPatterns.one],
    [accountLinks.retailApplication(), '/bayilik-basvuru-formu'],
  ];
  const found = (await rowAddresses(led.map(([link]) => link))).slice(-led.length);
  expect(found.map(({ path, row }) => [path, row.path])).toEqual(led);
});

test('links escape their parameters', () => {
  expect(couponLinks.couponDetail('Ç/1', { status: '1' })).toBe('/profil/kuponlarim/kupon-detay/%C3%87%2F1?status=1');
  expect(couponLinks.poolCoupons('kazanan', { program: '7' })).toBe('/profil/kuponlarim/spor-toto/kazanan?program=7');
  expect(couponLinks.retailerCoupons()).toBe('/profil/kuponlarim/bayi');
});

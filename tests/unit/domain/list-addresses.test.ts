/** Addresses of the filtered lists: how they are read, and how they are written again after a change of one filter. */
import { describe, expect, test } from 'vitest';
import { bonusFilters } from '../../../src/features/bonuses/bonus-list.ts';
import { couponFilterSlug, couponFilters } from '../../../src/domain/coupon/coupon-list-route.ts';
import { scoreListFilters } from '../../../src/domain/live-scores/score-list-route.ts';
import { poolFilters } from '../../../src/domain/pool/pool-coupon-list.ts';
import { transactionFilters } from '../../../src/features/transactions/transaction-list.ts';
import type { QueryState } from '../../../src/lib/query-state.ts';
import { accountLinks, bonusLinks } from '../../../src/routes/account-routes.ts';
import { couponLinks } from '../../../src/routes/coupon-routes.ts';
import { liveScoreLinks } from '../../../src/routes/live-score-routes.ts';
import { entryLinks } from '../../../src/routes/routes.ts';
import { turkishSeconds } from '../../support/turkish-time.ts';

/** The query after reading it and changing some filters. */
const rewritten = <Spec>(
  { parse, write }: QueryState<Spec>,
  search: string,
  changes: Record<string, unknown>,
): string => write({ ...parse(search), ...changes });

const NOW = turkishSeconds('2026-11-22T09:00:00');

type Row = [search: string, changes: Record<string, unknown>, written: string];

describe('the address of a list after a change', () => {
  test.each<Row>([
    ['', {}, '/profil/bonuslarim'],
    ['?tarih=yil&tur=aktif', {}, '/profil/bonuslarim?tur=aktif&tarih=yil'],
    ['?tur=onay-bekleyen&utm_source=mail', { tarih: 'uc-ay' }, '/profil/bonuslarim?tur=onay-bekleyen&tarih=uc-ay'],
    ['?tur=hediye&tarih=gun', { tur: 'suresi-dolan' }, '/profil/bonuslarim?tur=suresi-dolan'],
    ['?tur=aktif&tarih=ay', { tur: '' }, '/profil/bonuslarim?tarih=ay'],
    ['?tur=constructor&tarih=toString', {}, '/profil/bonuslarim'],
    ['?tur=aktif&tur=kullanilan', {}, '/profil/bonuslarim?tur=aktif'],
  ])('of bonuses: %s with %o is %s', (search, changes, written) => {
    expect(bonusLinks.list() + rewritten(bonusFilters, search, changes)).toBe(written);
  });

  const transactions = '/profil/hesap-hareketlerim';
  test.each<Row>([
    ['', {}, transactions],
    ['?ozet=acik&tarih=2021&tur=ikramiye', {}, `${transactions}?tur=ikramiye&tarih=2021&ozet=acik`],
    ['?tarih=2020&ozet=1', { tur: 'para-cekme' }, `${transactions}?tur=para-cekme`],
    ['?tarih=gun', { ozet: 'acik' }, `${transactions}?tarih=gun&ozet=acik`],
    ['?tarih=2026&ozet=acik', { ozet: '' }, `${transactions}?tarih=2026`],
    ['?tarih=2027', {}, transactions],
  ])('of transactions: %s with %o is %s', (search, changes, written) => {
    expect(accountLinks.transactions() + rewritten(transactionFilters(NOW), search, changes)).toBe(written);
  });

  const coupons = '/profil/kuponlarim';
  test.each<[tab: string, filter: string, ...Row]>([
    ['bekleyen', '', '', {}, `${coupons}/bekleyen`],
    ['bekleyen', 'tumu', '?sirala=3&tarih=hafta', {}, `${coupons}/bekleyen?tarih=hafta&sirala=3`],
    ['bekleyen', 'devameden', '?sirala=9', { tarih: 'uc-ay' }, `${coupons}/bekleyen/devameden?tarih=uc-ay`],
    ['kazanan', 'odenen', '?tarih=yil', { sirala: '1' }, `${coupons}/kazanan/odenen?tarih=yil&sirala=1`],
    ['kaybeden', '', '?donem=2024-02&tarih=gun&sirala=2', {}, `${coupons}/kaybeden?tarih=gun&sirala=2`],
    ['kaybeden', '', '?tarih=gun&sirala=2', { tarih: '', sirala: '' }, `${coupons}/kaybeden`],
    ['arsiv', '', '?tarih=gun&donem=2024-02', {}, `${coupons}/arsiv?donem=2024-02`],
    ['arsiv', '', '?donem=2020', { sirala: '2' }, `${coupons}/arsiv?sirala=2`],
    ['arsiv', '', '?sirala=2', { donem: '2021' }, `${coupons}/arsiv?donem=2021&sirala=2`],
  ])('of coupons: %s/%s%s with %o is %s', (tab, filter, search, changes, written) => {
    const path = entryLinks.coupons(tab, couponFilterSlug(tab, filter));
    expect(path + rewritten(couponFilters(tab, NOW), search, changes)).toBe(written);
  });

  const pool = '/profil/kuponlarim/spor-toto';
  test.each<[tab: string, ...Row]>([
    ['bekleyen', '', {}, `${pool}/bekleyen`],
    ['kazanan', '?tarih=ay', {}, `${pool}/kazanan?tarih=ay`],
    ['kazanan', '?tarih=gun', {}, `${pool}/kazanan`],
    ['kazanan', '?tarih=ay&program=7', {}, `${pool}/kazanan?program=7`],
    ['kazanan', '?program=07&tarih=yil', {}, `${pool}/kazanan?tarih=yil`],
    ['kazanan', '?program=123456', {}, `${pool}/kazanan`],
    ['kazanan', '?program=7', { program: '' }, `${pool}/kazanan`],
    ['iptal-edilen', '?tarih=ay', { tarih: 'uc-ay' }, `${pool}/iptal-edilen?tarih=uc-ay`],
  ])('of pool coupons: %s%s with %o is %s', (tab, search, changes, written) => {
    expect(couponLinks.poolCoupons(tab) + rewritten(poolFilters, search, changes)).toBe(written);
  });

  test.each<Row>([
    ['', {}, '/canli-skor/tenis'],
    ['?d=2026-11-22&durum=canli', {}, '/canli-skor/tenis?durum=canli'],
    ['?durum=biten&d=2026-11-20', {}, '/canli-skor/tenis?d=2026-11-20&durum=biten'],
    ['?d=2026-02-31&durum=hepsi', {}, '/canli-skor/tenis'],
    ['?d=2026-11-20', { d: '2026-11-22' }, '/canli-skor/tenis'],
    ['?durum=favori', { d: '2026-11-23' }, '/canli-skor/tenis?d=2026-11-23&durum=favori'],
    ['?durum=favori', { durum: '' }, '/canli-skor/tenis'],
    ['?mac=4100019&durum=canli', {}, '/canli-skor/tenis?durum=canli&mac=4100019'],
    ['?mac=4100019', { d: '2026-11-23', mac: '' }, '/canli-skor/tenis?d=2026-11-23'],
    ['?mac=0&durum=canli', {}, '/canli-skor/tenis?durum=canli'],
    ['?mac=12x', {}, '/canli-skor/tenis'],
  ])('of live scores: %s with %o is %s', (search, changes, written) => {
    expect(liveScoreLinks.list('tenis') + rewritten(scoreListFilters(NOW), search, changes)).toBe(written);
  });
});

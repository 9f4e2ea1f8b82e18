import { beforeAll, describe, expect, it, vi } from 'vitest';
import { areas } from '../../../src/app/pages/pages.ts';
import { currentPage } from '../../support/current-page.tsx';
import { accountLinks } from '../../../src/routes/account-routes.ts';
import { couponLinks } from '../../../src/routes/coupon-routes.ts';
import { liveScoreLinks } from '../../../src/routes/live-score-routes.ts';
import { entryLinks } from '../../../src/routes/routes.ts';

describe('before the page rows of an area are loaded', () => {
  it.each([
    ['/profil/kuponlarim/bekleyen', 'coupons'],
    ['/profil/ayarlar', 'profile'],
    ['/uyelik/giris', 'profile'],
    ['/yok', 'other'],
    ['/program/canli/tenis', 'live'],
  ])('the section of %s is known: %s', (path, section) => {
    expect(currentPage(path).section).toBe(section);
  });
});

describe('with all page rows loaded', () => {
  beforeAll(async () => {
    for (const { rows } of areas) rows.load();
    await vi.waitUntil(() => areas.every(({ rows }) => rows.peek() !== undefined), { timeout: 20_000 });
  });

  it.each([
    [entryLinks.home(), 'home', ''],
    ['/program', 'program', 'futbol'],
    [entryLinks.program('basketbol'), 'program', 'basketbol'],
    ['/program/curling', 'program', ''],
    [entryLinks.liveProgram('tenis'), 'live', 'tenis'],
    ['/program/canli', 'live', 'futbol'],
    [entryLinks.specialEvents('tumu'), 'special', ''],
    [entryLinks.allOdds('voleybol'), 'program', 'voleybol'],
    [entryLinks.event('futbol', 7), 'event', 'futbol'],
    [entryLinks.popularBets('basketbol'), 'popular', 'basketbol'],
    [entryLinks.easyCoupons(), 'easyCoupons', ''],
    [entryLinks.coupons(), 'coupons', ''],
    [entryLinks.profile(), 'profile', ''],
    [entryLinks.signIn(), 'profile', ''],
    [entryLinks.register(), 'profile', ''],
    ['/yok-boyle-bir-sayfa', 'other', ''],
  ])('%s belongs to %s, sport "%s"', (path, section, sportSlug) => {
    expect(currentPage(path)).toMatchObject({ section, sportSlug });
  });

  const ofProgram = ['home', 'program', 'live', 'special', 'event', 'popular', 'easyCoupons'];
  it.each([
    entryLinks.home(),
    entryLinks.program('basketbol'),
    entryLinks.liveProgram('tenis'),
    entryLinks.allOdds('voleybol'),
    entryLinks.specialEvents('tumu'),
    entryLinks.event('futbol', 7),
    entryLinks.popularBets('futbol'),
    entryLinks.easyCoupons(),
    entryLinks.coupons(),
    accountLinks.settings(),
    entryLinks.signIn(),
    couponLinks.sharedSlip('k'),
    liveScoreLinks.list('futbol'),
    '/yok',
  ])('the slip stays in view only on pages of the program: %s', (path) => {
    const { section, stickySlip } = currentPage(path);
    expect(stickySlip).toBe(ofProgram.includes(section));
  });

  it.each([
    ['/', null],
    ['/program/futbol', null],
    ['/program/canli/futbol', null],
    ['/profil', null],
    ['/profil/kuponlarim/bekleyen', null],
    ['/profil/kuponlarim/bekleyen/tumu', null],
    ['/profil/kuponlarim/oynadiklarim', null],
    ['/profil/kuponlarim/oynadiklarim/88', '/profil/kuponlarim/bekleyen'],
    ['/profil/kuponlarim/kupon-detay/88', '/profil/kuponlarim/bekleyen'],
    ['/profil/kuponlarim/coklu-kupon/9', '/profil/kuponlarim/bekleyen'],
    ['/program/futbol/mac-detay/7', '/program/futbol'],
    ['/profil/ayarlar', '/profil'],
    ['/uyelik/giris', '/'],
    ['/populer-bahisler/futbol', '/'],
    ['/kolay-kuponlar', '/'],
  ])('above %s the page shows %s', (path, above) => {
    expect(currentPage(path).backTarget).toBe(above);
  });
});

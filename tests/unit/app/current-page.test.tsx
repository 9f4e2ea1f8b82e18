import { beforeAll, describe, expect, it, vi } from 'vitest';
import { areas } from '../../../src/app/pages/pages.ts';
import { currentPage } from '../../support/current-page.tsx';
import { accountLinks } from '../../../src/routes/account.ts';
import { couponLinks } from '../../../src/routes/coupons.ts';
import { liveScoreLinks } from '../../../src/routes/live-scores.ts';
import { links } from '../../../src/routes/routes.ts';

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
    for (const { rows } of areas) rows.begin();
    await vi.waitUntil(() => areas.every(({ rows }) => rows.peek() !== undefined), { timeout: 20_000 });
  });

  it.each([
    [links.home(), 'home', ''],
    ['/program', 'program', 'futbol'],
    [links.program('basketbol'), 'program', 'basketbol'],
    ['/program/curling', 'program', ''],
    [links.liveProgram('tenis'), 'live', 'tenis'],
    ['/program/canli', 'live', 'futbol'],
    [links.specialEvents('tumu'), 'special', ''],
    [links.allOdds('voleybol'), 'program', 'voleybol'],
    [links.event('futbol', 7), 'event', 'futbol'],
    [links.popularBets('basketbol'), 'popular', 'basketbol'],
    [links.easyCoupons(), 'easyCoupons', ''],
    [links.coupons(), 'coupons', ''],
    [links.profile(), 'profile', ''],
    [links.signIn(), 'profile', ''],
    [links.register(), 'profile', ''],
    ['/yok-boyle-bir-sayfa', 'other', ''],
  ])('%s belongs to %s, sport "%s"', (path, section, sportSlug) => {
    expect(currentPage(path)).toMatchObject({ section, sportSlug });
  });

  const ofProgram = ['home', 'program', 'live', 'special', 'event', 'popular', 'easyCoupons'];
  it.each([
    links.home(),
    links.program('basketbol'),
    links.liveProgram('tenis'),
    links.allOdds('voleybol'),
    links.specialEvents('tumu'),
    links.event('futbol', 7),
    links.popularBets('futbol'),
    links.easyCoupons(),
    links.coupons(),
    accountLinks.settings(),
    links.signIn(),
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
    expect(currentPage(path).above).toBe(above);
  });
});

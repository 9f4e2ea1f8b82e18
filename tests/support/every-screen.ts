/** Every screen of the product with something to look at: where it is, who sees it, and what is done before. */
import type { BrowserContext, Page } from 'playwright';
import { signedIn } from './members.ts';
import { addPayoutAccounts } from './payout-accounts.ts';
import { blockOf, playPool } from './pool.ts';
import { play, setStatus, shared, spotsOf } from './played-coupons.ts';
import { BASKETBALL, FOOTBALL, TENNIS, detailPath, firstOf, preMatch, running } from './program.ts';
import type { TestServer } from './controlled-server.ts';

export interface Screen {
  name: string;
  path: string;
  /** A member's, whose coupons they are. */
  member?: true;
  /** What a player does there before it is looked at. */
  then?: (page: Page) => Promise<void>;
}

export interface EveryScreen {
  screens: Screen[];
  /** Makes a fresh context the member's. */
  asMember(context: BrowserContext): Promise<void>;
}

/** A member with coupons of every kind, and the addresses of all screens. */
export async function everyScreen(server: TestServer): Promise<EveryScreen> {
  const fields = {
    name: 'Deniz',
    surname: 'Yılmaz',
    balance: 12_500,
    bonusBalance: 50,
    unread: 3,
    coupons: 30,
    messages: 12,
    notices: 4,
  };
  const player = await server.player(fields);
  await addPayoutAccounts(server, player);
  const events = preMatch(server, FOOTBALL);
  const live = running(server, FOOTBALL);
  const coupon = await play(server, player, [...spotsOf(events, 2), ...spotsOf(live, 1)]);
  const group = await play(server, player, spotsOf(events, 4), { count: 3 });
  const won = await play(server, player, spotsOf(events.slice(4), 2));
  await setStatus(server, won.id, 1);
  const poolCoupon = await playPool(server, player, [blockOf(1, { 4: [1, 0], 9: [0, 1, 2] }), blockOf(2)]);
  const sharedId = await shared(server, player, coupon.id);
  const most = (all: typeof events): number =>
    firstOf(
      all.toSorted((a, b) => b.m.length - a.m.length),
      'match',
    ).i;
  // One that statistics and editors have something to say of, where there is one.
  const known = most(events.some(({ hc }) => hc === true) ? events.filter(({ hc }) => hc === true) : events);
  const visitor: Screen[] = [
    { name: 'home', path: '/' },
    { name: 'program', path: '/program/futbol' },
    { name: 'program-basketball', path: '/program/basketbol' },
    { name: 'program-motor', path: '/program/motor-sporlari' },
    { name: 'live', path: '/program/canli/futbol' },
    { name: 'live-tennis', path: '/program/canli/tenis' },
    { name: 'special', path: '/program/ozel-etkinlikler/tumu' },
    { name: 'match', path: detailPath('futbol', most(events)) },
    ...matchTabs.map((slug) => ({ name: `match-${slug}`, path: `${detailPath('futbol', known)}/${slug}` })),
    { name: 'match-live', path: detailPath('futbol', most(live)) },
    { name: 'match-summary', path: `${detailPath('futbol', most(live))}/ozet` },
    { name: 'match-commentary', path: `${detailPath('futbol', most(live))}/canli-anlatim` },
    { name: 'match-tennis', path: detailPath('tenis', most(running(server, TENNIS))) },
    { name: 'match-basketball', path: detailPath('basketbol', most(preMatch(server, BASKETBALL))) },
    { name: 'live-scores', path: '/canli-skor/futbol' },
    { name: 'live-scores-tennis', path: '/canli-skor/tenis?durum=canli' },
    { name: 'slip', path: '/program/futbol', then: fillSlip },
    { name: 'popular', path: '/populer-bahisler' },
    { name: 'easy-coupons', path: '/kolay-kuponlar' },
    { name: 'pool', path: '/spor-toto' },
    { name: 'pool-results', path: '/spor-toto/sonuclar' },
    { name: 'shared-slip', path: `/paylasilan-kuponlar/${sharedId}` },
    { name: 'sign-in', path: '/uyelik/giris' },
    { name: 'register', path: '/uye-ol' },
    { name: 'forgotten-password', path: '/uyelik/sifremi-unuttum' },
    { name: 'retail-application', path: '/bayilik-basvuru-formu' },
    { name: 'contact', path: '/profil/iletisim' },
    { name: 'contact-form', path: '/profil/bize-ulasin' },
    { name: 'help', path: '/yardim' },
    { name: 'help-article', path: '/yardim/detay/para-yatirma-29876' },
    { name: 'sport-rules', path: '/yardim/futbol/detay/oyun-kurallari' },
    { name: 'document', path: '/bilgi/cerez-aydinlatma-metni-yeni' },
    { name: 'news', path: '/spor-haberleri' },
    { name: 'news-item', path: '/spor-haberleri/derbi-haftasi-basliyor-48210' },
    { name: 'editors', path: '/yazar-yorumlari' },
    { name: 'editor', path: '/yazar-yorumlari/1' },
    { name: 'market-rules', path: '/market-sorgulama' },
    { name: 'tracker', path: `/lmt-old/${firstOf(live, 'running match').bri}` },
    { name: 'euroleague', path: '/euroleague-avrupa-basketbol-ligi' },
    { name: 'not-found', path: '/boyle-bir-sayfa-yok' },
  ];
  const members: Screen[] = [
    { name: 'profile', path: '/profil' },
    { name: 'slip-member', path: '/program/futbol', then: fillSlip },
    { name: 'coupons', path: '/profil/kuponlarim' },
    { name: 'coupons-won', path: '/profil/kuponlarim/kazanan' },
    { name: 'coupons-saved', path: '/profil/kuponlarim/kayitli' },
    { name: 'coupon', path: `/profil/kuponlarim/kupon-detay/${coupon.id}` },
    { name: 'pool-coupons', path: '/profil/kuponlarim/spor-toto' },
    { name: 'pool-coupon', path: `/profil/kuponlarim/spor-toto/kupon-detay/${poolCoupon}` },
    { name: 'coupon-group', path: `/profil/kuponlarim/coklu-kupon/${group.groupId}` },
    { name: 'transactions', path: '/profil/hesap-hareketlerim' },
    { name: 'withdraw', path: '/profil/para-cekme' },
    { name: 'bonuses', path: '/profil/bonuslarim' },
    { name: 'editors-member', path: '/yazar-yorumlari' },
    { name: 'campaigns', path: '/profil/bonuslarim/aktif-kampanyalar' },
    { name: 'messages', path: '/profil/mesajlar' },
    { name: 'message', path: '/profil/mesajlar/mesaj-detay/M1000' },
    { name: 'notices', path: '/profil/bilgilendirmeler' },
    { name: 'bank-accounts', path: '/profil/para-cekme/kayitli-banka-hesaplarim' },
    { name: 'new-bank-account', path: '/profil/para-cekme/yeni-hesap-ekle' },
    { name: 'transactions-summary', path: '/profil/hesap-hareketlerim?ozet=acik' },
    { name: 'deposit', path: '/profil/para-yatirma' },
    { name: 'personal', path: '/profil/kisisel-bilgilerim' },
    { name: 'settings', path: '/profil/ayarlar' },
    { name: 'change-retailer', path: '/profil/bayi-degistir' },
    { name: 'registered-retailer', path: '/profil/kayitli-bayi-bilgilerim' },
    { name: 'change-password', path: '/profil/sifre-degistir' },
    { name: 'phone', path: '/profil/telefon-dogrulama' },
  ];
  return {
    screens: [...visitor, ...members.map((screen) => ({ ...screen, member: true as const }))],
    asMember: (context) => signedIn(context, server, player),
  };
}

const matchTabs = [
  ...['rekabet-gecmisi', 'son-maclar', 'tribun-analiz', 'sakat-ve-cezali', 'hakem', 'puan-durumu', 'form-durumu'],
  'yazar-yorumlari',
];

/** Until nothing of it is a placeholder any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const inSight = ({ top, bottom, left, right }: DOMRect): boolean =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return (
      document.querySelector('[aria-busy="true"], [class*="_skeleton_"]') === null &&
      [...document.images].every((image) => image.complete || !inSight(image.getBoundingClientRect()))
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Four picks, and the slip open where it is a sheet. Also outside of a test, so nothing is expected here. */
async function fillSlip(page: Page): Promise<void> {
  for (let count = 1; count <= PICKS; count += 1) {
    const free = page.locator(`main article:not(:has([aria-pressed="true"])) button[data-outcome]:enabled`);
    // One after the other, as a player taps.
    // oxlint-disable-next-line no-await-in-loop
    await free.first().click();
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForFunction(
      (said) => [...document.querySelectorAll('output')].some(({ textContent }) => textContent.includes(said)),
      `Kuponunda ${count} seçim var`,
    );
  }
  const bar = page.getByRole('button', { name: /seçim, Kuponum/ });
  if (await bar.isVisible()) {
    await bar.click();
    await page.getByRole('dialog', { name: 'Kuponum' }).waitFor();
  }
}

const PICKS = 4;

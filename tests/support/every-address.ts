/**
 * Every address of the product, with the heading its page has and the visitor it is for. Walks and screenshots take
 * their screens with a distinct appearance (`name`) from this list. A page without parameters whose heading is the title
 * of its row needs no line here: `withRowPages` adds it.
 */
import { isCommented } from '../../server/services/content/editor-comments.ts';
import type { BrowserContext } from 'playwright';
import { signedIn } from './members.ts';
import { addPayoutAccounts } from './payout-accounts.ts';
import { blockOf, playPool } from './pool.ts';
import { play, setStatus, shared, spotsOf } from './played-coupons.ts';
import { BASKETBALL, E_FOOTBALL, FOOTBALL, TENNIS, detailPath, firstOf, preMatch, running } from './program.ts';
import { sportNames } from './sports.ts';
import type { TestServer } from './controlled-server.ts';

export interface Address {
  path: string;
  /** Heading of the page; for a match, its two sides. */
  heading: string | RegExp;
  /** `visitor`: a member is redirected home. `member`: a visitor signs in first and returns. */
  who: 'anyone' | 'visitor' | 'member';
  /** Name of the screen, where its appearance is distinct. */
  name: string;
}

export interface EveryAddress {
  addresses: Address[];
  /** Signs a fresh context in as the member, who has coupons of every kind. */
  asMember(context: BrowserContext): Promise<void>;
}

type Row = [path: string, heading: string | RegExp, name?: string];

export async function everyAddress(server: TestServer): Promise<EveryAddress> {
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
  const bankAccount = await server.bankAccount({ playerNo: player.playerNo, accountName: 'Ortak hesabım' });
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
  // The match has statistics and editors' comments, where such a match exists.
  const spokenFor = events.filter((each) => each.hc === true && isCommented(each));
  const known = most(spokenFor.length > 0 ? spokenFor : events);
  const match = detailPath('futbol', most(events));
  const liveMatch = detailPath('futbol', most(live));
  const anyone: Row[] = [
    ['/', 'Tribün: canlı maçlar ve günün programı', 'home'],
    ...program(),
    [match, SIDES, 'match'],
    ...['tum-oranlar', '?percentFilter=1', '?t=1', '?widgetType=ozet'].map((rest): Row => [
      `${match}${rest.startsWith('?') ? '' : '/'}${rest}`,
      SIDES,
    ]),
    ...matchTabs.map((slug): Row => [`${detailPath('futbol', known)}/${slug}`, SIDES, `match-${slug}`]),
    [liveMatch, SIDES, 'match-live'],
    [`${liveMatch}/ozet`, SIDES, 'match-summary'],
    [`${liveMatch}/canli-anlatim`, SIDES, 'match-commentary'],
    [`${detailPath('e-futbol', most(preMatch(server, E_FOOTBALL)))}/ozet`, SIDES, 'match-electronic'],
    [detailPath('tenis', most(running(server, TENNIS))), SIDES, 'match-tennis'],
    [detailPath('basketbol', most(preMatch(server, BASKETBALL))), SIDES, 'match-basketball'],
    [`/program/futbol/mac-detay/widget/${most(live)}?type=ozet`, SIDES],
    [`/mac-detay/widget/${most(live)}?type=ozet`, SIDES],
    [`/program/tum-oranlar/futbol/${most(events)}`, SIDES],
    [`/canli-skor/futbol/canli-anlatim/${most(live)}`, SIDES],
    ...beside,
    [`/paylasilan-kuponlar/${sharedId}`, 'Paylaşılan kupon', 'shared-slip'],
    [`/lmt-old/${firstOf(live, 'running match').bri}`, 'Canlı maç takibi', 'tracker'],
  ];
  const member: Row[] = [
    ...account,
    ...coupons,
    [`/profil/para-cekme/kayitli-banka-hesaplarim/${bankAccount}`, 'Banka hesabı'],
    [`/profil/kuponlarim/kupon-detay/${coupon.id}`, 'Kupon detayı', 'coupon'],
    [`/profil/kuponlarim/kupon-detay/${won.id}?type=own&status=1&tid=x&gi=${group.groupId}`, 'Kupon detayı'],
    [`/profil/kuponlarim/oynadiklarim/${coupon.id}`, 'Kupon detayı'],
    [`/kupon-detay/${coupon.id}`, 'Kupon detayı'],
    [`/profil/kuponlarim/coklu-kupon/${group.groupId}`, 'Çoklu kupon', 'coupon-group'],
    [`/coklu-kupon/${group.groupId}?type=own&status=-1&couponStatus=-1`, 'Çoklu kupon'],
    [`/profil/kuponlarim/spor-toto/kupon-detay/${poolCoupon}`, 'Spor Toto kuponu', 'pool-coupon'],
    [`/profil/kuponlarim/spor-toto/bekleyen/kupon-detay/${poolCoupon}`, 'Spor Toto kuponu'],
  ];
  const of =
    (who: Address['who']) =>
    ([path, heading, name = '']: Row): Address => ({ path, heading, who, name });
  return {
    addresses: [...anyone.map(of('anyone')), ...waysIn.map(of('visitor')), ...member.map(of('member'))],
    asMember: (context) => signedIn(context, server, player),
  };
}

const SIDES = /\S+ [-–] \S+/;

const matchTabs = [
  ...['rekabet-gecmisi', 'son-maclar', 'tribun-analiz', 'sakat-ve-cezali', 'hakem', 'puan-durumu', 'form-durumu'],
  'yazar-yorumlari',
];

/** Returns every sport with its running events, popular bets, and the lists' query parameters. */
function program(): Row[] {
  const named: Record<string, string> = {
    ...{ '/program/futbol': 'program', '/program/basketbol': 'program-basketball' },
    ...{
      '/program/motor-sporlari': 'program-motor',
      '/program/canli/futbol': 'live',
      '/program/canli/tenis': 'live-tennis',
    },
  };
  const ofSport = sportNames.flatMap(([slug, name]): Row[] => [
    [`/program/${slug}`, `${name} Programı`],
    [`/program/canli/${slug}`, `Canlı ${name}`],
    [`/populer-bahisler/${slug}`, 'Popüler bahisler'],
  ]);
  return [
    ...ofSport.map(([path, heading]): Row => [path, heading, named[path] ?? '']),
    ['/program', 'Futbol Programı'],
    ['/program/futbol?d=2031-01-01&kingBetType=1&utm_source=mail', 'Futbol Programı'],
    ['/program/futbol?searchTerm=a&t=2', 'Futbol Programı'],
    ['/program/canli', 'Canlı Futbol'],
    ['/program/ozel-etkinlikler', 'Özel etkinlikler · Tüm Sporlar'],
    ['/program/ozel-etkinlikler/tumu', 'Özel etkinlikler · Tüm Sporlar', 'special'],
    ['/program/ozel-etkinlikler/futbol', 'Özel etkinlikler · Futbol'],
    ['/program/tum-oranlar', 'Tüm oranlar · Futbol'],
    ['/program/tum-oranlar/basketbol', 'Tüm oranlar · Basketbol'],
    ['/populer-bahisler', 'Popüler bahisler', 'popular'],
    ['/kolay-kuponlar', 'Kolay kuponlar', 'easy-coupons'],
  ];
}

/** Pages of scores, the pool and texts. */
const beside: Row[] = [
  ['/canli-skor', 'Canlı skor'],
  ['/canli-skor/futbol', 'Canlı skor', 'live-scores'],
  ['/canli-skor/tenis?durum=canli', 'Canlı skor', 'live-scores-tennis'],
  ['/spor-toto', 'Spor Toto', 'pool'],
  ['/spor-toto/sonuclar', 'Sonuçlar', 'pool-results'],
  ['/paylasilan-kuponlar', 'Kodla kupon aç', 'slip-code'],
  ['/bayilik-basvuru-formu', 'Bayilik başvurusu', 'retail-application'],
  ['/profil/iletisim', 'İletişim', 'contact'],
  ['/profil/bize-ulasin', 'Bize yaz', 'contact-form'],
  ['/yardim', 'Yardım merkezi', 'help'],
  ['/yardim/detay/para-yatirma-29876', 'Nasıl para yatırırım?', 'help-article'],
  ['/yardim/detay/sorumlu-oyun-hakkinda', 'Sorumlu oyun hakkında'],
  ['/yardim/futbol/detay/oyun-kurallari', 'Futbol bahis kuralları', 'sport-rules'],
  ['/bilgi/yeni-uyelik-sozlesmesi', 'Üyelik Sözleşmesi'],
  ['/bilgi/aydinlatma-metni-yeni', 'Aydınlatma Metni'],
  ['/bilgi/cerez-aydinlatma-metni-yeni', 'Çerez Aydınlatma Metni', 'document'],
  ['/bilgi/elektronik-ticari-ileti-kurallari-yeni', 'Elektronik Ticari İleti Kuralları'],
  ['/bilgi/uyelik-iptal-talebi', 'Üyelik İptal Talebi'],
  ['/bilgi/para-cekme-islemleri', 'Para Çekme İşlemleri'],
  ['/spor-haberleri', 'Spor haberleri', 'news'],
  ['/spor-haberleri/derbi-haftasi-basliyor-48210', 'Derbi haftası başlıyor: iki takım da kayıpsız', 'news-item'],
  ['/yazar-yorumlari', 'Yazar yorumları', 'editors'],
  ['/yazar-yorumlari/1', 'Ece Yalçınkaya', 'editor'],
  ['/market-sorgulama', 'Bahis türleri', 'market-rules'],
  ['/euroleague-avrupa-basketbol-ligi', 'EuroLeague: Avrupa Basketbol Ligi', 'euroleague'],
];

const waysIn: Row[] = [
  ['/uyelik/giris', 'Giriş yap', 'sign-in'],
  ['/uye-ol', 'Hemen Üye Ol', 'register'],
  ['/uyelik/sifremi-unuttum', 'Şifremi unuttum', 'forgotten-password'],
  ['/uyelik/dogrulama', 'Giriş yap'],
  ['/uyelik/suresi-dolmus-sifre-yenileme', 'Şifreni yenile'],
];

const account: Row[] = [
  ['/profil', 'Deniz Yılmaz', 'profile'],
  ['/profil/hesap-hareketlerim', 'Hesap hareketlerim', 'transactions'],
  ['/profil/hesap-hareketlerim?ozet=acik', 'Hesap hareketlerim', 'transactions-summary'],
  ['/profil/rakamlarim', 'Rakamlarım', 'figures'],
  ['/profil/para-yatirma', 'Para yatırma', 'deposit'],
  ['/profil/para-cekme', 'Para çekme', 'withdraw'],
  ['/profil/para-cekme/kayitli-banka-hesaplarim', 'Banka hesaplarım', 'bank-accounts'],
  ['/profil/para-cekme/yeni-hesap-ekle', 'Yeni hesap ekle', 'new-bank-account'],
  ['/profil/bonuslarim', 'Bonuslarım', 'bonuses'],
  ['/profil/bonuslarim/aktif-kampanyalar', 'Aktif kampanyalar', 'campaigns'],
  ['/profil/mesajlar', 'Mesajlarım', 'messages'],
  ['/profil/mesajlar/mesaj-detay/M1000', 'Kuponun kazandı', 'message'],
  ['/profil/bilgilendirmeler', 'Bilgilendirmeler', 'notices'],
  ['/profil/kisisel-bilgilerim', 'Kişisel bilgilerim', 'personal'],
  ['/profil/ayarlar', 'Ayarlar', 'settings'],
  ['/profil/bayi-sec', 'Bayi Değiştir'],
  ['/profil/bayi-degistir', 'Bayi Değiştir', 'change-retailer'],
  ['/profil/kayitli-bayi-bilgilerim', 'Kayıtlı bayi bilgilerim', 'registered-retailer'],
  ['/profil/sifre-degistir', 'Şifre değiştir', 'change-password'],
  ['/profil/telefon-dogrulama', 'Telefon doğrulama', 'phone'],
];

const coupons: Row[] = [
  ['/profil/kuponlarim', 'Kuponlarım', 'coupons'],
  ['/profil/kuponlarim/kayitli', 'Kuponlarım', 'coupons-saved'],
  ...[
    ...['bekleyen', 'bekleyen/tumu', 'bekleyen/devameden', 'bekleyen/baslamamis', 'bekleyen/uzunvadeli'],
    ...['kazanan', 'kazanan/kazanan', 'kazanan/odenen', 'kaybeden', 'oynadiklarim', 'arsiv', 'odenen', 'nakit-odendi'],
    ...['henuz-olusmayan', 'olusturulamayan', 'iptal-edilmekte', 'iptal-edilen', 'kupon-odenemez'],
  ].map((list): Row => [`/profil/kuponlarim/${list}`, 'Kuponlarım', list === 'kazanan' ? 'coupons-won' : '']),
  ['/profil/kuponlarim/bayi', 'Müşteri kuponları'],
  ['/profil/kuponlarim/bayi/bekleyen', 'Müşteri kuponları'],
  ['/profil/kuponlarim/spor-toto', 'Spor Toto kuponlarım', 'pool-coupons'],
  ['/profil/kuponlarim/spor-toto/kazanan', 'Spor Toto kuponlarım'],
];

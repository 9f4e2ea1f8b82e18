/** Content of the home page: slider, banners, and the order of its sections. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { type PictureKind, pictureUrl } from '../../http/content-pictures.ts';
import { DAY_SECONDS, HOUR_SECONDS, DAY_IN_MS, TURKEY_OFFSET_MS, dayNumberOf } from '../../turkish-time.ts';

type Poster = WireResponse<'getSlides'>[number];

export function slides(type: string, nowMs: number): Poster[] {
  const kind: PictureKind = type === 'MOBILE_SLIDER' ? 'slayt-mobil' : 'slayt';
  return [
    poster(
      'hafta-sonu',
      'Hafta sonu başlıyor',
      'Süper Lig’de dokuz maç, hepsi tek programda.',
      '/program/futbol',
      'Programı aç',
    ),
    poster(
      'kral',
      'Kral oranlar burada',
      'Taç işaretli maçlarda daha yüksek oran.',
      '/program/futbol?kingBetType=1',
      'Kral oranları gör',
    ),
    poster('canli', 'Maç sürerken oyna', 'Anlık oranlar, canlı skorlar.', '/program/canli/futbol', 'Canlıya git'),
    poster(
      'euroleague',
      'EuroLeague heyecanı',
      'Haftanın maçları ve haberleri bir sayfada.',
      '/euroleague-avrupa-basketbol-ligi',
      'Sayfayı aç',
    ),
    { ...poster('biten', 'Biten kampanya', '', '/', ''), endDate: nowMs / 1_000 - DAY_SECONDS },
  ].map((each, place) => ({ ...each, image: pictureUrl(kind, place + 1), order: place + 1 }));
}

export function banners(position: string): Poster[] {
  if (position !== 'home') return [];
  return [
    poster('yardim', 'Yardıma mı ihtiyacın var?', 'En çok sorulanlar tek yerde.', '/yardim', 'Yardım merkezi'),
    poster('haberler', 'Spor gündemi', 'Maç öncesi bilmen gereken her şey.', '/spor-haberleri', 'Haberleri oku'),
  ].map((each, place) => ({
    ...each,
    image: pictureUrl('afis', place + 1),
    mobileImage: pictureUrl('slayt-mobil', place + 7),
    order: place + 1,
  }));
}

/** Returns a countdown to the kick-off on the next Sunday evening, Turkish time (UTC+3). */
export function countdownToKickOff(nowMs: number): NonNullable<WireResponse<'getCountDown'>> {
  const local = nowMs / 1_000 + 3 * HOUR_SECONDS;
  const today = local - (local % DAY_SECONDS);
  const day = new Date(today * 1_000).getUTCDay();
  const evening = today + ((7 - day) % 7) * DAY_SECONDS + 20 * HOUR_SECONDS;
  const next = evening > local ? evening : evening + 7 * DAY_SECONDS;
  return {
    isActive: true,
    title: 'Pazar derbisine geri sayım',
    subtitle: 'Haftanın maçı başlamadan tahminini yap.',
    endDate: next - 3 * HOUR_SECONDS,
    url: '/program/futbol',
    image: pictureUrl('slayt-mobil', 5),
  };
}

/** Returns the sections of the home page; on phones, news come before the popular bets. */
export function homeContent(platform: string): WireResponse<'getHomeContent'> {
  const lower = platform === 'WEBMOBILE' ? ['news', 'editors', 'popularBets'] : ['popularBets', 'editors', 'news'];
  const types = ['slider', 'liveEvents', 'highlightedLeagues', 'upcomingEvents', 'pool', ...lower, 'html'] as const;
  return {
    sections: types.map((type, place) => ({
      id: String(place + 1),
      type: type as WireResponse<'getHomeContent'>['sections'][number]['type'],
      title: titles[type] ?? '',
      order: place + 1,
      items: type === 'html' ? [{ contents: ABOUT }] : [],
    })),
  };
}

const titles: Partial<Record<string, string>> = {
  news: 'Spor haberleri',
  editors: 'Yazar yorumları',
  html: 'Tribün’de bahis',
};

const ABOUT = `<p>Tribün’de on dört spor dalının programı, canlı oranları ve sonuçları tek yerde. Nasıl oynandığını
<a href="/yardim">yardım merkezinde</a>, bahis türlerinin kurallarını <a href="/market-sorgulama">bahis türleri</a>
sayfasında bulabilirsin.</p>`;

function poster(id: string, title: string, subtitle: string, url: string, buttonText: string): Poster {
  return { id, title, subtitle, url, buttonText, image: '', mobileImage: '', alt: '', order: 0 };
}

type WireCampaign = WireResponse<'getCampaigns'>[number];

/** Campaigns of the content service: two that are on, one that is over, one that has not begun. */
export function inventedCampaigns(nowMs: number): WireCampaign[] {
  // Whole days in Türkiye: a campaign ends with its last day.
  const today = (dayNumberOf(nowMs) * DAY_IN_MS - TURKEY_OFFSET_MS) / 1_000;
  const days = (from: number, to: number) => ({
    beginDate: today + from * DAY_SECONDS,
    endDate: today + (to + 1) * DAY_SECONDS - 1,
  });
  return [
    {
      id: 'yatirim',
      title: 'Yatırımına %10 bonus',
      summary: 'Bu hafta yaptığın ilk para yatırma işlemine 100,00 TL’ye kadar bonus.',
      image: '',
      url: '/profil/para-yatirma',
      ...days(-3, 4),
      text: '<p>Kampanya dönemindeki <b>ilk</b> yatırımın için geçerlidir.</p><ul><li>Bonus, yatırımının %10’udur ve en fazla 100,00 TL’dir.</li><li>Çekmeden önce bonusun 10 katı tutarında kupon oynanır.</li><li>En az 1,50 oranlı kuponlar sayılır.</li></ul>',
    },
    {
      id: 'kral',
      title: 'Kral oranlarla hafta sonu',
      summary: 'Kral oranlı maçlarda daha yüksek kazanç.',
      image: '',
      url: '/program/futbol',
      ...days(-1, 1),
      text: '<p>Kral oran işaretli bahislerde geçerlidir. Ayrıca katılım gerekmez.</p>',
    },
    { id: 'gecmis', title: 'Biten kampanya', summary: '', image: '', url: '', ...days(-30, -10), text: '' },
    { id: 'gelecek', title: 'Başlamamış kampanya', summary: '', image: '', url: '', ...days(5, 9), text: '' },
  ];
}

/**
 * News of the last days, made from a list of stories: the newest is less than an hour old, each next one five hours
 * older.
 */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { pictureUrl } from '../../http/content-pictures.ts';
import { HOUR_IN_MS } from '../../turkish-time.ts';

type Row = WireResponse<'getNews'>[number];

const FIRST_ID = 48_210;

export function news(count: number, nowMs: number): Row[] {
  return stories.slice(0, count).map((story, place) => rowOf(story, place, nowMs));
}

export function newsPage(path: string, nowMs: number): WireResponse<'getContentDetail'> | undefined {
  const place = stories.findIndex((story, at) => slugOf(story, at) === path);
  const story = stories[place];
  if (story === undefined) return undefined;
  const { date, image } = rowOf(story, place, nowMs);
  const others = stories.map((each, at) => ({ each, at })).filter(({ each }) => each !== story);
  const near = others.filter(({ each }) => each.category === story.category);
  return {
    title: story.title,
    contents: { text: story.text.map((part) => `<p>${part}</p>`).join(''), summary: story.summary, image },
    date,
    related: [...near, ...others].slice(0, 3).map(({ each, at }) => ({
      title: each.title,
      url: `/spor-haberleri/${slugOf(each, at)}`,
    })),
  };
}

function rowOf(story: Story, place: number, nowMs: number): Row & { image: string } {
  // Times are on the hour, so that a cached response and a new one contain the same time.
  const hour = Math.floor(nowMs / HOUR_IN_MS) * HOUR_IN_MS;
  return {
    id: String(FIRST_ID - place),
    title: story.title,
    summary: story.summary,
    image: pictureUrl('haber', place),
    imageAlt: story.alt,
    url: slugOf(story, place),
    date: (hour - place * 5 * HOUR_IN_MS) / 1_000,
    category: story.category,
    sportId: story.sportId,
  };
}

const slugOf = ({ slug }: Story, place: number): string => `${slug}-${FIRST_ID - place}`;

/** Stories of the news. Clubs and persons are invented. */
interface Story {
  slug: string;
  title: string;
  summary: string;
  category: string;
  sportId: number;
  alt: string;
  text: readonly string[];
}

const stories: readonly Story[] = [
  story(
    'derbi-haftasi-basliyor',
    'Futbol',
    1,
    'Derbi haftası başlıyor: iki takım da kayıpsız',
    'Ligin zirvesi bu hafta sonu belli olabilir. İki teknik adam da eksiksiz kadroyla çalışıyor.',
    'Gece ışıkları altında bir futbol sahası',
  ),
  story(
    'euroleague-cifte-mac',
    'EuroLeague',
    2,
    'EuroLeague’de çifte maç haftası',
    'Temsilcilerimiz üç gün içinde iki kez parkeye çıkacak. Rotasyon her zamankinden önemli.',
    'Potaya giden bir basketbol topu',
  ),
  story(
    'kadin-voleybol-yari-final',
    'Voleybol',
    23,
    'Sultanlar yarı finalde',
    'Üç sette bitirilen maçta servisler fark yarattı. Yarı final cumartesi oynanacak.',
    'Voleybol filesi',
  ),
  story(
    'genc-tenisci-ilk-yuzde',
    'Tenis',
    5,
    'Genç raket ilk yüze girdi',
    '19 yaşındaki tenisçi kariyerinin en iyi sıralamasına ulaştı.',
    'Sert zeminde bir tenis topu',
  ),
  story(
    'lig-ikincisi-galibiyet-serisi',
    'Futbol',
    1,
    'Galibiyet serisi sekize çıktı',
    'Ligin en az gol yiyen takımı deplasmanda da hata yapmadı.',
    'Tribünden saha görüntüsü',
  ),
  story(
    'euroleague-son-saniye',
    'EuroLeague',
    2,
    'Son saniye basketiyle gelen zafer',
    'Uzatmaya giden maçın kahramanı 31 sayıyla oyun kurucu oldu.',
    'Dolu bir basketbol salonu',
  ),
  story(
    'milli-takim-aday-kadro',
    'Futbol',
    1,
    'Milli takımın aday kadrosu açıklandı',
    'Kadroda üç yeni isim var. Hazırlık maçı perşembe günü.',
    'Antrenman sahası',
  ),
  story(
    'hentbol-super-lig-lider',
    'Hentbol',
    6,
    'Hentbolda liderlik el değiştirdi',
    'Son dakikada gelen gol puan tablosunu altüst etti.',
    'Hentbol kalesi',
  ),
  story(
    'formula-yagmur-altinda',
    'Motor Sporları',
    11,
    'Yağmur altında nefes kesen sıralama',
    'İlk üç arasındaki fark saniyenin onda biri. Yarış pazar günü.',
    'Islak bir yarış pisti',
  ),
  story(
    'snooker-147',
    'Snooker',
    19,
    'Turnuvanın ilk 147’si geldi',
    'Usta oyuncu masayı tek seferde temizledi.',
    'Yeşil bir snooker masası',
  ),
  story(
    'basketbol-super-ligi-derbi',
    'Basketbol',
    2,
    'Basketbolda derbi günü',
    'İki takım son beş maçın üçünde uzatmaya gitti.',
    'Basketbol parkesi',
  ),
  story(
    'sampiyonlar-ligi-kura',
    'Futbol',
    1,
    'Kuralar çekildi: zorlu rakipler',
    'Temsilcimiz gruptaki ilk maçını evinde oynayacak.',
    'Yıldızlı bir futbol topu',
  ),
  story(
    'buz-hokeyi-rekor',
    'Buz Hokeyi',
    4,
    'Buzda rekor: bir maçta 14 gol',
    'Seyirciler uzun yıllar unutulmayacak bir akşam yaşadı.',
    'Buz pisti',
  ),
  story(
    'masa-tenisi-gumus',
    'Masa Tenisi',
    20,
    'Masa tenisinde gümüş madalya',
    'Çiftlerde final kaybedildi ama tarih yazıldı.',
    'Masa tenisi raketi',
  ),
  story(
    'espor-sezon-basliyor',
    'E-Futbol',
    137,
    'E-Futbol sezonu başlıyor',
    'Bu yıl 24 takım yarışacak; maçlar her akşam.',
    'Oyun kumandası',
  ),
  story(
    'alt-ligde-surpriz',
    'Futbol',
    1,
    'Kupada alt lig sürprizi',
    'İki lig aşağıdan gelen ekip favoriyi penaltılarla eledi.',
    'Penaltı noktası',
  ),
  story(
    'yeni-sezon-fiksturu',
    'Futbol',
    1,
    'Yeni sezonun fikstürü çekildi',
    'İlk hafta iki büyük maç var.',
    'Futbol sahasının çizgileri',
  ),
];

function story(slug: string, category: string, sportId: number, title: string, summary: string, alt: string): Story {
  return {
    slug,
    category,
    sportId,
    title,
    summary,
    alt,
    text: [`<strong>${summary}</strong>`, ...bodies(title, category)],
  };
}

function bodies(title: string, category: string): string[] {
  return [
    `${category} dünyasında haftanın konusu belli: “${title}”. Karşılaşmanın ardından açıklama yapan teknik ekip, “Planımıza sadık kaldık, oyuncularım ellerinden geleni yaptı” dedi.`,
    'Sakatlığı süren oyuncuların durumu maç günü netleşecek. Kulüp doktoru, takımla çalışmalara başlayanların ilk on birde düşünülebileceğini söyledi.',
    'Biletlerin büyük bölümü satıldı; kapılar başlama saatinden iki saat önce açılacak. Güncel oranlar ve istatistikler maç sayfasında.',
  ];
}

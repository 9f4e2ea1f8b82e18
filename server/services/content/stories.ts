/** Stories of the news. Clubs and persons are invented. */

export interface Story {
  slug: string;
  title: string;
  summary: string;
  category: string;
  sportId: number;
  alt: string;
  text: readonly string[];
}

export const stories: readonly Story[] = [
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

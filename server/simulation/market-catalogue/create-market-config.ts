/** `get_market_config` from the catalogue and the group tables (wire-config-1). */
import type { WireMarketConfig } from '../../../src/contract/services/wire/market-config-wire.ts';
import { sportTable } from '../sports/sport-table.ts';
import { marketTypes } from './catalogue.ts';
import { detailGroups } from './detail-groups.ts';
import { listGroups } from './list-groups.ts';
import type { MarketType } from '../model.ts';

export function createMarketConfig(): WireMarketConfig {
  const config = { m: types(), ...listMaps(), ...detailMaps(), s: sportMap() };
  return config;
}

function types(): WireMarketConfig['m'] {
  const rows = marketTypes.map((type, index): [string, WireMarketConfig['m'][string]] => {
    const [mt = 0, mst = 0] = type.key.split('_').map(Number);
    const row = {
      i: index + 1,
      n: type.name,
      d: ruleText(type),
      il: type.live,
      mt,
      st: type.sportId,
      mst,
      p: index + 1,
    };
    return [type.key, { ...row, ...marketDisplayOf(type) }];
  });
  return { ...Object.fromEntries(rows), '4_640': goalRangeOfOld };
}

/** Ice hockey, of old and never drawn; football's goal range names it as its live counterpart (wire-config-10). */
const goalRangeOfOld: WireMarketConfig['m'][string] = {
  i: 640,
  n: 'Toplam Gol Sayısı',
  il: true,
  mt: 4,
  st: 4,
  mst: 640,
  p: 1,
  mlv: 1,
  mmlv: 999,
};

function listMaps(): Pick<WireMarketConfig, 'mg' | 'msg'> {
  const mg: WireMarketConfig['mg'] = {};
  const msg: WireMarketConfig['msg'] = {};
  let next = 0;
  listGroups.forEach((group, index) => {
    const id = index + 1;
    const sg: number[] = [];
    const device = { im: group.phone, iv: group.offered };
    group.subgroups.forEach(({ name, columns }, at) => {
      next += 1;
      if (!group.live) sg.push(next);
      const headers = columns.flatMap((column) => (column.headers === undefined ? [] : [[...column.headers]]));
      msg[next] = {
        i: next,
        n: name,
        p: at + 1,
        mg: id,
        m: columns.map((column) => column.market),
        ...device,
        il: group.live,
        ...(headers.length === 0 ? {} : { h: headers }),
        ...(group.live || group.name === LONG_TERM ? {} : { plm: columns.map((column) => column.live) }),
      };
    });
    // Lists are joined by the subgroup's own group: these ids miss the live ones and name one that is nobody's.
    mg[id] = { i: id, n: group.name, p: id, st: group.sportId, sg: [...sg, NOBODY], ...device };
  });
  return { mg, msg };
}

const LONG_TERM = 'Özel Etkinlik';
const NOBODY = 9_138;

function detailMaps(): Pick<WireMarketConfig, 'dmg' | 'dmsg'> {
  const dmg: WireMarketConfig['dmg'] = {};
  const dmsg: WireMarketConfig['dmsg'] = {};
  let next = 0;
  detailGroups.forEach((group, index) => {
    const id = index + 1;
    const sg: number[] = [];
    group.subgroups.forEach((subgroup, at) => {
      next += 1;
      sg.push(next);
      const m = [...subgroup.markets];
      dmsg[next] = {
        i: next,
        n: subgroup.name,
        p: at + 1,
        mg: id,
        m,
        iv: true,
        il: m.some((key) => key.startsWith('4_')),
      };
    });
    // "Tümü" alone needs no tab: the sport's group is there, but not shown as one.
    dmg[id] = { i: id, n: group.name, p: id, st: group.sportId, sg, iv: group.name !== 'Tümü' };
  });
  return { dmg, dmsg };
}

function sportMap(): Record<string, object> {
  return Object.fromEntries(
    sportTable.map((sport, index) => [
      String(sport.id),
      { i: sport.id, n: sport.name, p: index + 1, ic: '', ics: '', icc: '', sl: sport.slug },
    ]),
  );
}

type Looks = Partial<Pick<WireMarketConfig['m'][string], 'mlv' | 'mmlv' | 'sn' | 'o' | 'so'>>;

/**
 * Display data of a type's outcomes in `m`: view codes, labels, short labels (wire-config-1, wire-config-2,
 * wire-config-15).
 */
function marketDisplayOf(type: MarketType): Looks {
  const [mlv, mmlv] = viewsOf(type);
  const looks: Looks = { mlv, mmlv };
  const sn = shortNames[type.key];
  if (sn !== undefined) looks.sn = sn;
  const so = shortLabels[type.key];
  if (so !== undefined) looks.so = byNumber(so);
  const labels = ownLabels[type.key] ?? type.labels;
  if (labels.length > 0 && !unlabelled.has(type.key)) looks.o = byNumber(labels);
  return looks;
}

function viewsOf({ key, name, labels, sportId }: MarketType): [web: number, phone: number] {
  const told = oddViews[key];
  if (told !== undefined) return told;
  if (labels.length === 0) return sportId === MOTOR_SPORTS ? [106, 12] : [106, 10];
  if (name.includes('{h}')) return labels.length === 3 ? [105, 5] : [104, 4];
  return viewsByCount[labels.length] ?? [102, 2];
}

function byNumber(labels: readonly string[]): Record<string, string> {
  return Object.fromEntries(labels.map((label, at) => [String(at + 1), label]));
}

const MOTOR_SPORTS = 11;
const viewsByCount: Record<number, [number, number]> = {
  2: [101, 1],
  3: [102, 2],
  4: [103, 3],
  6: [106, 6],
  9: [107, 2],
};
/** View codes that differ from those usual for the number of outcomes. */
const oddViews: Record<string, [number, number]> = {
  '2_698': [102, 6],
  '2_699': [102, 6],
  '4_708': [102, 2],
  '2_700': [101, 3],
  '2_113': [104, 1],
  '2_217': [108, 1],
  '4_18': [108, 1],
  '2_168': [108, 1],
};

const shortNames: Record<string, string> = {
  '2_114': 'TS A/Ü',
  '4_34': 'Sıradaki Golü Kim Atar',
  '4_815': 'Sıradaki Golü Kim Atar',
  '2_888': 'Maç Sonucu (Uz. Dahil)',
  '4_786': 'Maç Sonucu (Uz. Dahil)',
};

const shortLabels: Record<string, readonly string[]> = {
  '2_100': ['HND 1', 'HND 0', 'HND 2'],
  '2_89': ['KG Var', 'KG Yok'],
};

/** Labels that differ from those of the outcomes. */
const ownLabels: Record<string, readonly string[]> = { '2_884': ['MS 1', 'MS 0', 'MS 2'] };

/** Types in lists that have no `o`. */
const unlabelled = new Set(
  (
    '2_88 2_100 2_89 2_4 2_92 2_77 2_36 2_90 2_91 2_6 4_12 4_47 4_129 4_131 4_34 4_23 2_621 2_776 2_113 2_115 ' +
    '4_606 4_769 4_286 1_10 4_114 2_633 4_653 1_15 4_600 2_637 1_770 2_771 2_772 2_885 4_783 4_815'
  ).split(' '),
);

/** Invented rule texts of markets (`d` of wire-config-1), chosen by the market's name. */
function ruleText({ name, live, labels }: MarketType): string {
  const about = rules.find(([named]) => named.test(name))?.[1] ?? OTHER;
  const choices = labels.length > 0 && labels.length <= MOST_LISTED ? ` Seçenekler: ${labels.join(', ')}.` : '';
  const time = /Uzt/.test(name) ? ' Uzatmalar dahildir.' : ' Aksi yazmıyorsa normal süre geçerlidir.';
  return `${about}${choices}${time}${live ? ' Bahis, oynandığı andaki skordan bağımsız olarak maçın bütünü içindir.' : ''}`;
}

const MOST_LISTED = 9;
const OTHER = 'Adı geçen olayın nasıl sonuçlanacağı tahmin edilir; organizasyonun resmî sonucu geçerlidir.';

/** Rule texts by name pattern; the first match is used. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ ve (Alt|Karşılıklı)/, 'İki bahis bir aradadır; kazanmak için ikisinin de tutması gerekir.'],
  [/Yarı \/ Maç/, 'İlk yarının ve maçın sonucu birlikte tahmin edilir; ilk söylenen ilk yarınındır.'],
  [/Çifte Şans/, 'Üç sonuçtan ikisi birden seçilir; biri gerçekleşirse bahis kazanır.'],
  [/Handikap/, 'Yazan değer ev sahibinin sayısına eklenir ya da ondan çıkarılır; sonuç bu hesapla belirlenir.'],
  [/Korner/, 'Kullanılan kornerler sayılır; verilip kullanılmayan korner sayılmaz.'],
  [/Kart/, 'Sahadaki oyunculara gösterilen kartlar sayılır; yedek kulübesine gösterilenler sayılmaz.'],
  [/Alt|Üst/, 'Toplamın yazan değerin altında mı üstünde mi kalacağı tahmin edilir. Eşitlik olmaz: değer buçukludur.'],
  [
    /Karşılıklı Gol/,
    'İki takımın da en az birer gol atıp atmayacağı tahmin edilir. Kendi kalesine goller rakibe yazılır.',
  ],
  [/Tek \/ Çift/, 'Toplamın tek mi çift mi olacağı tahmin edilir. Sıfır çifttir.'],
  [/Skor/, 'Karşılaşmanın tam skoru tahmin edilir; listede olmayan skorlar “Diğer” sayılır.'],
  [/Toplam Gol/, 'Maçta atılacak toplam gol sayısının hangi aralıkta kalacağı tahmin edilir.'],
  [/Set|Çeyrek|Periyot|Frame/, 'Yalnız adı geçen bölümün sonucu tahmin edilir; maçın sonucu bunu etkilemez.'],
  [/Yarı/, 'Yalnız adı geçen yarıda olanlar sayılır.'],
  [/Gol/, 'Golün kime ya da hangi ana yazılacağı resmî tutanağa göre belirlenir. Gol olmazsa ilgili seçenek kazanır.'],
  [/Sonuc|Kazan/, 'Karşılaşmayı hangi tarafın kazanacağı tahmin edilir.'],
  [
    /Uzun|Şampiyon/,
    'Organizasyonun sonundaki sıralama geçerlidir; çekilen ya da katılmayan taraflar kaybetmiş sayılır.',
  ],
];

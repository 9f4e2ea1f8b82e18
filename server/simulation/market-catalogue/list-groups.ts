/**
 * Groups of the list page (`mg`, `msg`) in the form the services have them: sets for desktops with headers, sets for
 * phones without, live sets of their own (wire-config-5 to -13, wire-config-18, wire-config-19).
 */
interface ListGroupColumn {
  /** Market key, optionally with a fixed line: "2_101_2.5". */
  market: string;
  /** Key of the live counterpart, "-" for none. */
  live: string;
  /** undefined in a set without headers. */
  headers: readonly string[] | undefined;
}

interface ListGroup {
  sportId: number;
  name: string;
  phone: boolean;
  live: boolean;
  /** `iv`: offered in the selector of groups. */
  offered: boolean;
  subgroups: readonly { name: string; columns: readonly ListGroupColumn[] }[];
}

const SELECTOR = true;

/** Groups of all sports. A column is written "market>counterpart:headers"; phones have no headers. */
export const listGroups: readonly ListGroup[] = [
  desktop(
    1,
    {
      'MS – İYS – HMS – 2.5Gol - KG':
        '1_1>4_4:1,0,2 2_88>4_47:1,0,2 2_100>4_12:H,1,0,2 2_101_2.5>4_14_2.5:Alt,Üst 2_89>4_131:Var,Yok',
    },
    SELECTOR,
  ),
  desktop(
    1,
    {
      'A/Ü - TG':
        '2_60_1.5>4_63_1.5:Alt,Üst 2_101_1.5>4_14_1.5:Alt,Üst 2_101_2.5>4_14_2.5:Alt,Üst 2_101_3.5>4_14_3.5:Alt,Üst 2_4>4_640:0-1_gol,2-3_gol,4-5_gol,6+_gol',
    },
    SELECTOR,
  ),
  desktop(1, {
    'Maç Sonucu – Sıradaki Golü Kim Atar – Maçın Kalanını Kim Kazanır – 2.5 A/Ü – Karşılıklı Gol':
      '4_4:1,0,2 4_34:1,Olmaz,2 4_23:1,0,2 4_14:Alt,Üst 4_131:Var,Yok',
  }),
  phone(
    1,
    'Popüler',
    {
      'MS-2.5 A/Ü': '1_1>4_4 2_101_2.5>4_14_2.5',
      HMS: '2_100>4_12',
      TG: '2_4>4_640',
      KG: '2_89>4_131',
      'İY 1.5 A/Ü': '2_60_1.5>4_63_1.5',
      '1.5-3.5 A/Ü': '2_101_1.5>4_14_1.5 2_101_3.5>4_14_3.5',
    },
    SELECTOR,
  ),
  phone(1, 'Kim Kazanır', { MS: '1_1>4_4', İYS: '2_88>4_47', HMS: '2_100>4_12', ÇŞ: '2_92>4_129' }, SELECTOR),
  phone(1, 'Alt/Üst', { '2.5-3.5 A/Ü': '2_101_2.5>4_14_2.5 2_101_3.5>4_14_3.5' }, SELECTOR),
  phone(1, 'MS-2.5 A/Ü', { 'MS-2.5 A/Ü': '4_4 4_14' }),

  desktop(
    2,
    { 'MS – İÇS –  İYS - HMS ': '1_2>4_71:1,0,2 2_776_1>4_769_1:1,0,2 2_621>4_606:1,0,2 2_113>4_286:H,1,2,H' },
    SELECTOR,
  ),
  desktop(2, { 'Alt/Üst Bahisleri': '2_114>4_140:Alt,Üst' }, SELECTOR),
  desktop(2, { 'Maç Sonucu – 1. Çeyrek Sonucu - İlk Yarı Sonucu': '4_71:1,2 4_769_1:1,0,2 4_606:1,0,2 4_286:H,1,2,H' }),
  phone(2, 'Popüler', { MS: '1_2>4_71', Handikap: '2_113>4_286', 'Toplam Sayı AÜ': '2_114>4_140' }, SELECTOR),
  phone(2, 'Alt/Üst', { 'Toplam Sayı AÜ': '2_114>4_140' }, SELECTOR),
  phone(2, 'İlk Yarı', { İYS: '2_621>4_606', '1. Çeyrek Sonucu': '2_776_1>4_769_1' }, SELECTOR),
  phone(2, 'Maç Sonucu', { 'Maç Sonucu': '4_71' }),

  // Only the first of the two markets has headers.
  ...sport(5, '1_9>4_56:1,2 2_168>4_191', '4_56:1,2 4_191:Alt,Üst'),
  ...sport(23, '1_10>4_114:1,2 2_217>4_18:Alt,Üst', '4_114:1,2 4_18:Alt,Üst'),
  ...sport(20, '2_633>4_653:1,2', '4_653:1,2'),
  ...sport(4, '1_21>4_1:1,0,2', '4_1:1,0,2'),
  ...sport(6, '1_16>4_3:1,0,2', '4_3:1,0,2'),
  ...sport(19, '1_15>4_600:1,2', '4_600:1,2'),
  // The live counterpart is a type missing in the configuration.
  ...sport(117, '2_637>4_777:1,2', ''),
  ...sport(11, '', '4_753:1,2'),
  desktop(998, {
    'Maç Sonucu - Alt/Üst - Çifte Şans':
      '1_770:1,0,2 2_772_1.5:Alt,Üst 2_772_2.5:Alt,Üst 2_772_3.5:Alt,Üst 2_771:1-x,1-2,x-2',
  }),
  phone(998, 'Maç Sonucu', { MS: '1_770', 'Gol A/Ü': '2_772_2.5 2_772_3.5', ÇŞ: '2_771' }, SELECTOR),
  desktop(137, { 'Maç Sonucu - A/Ü - Handikap - Çifte Şans': '2_884>4_779:1,0,2 2_887_3.5>4_780_3.5:Gol,Alt,Üst' }),
  desktop(137, { 'Maç Sonucu – Sıradaki Golü Kim Atar – A/Ü': '4_779:1,0,2 4_815:1,Olmaz,2 4_780:Alt,Üst' }),
  phone(137, 'Maç Sonucu - A/Ü', { 'Maç Sonucu – A/Ü': '2_884>4_779:1,0,2 2_887>4_780:Alt,Üst' }),
  phone(137, 'Maç Sonucu', { 'Maç Sonucu – A/Ü': '4_779:1,0,2 4_780:Alt,Üst' }),
  ...sport(153, '2_888>4_786:1,2', '4_786:1,2'),

  desktop(1, { 'Özel Etkinlik': '3_1' }),
  desktop(2, { 'Özel Etkinlik': '3_1' }),
];

/** Returns the groups of a sport with one pre-match set and one live set, the same for both devices. */
function sport(sportId: number, before: string, live: string): ListGroup[] {
  return [before, live]
    .filter((columns) => columns !== '')
    .flatMap((columns) => [
      desktop(sportId, { 'Maç Sonucu': columns }),
      phone(sportId, 'Maç Sonucu', { 'Maç Sonucu': columns.replace(/:\S+/g, '') }),
    ]);
}

function desktop(sportId: number, subgroups: Record<string, string>, offered = false): ListGroup {
  return group({ sportId, name: Object.keys(subgroups)[0] ?? '', phone: false, offered }, subgroups);
}

function phone(sportId: number, name: string, subgroups: Record<string, string>, offered = false): ListGroup {
  return group({ sportId, name, phone: true, offered }, subgroups);
}

function group(
  head: Pick<ListGroup, 'sportId' | 'name' | 'phone' | 'offered'>,
  rows: Record<string, string>,
): ListGroup {
  const subgroups = Object.entries(rows).map(([name, columns]) => ({ name, columns: columns.split(' ').map(column) }));
  const live = subgroups.every(({ columns }) => columns.every(({ market }) => market.startsWith('4_')));
  return { ...head, live, subgroups };
}

/** Parses a column; spaces inside a header are written "_". */
function column(text: string): ListGroupColumn {
  const [keys = '', headers] = text.split(':');
  const [market = '', live = '-'] = keys.split('>');
  return { market, live, headers: headers?.split(',').map((header) => header.replaceAll('_', ' ')) };
}

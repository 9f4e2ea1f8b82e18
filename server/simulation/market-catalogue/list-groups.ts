/** Groups of the list page (`mg`, `msg`): which columns a player may choose, and their live counterparts. */
export interface Column {
  /** May end in a fixed line: "2_101_2.5". */
  market: string;
  /** Live counterpart, "-" for none. */
  live: string;
  headers: readonly string[];
}

export interface ListGroup {
  sportId: number;
  name: string;
  subgroups: readonly { name: string; columns: readonly Column[] }[];
}

const RESULT = ['1', '0', '2'];
const WINNER = ['1', '2'];
const UNDER_OVER = ['Alt', 'Üst'];
const DOUBLE = ['1-0', '1-2', '0-2'];

export const listGroups: readonly ListGroup[] = [
  group(1, 'Ana Bahisler', [
    ['Maç Sonucu', ['1_1', '4_4', RESULT]],
    ['Alt/Üst 2,5', ['2_101_2.5', '4_14_2.5', ['Alt 2,5', 'Üst']]],
    ['Karşılıklı Gol', ['2_89', '4_131', ['KG Var', 'Yok']]],
  ]),
  group(1, 'Devre', [
    ['1. Yarı Sonucu', ['2_88', '4_47', RESULT]],
    ['1. Yarı Alt/Üst 1,5', ['2_60_1.5', '4_63_1.5', ['İY Alt 1,5', 'Üst']]],
  ]),
  group(1, 'Handikap', [['Handikaplı Maç Sonucu', ['2_100', '4_12', ['H 1', 'H 0', 'H 2']]]]),
  group(1, 'Çifte Şans', [['Çifte Şans', ['2_92', '4_129', DOUBLE]]]),
  group(1, 'Gol', [
    ['Alt/Üst 1,5', ['2_101_1.5', '4_14_1.5', ['Alt 1,5', 'Üst']]],
    ['Alt/Üst 3,5', ['2_101_3.5', '4_14_3.5', ['Alt 3,5', 'Üst']]],
    ['İlk / Sıradaki Gol', ['2_87', '4_34', ['Gol 1', 'Yok', 'Gol 2']]],
  ]),
  // Before the start the rest of the match is the whole match.
  group(1, 'Maçın Kalanı', [['Maçın Kalanı', ['1_1', '4_23', RESULT]]]),
  group(2, 'Ana Bahisler', [
    ['Maç Sonucu', ['1_2', '4_71', WINNER]],
    ['Handikap', ['2_113', '4_286', ['H 1', 'H 2']]],
    ['Alt/Üst', ['2_114', '4_140', UNDER_OVER]],
  ]),
  group(2, 'Devre', [['1. Yarı Sonucu', ['2_621', '4_606', RESULT]]]),
  group(5, 'Ana Bahisler', [
    ['Maç Sonucu', ['1_9', '4_56', WINNER]],
    ['Toplam Oyun', ['2_168', '4_191', UNDER_OVER]],
  ]),
  group(5, 'Set', [
    ['Set Sonucu', ['2_166', '4_57', ['Set 1', 'Set 2']]],
    ['Set Handikabı', ['2_702', '-', ['H 1', 'H 2']]],
  ]),
  group(23, 'Ana Bahisler', [
    ['Maç Sonucu', ['1_10', '4_114', WINNER]],
    ['Alt/Üst', ['2_217', '4_18', UNDER_OVER]],
    ['Set Sonucu', ['2_787', '4_724', ['Set 1', 'Set 2']]],
  ]),
  group(20, 'Ana Bahisler', [
    ['Maç Sonucu', ['2_633', '4_653', WINNER]],
    ['Set Sonucu', ['2_714', '4_654', ['Set 1', 'Set 2']]],
    ['Alt/Üst', ['2_772', '-', UNDER_OVER]],
  ]),
  group(20, 'Handikap', [['Set Handikap', ['2_654', '-', ['H 1', 'H 2']]]]),
  group(4, 'Ana Bahisler', [
    ['Maç Sonucu', ['1_21', '4_1', RESULT]],
    ['Alt/Üst', ['2_164', '4_21', UNDER_OVER]],
  ]),
  group(4, 'Çifte Şans', [['Çifte Şans', ['2_159', '4_128', DOUBLE]]]),
  group(4, 'Uzatmalar Dahil', [['Maç Sonucu (Uz. Dahil)', ['2_601', '4_120', WINNER]]]),
  group(117, 'Ana Bahisler', [
    ['Maç Sonucu', ['1_770', '4_951', WINNER]],
    ['Toplam Raund', ['2_951', '4_952', UNDER_OVER]],
  ]),
  group(117, 'Maç Sonu', [['Maç Karara Kalır Mı', ['2_952', '-', ['Evet', 'Hayır']]]]),
  group(6, 'Ana Bahisler', [
    ['Maç Sonucu', ['1_16', '4_3', RESULT]],
    ['Alt/Üst', ['2_191', '4_20', UNDER_OVER]],
  ]),
  group(6, 'Çifte Şans', [['Çifte Şans', ['2_185', '-', DOUBLE]]]),
  group(6, 'Handikap', [['Handikaplı Maç Sonucu', ['2_187', '-', ['H 1', 'H 0', 'H 2']]]]),
  group(19, 'Ana Bahisler', [
    ['Maç Sonucu', ['2_637', '4_600', WINNER]],
    ['Toplam Frame', ['2_642', '4_957', UNDER_OVER]],
  ]),
  group(11, 'Yarış', [
    ['Yarış Galibi', ['2_971', '-', []]],
    ['İlk 3 İçinde Bitirir', ['2_972', '-', []]],
  ]),
  group(30, 'Madalya', [
    ['Altın Madalya', ['2_981', '-', []]],
    ['Madalya Kazanır', ['2_982', '-', []]],
  ]),
  group(998, 'Ana Bahisler', [
    ['Kim Daha Çok Gol Atar', ['1_15', '-', RESULT]],
    ['Toplam Gol Alt/Üst', ['2_962', '-', UNDER_OVER]],
  ]),
  group(137, 'Ana Bahisler', [
    ['Maç Sonucu', ['2_884', '4_779', RESULT]],
    ['Alt/Üst', ['2_887', '4_780', UNDER_OVER]],
  ]),
  group(153, 'Ana Bahisler', [
    ['Maç Sonucu', ['2_888', '4_786', WINNER]],
    ['Handikap', ['2_958', '4_825', ['H 1', 'H 2']]],
    ['Alt/Üst', ['2_959', '4_787', UNDER_OVER]],
  ]),
  ...[1, 2, 11, 30].map((sportId) => group(sportId, 'Uzun Vadeli', [['Uzun Vadeli', ['3_1', '-', []]]])),
];

type ColumnRow = [market: string, live: string, headers: readonly string[]];

function group(sportId: number, name: string, rows: [name: string, ...columns: ColumnRow[]][]): ListGroup {
  return {
    sportId,
    name,
    subgroups: rows.map(([subgroup, ...columns]) => ({
      name: subgroup,
      columns: columns.map(([market, live, headers]) => ({ market, live, headers })),
    })),
  };
}

/** Groups of the match detail (`dmg`, `dmsg`); football's tabs in the order of wire-config-16. */
interface DetailGroup {
  sportId: number;
  name: string;
  subgroups: readonly { name: string; markets: readonly string[] }[];
}

export const detailGroups: readonly DetailGroup[] = [
  group(1, 'Taraf', {
    Taraf: '1_1 2_92 2_100 2_7 2_698 2_88 2_77 2_90 2_699 2_69 2_72 4_4 4_129 4_12 4_23 4_708 4_47',
    'Tur / Uzatma': '2_725',
  }),
  group(1, 'Alt/Üst', {
    'Maç Sonucu Alt/Üst': '2_101 2_603 2_604 4_14 4_203 4_207',
    'Yarı Alt/Üst': '2_60 2_722 2_723 4_63',
    'Kombo Alt/Üst': '2_7 2_700',
  }),
  group(1, 'Devre', {
    'Yarı Sonucu': '2_88 2_77 2_90 2_36 4_47 4_321',
    'Yarı Alt/Üst': '2_60 2_722 2_723 4_63',
    'Yarı Golleri': '2_720 2_821',
    'Yarı Kombo': '2_699',
  }),
  group(1, 'Dakika Bazlı', { 'Sonuç / Skor': '4_759', Gol: '4_861', Korner: '4_864' }),
  group(1, 'Oyuncu', { 'Oyuncu Gol': '2_12' }),
  group(1, 'Goller', {
    'Karşılıklı Gol / Toplam': '2_89 2_4 2_87 2_91 4_131 4_34 4_136',
    'Yarı Bazlı Goller': '2_720 2_821 2_6',
  }),
  group(1, 'Kombo', { Kombo: '2_7 2_698 2_700 2_699 4_708' }),
  group(1, 'Takım', { Takım: '2_913' }),
  group(1, 'Özel', { 'Karşılaşma Özel Bahisleri': '2_800' }),
  group(1, 'Skor', { 'Maç Skoru': '2_86 4_252' }),
  group(1, 'Korner/Kart', { Korner: '2_48 2_52 4_211', Kart: '2_658 2_17' }),
  group(2, 'Kim Kazanır', {
    'Maç Sonucu': '1_2 2_111 4_71',
    'Handikaplı Maç Sonucu': '2_113 4_286',
    'Yarı Sonucu': '2_621 4_606',
    'Handikaplı 1. Yarı Sonucu': '2_115',
    'Periyot Sonucu': '2_776 4_769',
  }),
  group(2, 'Alt/Üst', {
    'Maç Sonucu Alt/Üst': '2_114 2_619 2_620 4_140 4_615 4_616',
    'Yarı Alt/Üst': '2_116',
    'Periyot Alt/Üst': '2_777',
  }),
  group(5, 'Tümü', {
    'Kim Kazanır': '1_9 2_702 2_171 4_56',
    'Alt/Üst': '2_168 4_191',
    Setler: '2_166 2_647 2_648 2_167 4_57 4_122 4_900',
  }),
  group(23, 'Tümü', {
    'Kim Kazanır': '1_10 2_220 4_114',
    'Alt/Üst': '2_217 4_18',
    Setler: '2_711 2_712 2_787 2_713 4_724 4_723',
  }),
  group(20, 'Tümü', {
    'Kim Kazanır': '2_633 2_654 2_956 4_653',
    'Alt/Üst': '2_957',
    Setler: '2_714 4_654',
  }),
  group(4, 'Kim Kazanır', {
    'Maç Sonucu': '1_21 2_601 2_161 2_159 4_1 4_128 4_120 4_26',
    'Periyot Sonucu': '2_126 4_37',
  }),
  group(4, 'Alt/Üst', { 'Maç Sonucu Alt/Üst': '2_164 2_615 2_616 4_21' }),
  group(4, 'Goller', { Goller: '2_157 2_158 4_33' }),
  group(117, 'Tümü', { 'Kim Kazanır': '2_637 4_951', Raundlar: '2_951 2_952 4_952' }),
  group(6, 'Tümü', {
    'Kim Kazanır': '1_16 2_185 2_187 2_827 4_3',
    Goller: '2_184',
    'Alt/Üst': '2_191 2_828 2_825 2_826 4_20',
  }),
  group(19, 'Tümü', { 'Kim Kazanır': '1_15 2_954 4_600', Frameler: '2_642 4_955 4_957' }),
  group(998, 'Tümü', { Düello: '1_770 2_771 2_961 2_772' }),
  group(137, 'Kim Kazanır', { 'Maç Sonucu': '2_884 2_885 2_886 4_779 4_812 4_813', 'İlk Yarı Sonucu': '4_783' }),
  group(137, 'Alt/Üst', { 'Maç Sonucu Alt/Üst': '2_887 4_780 4_781 4_782', 'İlk Yarı Alt/Üst': '4_784' }),
  group(137, 'Goller', { Goller: '4_815' }),
  group(153, 'Kim Kazanır', {
    'Maç Sonucu': '2_888 4_786',
    'Yarı Sonucu': '4_785',
    'Handikaplı Maç Sonucu': '2_958 4_825',
    'Periyot Sonucu': '4_828',
  }),
  group(153, 'Alt/Üst', { 'Maç Sonucu Alt/Üst': '2_959 4_787' }),
];

function group(sportId: number, name: string, rows: Record<string, string>): DetailGroup {
  return {
    sportId,
    name,
    subgroups: Object.entries(rows).map(([subgroup, markets]) => ({ name: subgroup, markets: markets.split(' ') })),
  };
}

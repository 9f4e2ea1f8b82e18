/**
 * Display data of a type's outcomes in `m`: view codes, labels, short labels (wire-config-1, wire-config-2,
 * wire-config-15).
 */
import type { WireMarketConfig } from '../../../src/contract/services/wire/market-config-wire.ts';
import type { MarketType } from '../model.ts';

type Looks = Partial<Pick<WireMarketConfig['m'][string], 'mlv' | 'mmlv' | 'sn' | 'o' | 'so'>>;

export function marketDisplayOf(type: MarketType): Looks {
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

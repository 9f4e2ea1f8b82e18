/** The figures' choices in the address, and the extents they cover (rule figures-10). */
import { type FigureUnit, unitOfKey } from '../../domain/figures/figure-periods.ts';
import type { Period } from '../../domain/coupon/period.ts';
import { queryState } from '../../lib/query-state.ts';

export interface FigureExtent {
  name: string;
  title: string;
  /** Heading of the sums. */
  heading: string;
  /** Undefined for all coupons. */
  period?: Period;
}

/** Extents in display order; the one without a name is the default. */
export const extents = [
  { name: 'uc-ay', title: '3 ay', heading: 'Son 3 ay', period: 'threeMonths' },
  { name: '', title: '1 yıl', heading: 'Son 1 yıl', period: 'year' },
  { name: 'tumu', title: 'Tümü', heading: 'Tüm kuponların' },
] as const satisfies readonly FigureExtent[];

/** Units of the chart; the one without a name is the default. */
export const figureUnits = [
  { name: 'hafta', title: 'Hafta', unit: 'week' },
  { name: '', title: 'Ay', unit: 'month' },
  { name: 'yil', title: 'Yıl', unit: 'year' },
] as const satisfies readonly { name: string; title: string; unit: FigureUnit }[];

/** `kapsam` is the extent, `dilim` the unit of the chart, `donem` the chosen period, `ara` the search. */
export const figureFilters = queryState({
  kapsam: extents,
  dilim: figureUnits,
  donem: { allows: (text) => unitOfKey(text) !== undefined },
  ara: { allows: (text) => text.length <= 60 },
});

/** The list of bonuses: filters in its URL and query to the service (rule bonus-1). */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { BONUS_PAGE_SIZE } from '../../contract/services/bonuses-calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import { type QueryChoice, optionNamed, queryState } from '../../lib/query-state.ts';
import { longPeriods } from '../../domain/coupon/period-filters.ts';

/** Filters in display order; `type` is the service's number of the status. */
export const bonusKinds = [
  { name: 'aktif', title: 'Aktif', type: '1' },
  { name: 'onay-bekleyen', title: 'Onay bekleyen', type: '5' },
  { name: 'kullanilan', title: 'Kullanılan', type: '2' },
  { name: 'suresi-dolan', title: 'Süresi dolan', type: '4' },
  { name: 'iptal-edilen', title: 'İptal edilen', type: '3' },
] as const;

export const bonusFilters = queryState({ tur: bonusKinds, tarih: longPeriods });

type BonusChoice = QueryChoice<typeof bonusFilters.spec>;

export function bonusQuery({ tur, tarih }: BonusChoice, page: number): CallInputOf<'getBonuses'>['query'] {
  const type = optionNamed(bonusKinds, tur)?.type;
  const date = optionNamed(longPeriods, tarih)?.period;
  return {
    ...pageQuery(page, BONUS_PAGE_SIZE),
    ...(type !== undefined && { type }),
    ...(date !== undefined && { date }),
  };
}

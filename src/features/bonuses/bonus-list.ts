/** The list of bonuses: state of its URL and query to the service (rule bonus-1). Invalid values are ignored. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { BONUS_PAGE_SIZE } from '../../contract/services/bonuses-calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';

/** Filters in display order; `type` is the service's number of the status. */
export const bonusKinds = [
  { name: 'aktif', title: 'Aktif', type: '1' },
  { name: 'onay-bekleyen', title: 'Onay bekleyen', type: '5' },
  { name: 'kullanilan', title: 'Kullanılan', type: '2' },
  { name: 'suresi-dolan', title: 'Süresi dolan', type: '4' },
  { name: 'iptal-edilen', title: 'İptal edilen', type: '3' },
] as const;

/** Periods: `name` is used in the URL, `date` is the service's value. */
export const bonusPeriods = [
  { name: 'hafta', title: 'Son 1 hafta', date: 'week' },
  { name: 'ay', title: 'Son 1 ay', date: 'month' },
  { name: 'uc-ay', title: 'Son 3 ay', date: 'threeMonths' },
  { name: 'yil', title: 'Son 1 yıl', date: 'year' },
] as const;

/** Names of the chosen kind and period as written in the URL; '' for all. */
export interface BonusChoice {
  tur: string;
  tarih: string;
}

export function bonusChoice(address: URLSearchParams): BonusChoice {
  const known = (list: readonly { name: string }[], name: string | null): string =>
    list.find((each) => each.name === name)?.name ?? '';
  return { tur: known(bonusKinds, address.get('tur')), tarih: known(bonusPeriods, address.get('tarih')) };
}

export function bonusQuery({ tur, tarih }: BonusChoice, page: number): CallInputOf<'getBonuses'>['query'] {
  const type = bonusKinds.find(({ name }) => name === tur)?.type;
  const date = bonusPeriods.find(({ name }) => name === tarih)?.date;
  return {
    ...pageQuery(page, BONUS_PAGE_SIZE),
    ...(type !== undefined && { type }),
    ...(date !== undefined && { date }),
  };
}

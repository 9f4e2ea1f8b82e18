/** Periods as filters of a list, in display order, with their names in the URL. */
export const longPeriods = [
  { name: 'hafta', title: 'Son 1 hafta', period: 'week' },
  { name: 'ay', title: 'Son 1 ay', period: 'month' },
  { name: 'uc-ay', title: 'Son 3 ay', period: 'threeMonths' },
  { name: 'yil', title: 'Son 1 yıl', period: 'year' },
] as const;

/** All periods, for lists that may change within a day. */
export const periods = [{ name: 'gun', title: 'Bugün', period: 'today' }, ...longPeriods] as const;

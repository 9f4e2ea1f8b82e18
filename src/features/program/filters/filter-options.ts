import type { ListQuery } from '../../../contract/port/topics.ts';
import type { ChoiceOption } from './choice.tsx';

export const sortOptions: readonly ChoiceOption[] = [
  { value: 'league', label: 'Lige göre' },
  { value: 'date', label: 'Tarihe göre' },
];

/** What is said when nothing is chosen is the name of the filter. */
export const mbsOptions: readonly ChoiceOption[] = [
  { value: '0', label: 'MBS' },
  ...[1, 2, 3, 4].map((value) => ({ value: String(value), label: `MBS ${value}` })),
];

const kings: readonly { value: ListQuery['king']; label: string }[] = [
  { value: '', label: 'Kral' },
  { value: 'odd', label: 'Kral Oran' },
  { value: 'mbs', label: 'Kral MBS' },
  { value: 'live', label: 'Kral Canlı' },
];
export const kingOptions: readonly ChoiceOption[] = kings;

export function toKing(value: string): ListQuery['king'] {
  return kings.find((king) => king.value === value)?.value ?? '';
}

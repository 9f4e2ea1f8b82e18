import { type ListGroup, groupColumns } from '../../../domain/program/columns.ts';
import type { ChoiceOption } from './choice.tsx';

export interface GroupOptions {
  /** The option of the current choice, also when the address says nothing or something unknown. */
  value: string;
  options: (ChoiceOption | { label: string; options: ChoiceOption[] })[];
}

/** What may stand first in a row: each market of each group ("12:2_101_2.5"), under its group's name. */
export function groupOptions(groups: readonly ListGroup[], choice: string): GroupOptions {
  const perGroup = groups.map((group) => ({
    label: group.title,
    options: groupColumns(group).map(({ market, title }) => ({ value: `${group.id}:${market}`, label: title })),
  }));
  const all = perGroup.flatMap(({ options }) => options);
  const ofGroup = all.find(({ value }) => value.startsWith(`${choice.split(':')[0]}:`));
  const value = all.find((option) => option.value === choice)?.value ?? ofGroup?.value ?? all[0]?.value ?? '';
  return { value, options: perGroup.length === 1 ? all : perGroup };
}

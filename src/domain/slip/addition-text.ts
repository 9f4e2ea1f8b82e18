/** Messages after several selections were added to the slip at once. */
import type { AdditionResult } from '../../model/slip.ts';
import { ruleText } from './slip-rule-text.ts';

/** Message after opening a slip; '' when all selections were added. */
export function openedSlipText(taken: AdditionResult, wanted: number): string {
  const { added } = taken;
  const closed = closedOf(taken, wanted);
  if (added >= wanted) return '';
  if (closed >= wanted) return 'Bu kuponun seçimleri artık oynanamıyor.';
  const came = `${wanted} seçimden ${added} tanesi kuponuna eklendi`;
  if (added + closed >= wanted) return `${came}; diğerleri artık oynanamıyor.`;
  const gone = closed > 0 ? [`${closed} seçim artık oynanamıyor.`] : [];
  return [`${came}.`, ...gone, ...otherReasons(taken)].join(' ');
}

/** Message after adding a ready coupon. */
export function additionText(taken: AdditionResult, wanted: number): string {
  const { added } = taken;
  const closed = closedOf(taken, wanted);
  if (added >= wanted) return ALL_ADDED_TEXT;
  if (closed >= wanted) return 'Bu kupondaki bahisler şu anda kapalı, hiçbiri eklenemedi.';
  return [...cameText(added, closed), ...otherReasons(taken)].join(' ');
}

export const ALL_ADDED_TEXT = 'Kuponuna eklendi.';

/** Selections counted in no other way, because the program does not offer them now. */
function closedOf({ added, full, doubled }: AdditionResult, wanted: number): number {
  return Math.max(0, wanted - added - full - doubled);
}

function cameText(added: number, closed: number): string[] {
  if (added > 0 && closed > 0) return [`${added} bahis eklendi; kapalı olan ${closed} bahis eklenemedi.`];
  if (added > 0) return [`${added} bahis eklendi.`];
  return closed > 0 ? [`Kapalı olan ${closed} bahis eklenemedi.`] : [];
}

function otherReasons({ full, most, doubled }: AdditionResult): string[] {
  return [
    ...(doubled > 0 ? ['Bir maçtan tek seçim olabilir.'] : []),
    ...(full > 0 ? [ruleText({ kind: 'tooManyEvents', most })] : []),
  ];
}

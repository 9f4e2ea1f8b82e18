import { eventWord } from '../../../domain/event-word.ts';
import { isPlayShareShown } from '../../../domain/program/play-share.ts';
import type { Sport } from '../../../domain/sports.ts';

/** Returns "Futbol bahislerinin %4,3’ü bu maça oynandı"; '' if the share is too small to be meaningful. */
export function playShareText({ id, name }: Pick<Sport, 'id' | 'name'>, percent: number | null): string {
  if (!isPlayShareShown(percent)) return '';
  const rounded = percent >= 10 ? Math.round(percent) : Math.round(percent * 10) / 10;
  const text = String(rounded).replace('.', ',');
  return `${name} bahislerinin %${text}’${suffix(rounded, text)} bu ${eventWord(id)}a oynandı`;
}

/** Turkish suffix for the number as it is read: "dört'ü", "altı'sı", "yirmi'si". */
function suffix(value: number, text: string): string {
  const isTens = Number.isInteger(value) && value % 10 === 0;
  return (isTens ? tens[value / 10] : ones[Number(text.at(-1))]) ?? 'ü';
}

const ones = ['ı', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'];
const tens = ['ı', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı', 'ü'];

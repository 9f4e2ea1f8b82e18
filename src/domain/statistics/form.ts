/** Form of a side: recent results as letters, counts and one sentence. */
import type { MatchResult } from '../../model/match-statistics.ts';
import type { PlayedMatch, Team } from '../../model/statistics.ts';
import { teamResultOf } from './past-matches.ts';

interface FormCount {
  win: number;
  draw: number;
  loss: number;
}

export const resultLetters: Record<MatchResult, string> = { win: 'G', draw: 'B', loss: 'M' };
const resultNames: Record<MatchResult, string> = { win: 'Galibiyet', draw: 'Beraberlik', loss: 'Mağlubiyet' };

/** Results of the matches with a known score, in the same order. */
export function formOf(matches: readonly PlayedMatch[], team: Team): MatchResult[] {
  return matches.map((match) => teamResultOf(match, team)).filter((result) => result !== null);
}

export function countForm(form: readonly MatchResult[]): FormCount {
  const count = { win: 0, draw: 0, loss: 0 };
  for (const result of form) count[result] += 1;
  return count;
}

/** "4G 1B 0M", or "4G 0M" in a sport without draws. */
export function formText(form: readonly MatchResult[], draws = true): string {
  const { win, draw, loss } = countForm(form);
  return draws || draw > 0 ? `${win}G ${draw}B ${loss}M` : `${win}G ${loss}M`;
}

/** Screen reader text in the given order: "Galibiyet, beraberlik". */
export function spokenForm(form: readonly MatchResult[]): string {
  const words = form.map((result) => resultNames[result].toLocaleLowerCase('tr')).join(', ');
  return words === '' ? 'Form bilinmiyor' : words;
}

/**
 * Current streak: the longest of "wins", "loses", "draws", "is not beaten", "does not win". '' below three matches.
 * Pass results newest first.
 */
export function streakText(newestFirst: readonly MatchResult[]): string {
  const series: [text: string, length: number][] = [
    ['kazanıyor', lead(newestFirst, (result) => result === 'win')],
    ['kaybediyor', lead(newestFirst, (result) => result === 'loss')],
    ['berabere kalıyor', lead(newestFirst, (result) => result === 'draw')],
    ['yenilmiyor', lead(newestFirst, (result) => result !== 'loss')],
    ['kazanamıyor', lead(newestFirst, (result) => result !== 'win')],
  ];
  // Among equally long streaks, the first is the most precise.
  const [text, length] = series.reduce((best, each) => (each[1] > best[1] ? each : best));
  return length < 3 ? '' : `${length} maçtır ${text}`;
}

function lead(form: readonly MatchResult[], fits: (result: MatchResult) => boolean): number {
  const end = form.findIndex((result) => !fits(result));
  return end === -1 ? form.length : end;
}

/** Invented comments of an editor on finished matches: one every second day, with the final score. */
import { competitions } from '../../simulation/competitions.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { steadyNoise } from '../../simulation/random.ts';
import { type WireComment, commentTexts, inventedEditors } from './invented-editors.ts';
import { DAY_SECONDS } from '../../turkish-time.ts';

const leagues = competitions.filter(({ sportId, level }) => sportId === FOOTBALL && level === 1);
/** First event id of past comments; smaller than the ids of the program. */
const FIRST_EVENT = 1_000_000;

export function pastComments(editorId: number, nowMs: number): WireComment[] {
  const person = inventedEditors[editorId - 1];
  if (person === undefined) return [];
  const today = Math.floor(nowMs / 1_000 / DAY_SECONDS);
  const count = 18 + Math.floor(steadyNoise(editorId, 700) * 14);
  return Array.from({ length: count }, (_, place) => {
    // The day determines the comment, so that the same comment appears tomorrow.
    const day = Math.floor(today / 2) * 2 - 2 * (place + 1);
    return { ...past(editorId, day), editorName: person.name };
  });
}

function past(editorId: number, day: number): WireComment {
  const noise = (salt: number): number => steadyNoise(editorId * 100_000 + day, 700 + salt);
  const pick = <Of>(of: readonly Of[], salt: number): Of | undefined => of[Math.floor(noise(salt) * of.length)];
  const league = pick(leagues, 1);
  const sides = league?.contestants ?? [];
  const home = Math.floor(noise(2) * sides.length);
  const away = (home + 1 + Math.floor(noise(3) * (sides.length - 1))) % sides.length;
  const outcomeNo = 1 + Math.floor(noise(4) * 3);
  const won = noise(5) < 0.6;
  const ended = won ? outcomeNo : 1 + (outcomeNo % 3);
  const goals = Math.floor(noise(6) * 2);
  const score = [`${goals + 1}-${goals}`, `${goals}-${goals}`, `${goals}-${goals + 2}`][ended - 1] ?? '';
  const odd = Math.round((1.4 + noise(7) * 2.4) * 100) / 100;
  return {
    ...{ commentId: editorId * 100_000 + day, editorId, image: '', eventId: FIRST_EVENT + editorId * 30_000 + day },
    ...{ sportId: FOOTBALL, homeTeam: sides[home]?.name ?? '', awayTeam: sides[away]?.name ?? '' },
    ...{ leagueName: league?.name ?? '', matchStartDateTime: day * DAY_SECONDS + 17 * 3_600, status: 4, score },
    ...{ bettingPhase: 0, muk: '1_1', sov: '', marketName: 'Maç Sonucu', outcomeNo },
    ...{ outcomeName: ['1', '0', '2'][outcomeNo - 1] ?? '', odd, webOdd: odd, currentOdd: null },
    editorName: '',
    resultStatus: won ? 1 : 0,
    commentText: pick(commentTexts, 8) ?? '',
  };
}

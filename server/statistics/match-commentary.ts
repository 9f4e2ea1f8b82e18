/** Commentary of a running match: its incidents, and in other minutes a few words about the play. */
import { steadyNoise } from '../simulation/random.ts';
import type { ClockFacts, MatchMoment, Side } from '../simulation/results/event-facts.ts';
import type { TimelineEntry } from './match-timeline.ts';

export interface CommentaryEntry {
  id: string;
  /** Codes of wire-statistics-6; 0 for text only. */
  type: number;
  minute: number;
  added: number;
  part: number;
  side?: Side;
  text: string;
  important: boolean;
  /** Timeline entry of the comment, if any. */
  entry?: TimelineEntry;
  score?: { home: number; away: number };
}

interface CommentaryInput {
  eventId: number;
  names: Record<Side, string>;
  facts: ClockFacts;
  /** Current part and its minute; a break belongs to the part before. */
  part: number;
  minute: number;
  /** True when the part is over and the next one has not begun. */
  isBreak: boolean;
  /** True when the match is over. */
  ended: boolean;
}

const CHANCES = 0.17;
const WORDS = 0.5;
const HALF = 45;

/** Returns the comments, newest first. */
export function footballCommentary(telling: CommentaryInput, timeline: readonly TimelineEntry[]): CommentaryEntry[] {
  const { eventId, names, facts, part, minute, isBreak: rests, ended } = telling;
  const lines: CommentaryEntry[] = [
    plain('k0', 10, 0, 0, 'Hakem ilk düdüğü çaldı, maç başladı.', true),
    ...timeline.map((entry) => storyOf(entry, names)),
    ...facts.corners.map((corner, index) => cornerOf(corner, index, names)),
  ];
  if (part > 0 || rests) lines.push(plain('k1', 11, 0, HALF, 'İlk yarı sona erdi.', true, addedOf(lines, 0)));
  if (part > 0) lines.push(plain('k2', 12, 1, HALF, 'İkinci yarı başladı.', true));
  if (ended) lines.push(plain('k3', 13, part, 2 * HALF, 'Maç sona erdi.', true, addedOf(lines, part) + 1));
  for (let at = 1; at < minute; at += 1) {
    const half = at <= HALF ? 0 : 1;
    if (half > part) break;
    const told = wordsOf(eventId, at, names);
    if (told !== undefined) lines.push({ ...told, part: half });
  }
  return lines.toReversed().toSorted(newestFirst);
}

/** Returns the baskets, each with the score after it, and the ends of the quarters; newest first. */
export function basketballCommentary({ eventId, names, facts, part, ended }: CommentaryInput): CommentaryEntry[] {
  const score = { home: 0, away: 0 };
  const lines = facts.scored.map(({ side, points, ...at }, index): CommentaryEntry => {
    score[side] += points;
    const what = baskets[points] ?? 'sayı buldu';
    const who = shirts[Math.floor(steadyNoise(eventId, 7_000 + index) * shirts.length)] ?? 7;
    const text = `${names[side]}: ${who} numara ${what}.`;
    return { id: `b${index}`, type: 0, ...at, side, text, important: points === 3, score: { ...score } };
  });
  for (let over = 0; over < part; over += 1) {
    lines.push(plain(`q${over}`, 0, over, 12, `${over + 1}. çeyrek sona erdi.`, true, 99));
  }
  if (ended) lines.push(plain('k3', 13, part, 12, 'Maç sona erdi.', true, 99));
  return lines.toReversed().toSorted(newestFirst);
}

function storyOf(entry: TimelineEntry, names: Record<Side, string>): CommentaryEntry {
  const { id, type, side, minute, added, part, player, related, score } = entry;
  const team = names[side];
  const standing = `${names.home} ${score.home} - ${score.away} ${names.away}.`;
  const texts: Record<TimelineEntry['type'], () => string> = {
    goal: () => `GOL! ${standing} ${player.name} ağları havalandırdı${related ? ` (pas ${related.name})` : ''}`,
    penalty: () => `GOL! ${standing} ${player.name} penaltıyı gole çevirdi.`,
    ownGoal: () => `GOL! ${standing} ${player.name} topu kendi kalesine gönderdi.`,
    yellow: () => `${team}: ${player.name} sarı kart gördü.`,
    secondYellow: () => `${team}: ${player.name} ikinci sarı karttan oyun dışında.`,
    red: () => `${team}: ${player.name} doğrudan kırmızı kart gördü.`,
    substitution: () => `${team}: ${related?.name ?? ''} oyunda, ${player.name} kenarda.`,
  };
  const important = type !== 'yellow' && type !== 'substitution';
  return { id, type: 0, minute, added, part, side, text: texts[type](), important, entry, score };
}

function cornerOf(
  { side, minute, added, part }: MatchMoment,
  index: number,
  names: Record<Side, string>,
): CommentaryEntry {
  return {
    id: `o${index}`,
    type: 14,
    minute,
    added,
    part,
    side,
    text: `${names[side]} korner kazandı.`,
    important: false,
  };
}

/** Returns a chance in some minutes, a few words in others, and undefined in the rest; always the same for a minute. */
function wordsOf(eventId: number, minute: number, names: Record<Side, string>): CommentaryEntry | undefined {
  const drawn = steadyNoise(eventId, 9_000 + minute);
  if (drawn > WORDS) return undefined;
  const side: Side = steadyNoise(eventId, 9_200 + minute) < 0.53 ? 'home' : 'away';
  const list = drawn < CHANCES ? chances : quiet;
  const words = list[Math.floor(steadyNoise(eventId, 9_400 + minute) * list.length)] ?? '';
  const type = drawn < CHANCES ? 16 : 0;
  const text = `${names[side]} ${words}`;
  return { id: `w${minute}`, type, minute, added: 0, part: 0, side, text, important: false };
}

function plain(
  id: string,
  type: number,
  part: number,
  minute: number,
  text: string,
  important: boolean,
  added = 0,
): CommentaryEntry {
  return { id, type, part, minute, added, text, important };
}

/** Returns the latest minute of added time with a comment, because the end of a part comes after it. */
function addedOf(lines: readonly CommentaryEntry[], part: number): number {
  return Math.max(0, ...lines.filter((line) => line.part === part).map(({ added }) => added));
}

/** Sorts newest first; at the same moment the comment added later comes first, because the input is reversed. */
function newestFirst(a: CommentaryEntry, b: CommentaryEntry): number {
  return b.part - a.part || b.minute - a.minute || b.added - a.added;
}

const baskets: Partial<Record<number, string>> = {
  1: 'serbest atışta isabet buldu',
  2: 'iki sayı buldu',
  3: 'üçlük attı',
};
const shirts = [3, 4, 5, 7, 8, 10, 11, 13, 15, 23, 33, 44];

const chances = [
  'çok yaklaştı: sert şut direğin yanından dışarı çıktı.',
  'gole yaklaştı, kaleci son anda kornere çeldi.',
  'hızlı çıktı, ceza sahası içinden vuruş üstten auta gitti.',
  'serbest vuruşta barajın üstünden kaleyi yokladı.',
  'kafa vuruşunda direğe takıldı.',
];
const quiet = [
  'orta alanda pas trafiğini artırdı.',
  'savunmada boşluk bırakmıyor.',
  'kanatlardan gelmeye çalışıyor.',
  'önde baskı yapıyor.',
  'topu ayağında tutuyor.',
  'uzun toplarla çıkmayı deniyor.',
  'faul kazandı, oyun kısa süre durdu.',
];

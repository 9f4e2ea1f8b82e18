/** Texts of a followed match's moments: a title and a line, for the note and the system notification (rule follow-5). */
import type { MomentKind } from '../../model/following.ts';
import type { Moment } from './match-moments.ts';

interface MomentText {
  title: string;
  text: string;
}

interface Sides {
  home: string;
  away: string;
  name: string;
}

/** Kind of the setting that switches a moment off; a corrected score belongs to the goals. */
export function kindOfMoment({ kind }: Moment): MomentKind {
  return kind === 'goalCancelled' ? 'goal' : kind;
}

/** The note of one or more moments of the same update, the most important one as its title. */
export function momentText(moments: readonly Moment[], match: Sides): MomentText {
  const ordered = moments.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const [first, ...rest] = ordered;
  if (first === undefined) return { title: '', text: '' };
  const score = ordered.flatMap((moment) => ('score' in moment && moment.score !== null ? [moment.score] : []))[0];
  const line = score === undefined ? match.name : `${match.home} ${score[0]}-${score[1]} ${match.away}`;
  return {
    title: titleOf(first, match),
    text: [line, ...rest.map((moment) => titleOf(moment, match))].join(' · '),
  };
}

const order: Moment['kind'][] = ['end', 'goalCancelled', 'goal', 'redCard', 'kickOff', 'open'];

function titleOf(moment: Moment, match: Sides): string {
  if (moment.kind === 'goal') return goalTitle(moment, match);
  if (moment.kind === 'goalCancelled') return moment.swapped ? 'Skor düzeltildi' : 'Gol iptal';
  if (moment.kind === 'redCard')
    return moment.side === 'both' ? 'Kırmızı kartlar' : `Kırmızı kart: ${match[moment.side]}`;
  if (moment.kind === 'kickOff') return 'Maç başladı';
  return moment.kind === 'end' ? 'Maç bitti' : 'Bahisler yeniden açık';
}

/** Several goals that were seen at once have no scorer's side to name, unless one side scored them all. */
function goalTitle({ side, count }: Extract<Moment, { kind: 'goal' }>, match: Sides): string {
  if (side === 'both') return `${count} gol`;
  return count === 1 ? `Gol: ${match[side]}` : `${count} gol: ${match[side]}`;
}

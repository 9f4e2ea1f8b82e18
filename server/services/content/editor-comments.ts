/**
 * Comments of editors (wire-statistics-8): on half of the matches, on outcomes in the program, and on finished
 * matches. Lists by match and by editor contain the same comments.
 */
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { competitions } from '../../simulation/competitions.ts';
import { steadyNoise } from '../../simulation/random.ts';
import { marketNameOf } from '../../simulation/answers/market-names.ts';
import type { World } from '../../world.ts';
import { type WireComment, commentTexts, inventedEditors } from './invented-editors.ts';
import { pastComments } from './past-comments.ts';

export interface EditorComments {
  ofEvent(eventId: number): WireComment[];
  /**
   * Returns the comments of each editor, in the order of the editors: open matches first, then the newest finished
   * ones.
   */
  byEditor(): WireComment[][];
}

export function createEditorComments(world: World, now: () => number): EditorComments {
  /** Comments by event, created on first access and then kept, so that the recorded odds do not change. */
  const written = new Map<number, WireComment[]>();

  const ofEvent = (eventId: number): WireComment[] => {
    const event = world.event(eventId);
    if (event === 'over') return (written.get(eventId) ?? []).map((comment) => decided(world, comment));
    if (event === undefined || !isCommented(event)) return [];
    const comments = written.get(event.i) ?? writtenOf(event);
    written.set(event.i, comments);
    return comments.map((comment) => ({
      ...comment,
      currentOdd: presentOdd(event, comment),
      status: event.bp === 0 ? 0 : 1,
    }));
  };

  return {
    ofEvent,
    byEditor: () => {
      const lists = SPORTS.flatMap((sportId) => world.list(sportId, 0, 0).events);
      const marked = new Set([...lists.filter(isCommented).map(({ i }) => i), ...written.keys()]);
      const said = [...marked].flatMap(ofEvent).toSorted((a, b) => startOf(a) - startOf(b));
      return inventedEditors.map((_, at) => {
        const own = said.filter(({ editorId }) => editorId === at + 1);
        const [open, over] = [own.filter(({ status }) => status !== 4), own.filter(({ status }) => status === 4)];
        return [...open.slice(0, MOST_OPEN), ...over.toReversed(), ...pastComments(at + 1, now())];
      });
    },
  };
}

/**
 * Returns true when the match has comments, independent of `hc`: that flag marks statistics, and the specification has
 * none for comments (match-24).
 */
export function isCommented({ i, hn, an }: Pick<WireEvent, 'i' | 'hn' | 'an'>): boolean {
  return Boolean(hn) && Boolean(an) && steadyNoise(i, 899) < 1 / 2;
}

const startOf = ({ matchStartDateTime }: WireComment): number => matchStartDateTime ?? 0;

const MOST_MARKETS = 3;
const MOST_OPEN = 6;
const leagues = new Map(competitions.map(({ id, name }) => [id, name]));
/** Football, basketball, tennis. */
const SPORTS = [1, 2, 5];

function presentOdd({ m }: WireEvent, { marketId, outcomeNo }: WireComment): number | null {
  return m.find(({ i }) => i === marketId)?.o.find(({ no }) => no === outcomeNo)?.odd ?? null;
}

/** Adds the final score and result to a comment; a void outcome is neither won nor lost. */
function decided(world: World, comment: WireComment): WireComment {
  const { eventId, marketId, outcomeNo } = comment;
  const result = world.result(eventId ?? 0, marketId ?? 0, outcomeNo);
  const score = world.score(eventId ?? 0);
  const told = score === undefined ? '' : `${score.ht?.r ?? 0}-${score.at?.r ?? 0}`;
  const resultStatus = result === 'won' ? 1 : result === 'lost' ? 0 : -1;
  return { ...comment, currentOdd: null, status: 4, score: told, resultStatus };
}

const authorOf = (eventId: number, place: number): number =>
  1 + ((Math.floor(steadyNoise(eventId, 920) * inventedEditors.length) + place) % inventedEditors.length);

function writtenOf(event: WireEvent): WireComment[] {
  const noise = (salt: number) => steadyNoise(event.i, 900 + salt);
  const markets = event.m.filter(({ o }) => o.some(({ odd }) => odd > 1)).slice(0, MOST_MARKETS);
  const count = 1 + Math.floor(noise(0) * MOST_MARKETS);
  return markets.slice(0, count).flatMap((market, place) => {
    const priced = market.o.filter(({ odd }) => odd > 1);
    const outcome = priced[Math.floor(noise(10 + place) * priced.length)];
    if (outcome === undefined) return [];
    const editorId = authorOf(event.i, place);
    // The odd at the time of the comment differs a little and has two decimals.
    const then = (odd: number): number =>
      Math.max(1.01, Math.round(odd * (0.94 + 0.12 * noise(30 + place)) * 100) / 100);
    return {
      ...{
        commentId: event.i * 10 + place,
        editorId,
        editorName: inventedEditors[editorId - 1]?.name ?? '',
        image: '',
      },
      ...{ eventId: event.i, sportId: event.sid, homeTeam: event.hn ?? '', awayTeam: event.an ?? '' },
      ...{ leagueName: leagues.get(event.ci) ?? '', matchStartDateTime: event.d, score: '', bettingPhase: 0 },
      ...{ muk: `${market.t}_${market.st}`, sov: market.sov ?? '', marketId: market.i },
      ...{ marketName: marketNameOf(market), outcomeNo: outcome.no, outcomeName: outcome.n },
      ...{ odd: then(outcome.odd), webOdd: then(outcome.wodd), resultStatus: -1 as const },
      commentText: commentTexts[Math.floor(noise(40 + place) * commentTexts.length)] ?? '',
    };
  });
}

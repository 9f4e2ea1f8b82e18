/**
 * Comments of editors (wire-statistics-8): on half of the matches, on outcomes in the program, and on finished
 * matches. Lists by match and by editor contain the same comments.
 */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { competitions } from '../../simulation/competitions.ts';
import { steadyNoise } from '../../simulation/random.ts';
import { marketNameOf } from '../../simulation/answers/market-names.ts';
import type { World } from '../../world.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { DAY_SECONDS } from '../../turkish-time.ts';

export type WireComment = WireResponse<'getEventComments'>[number];

export const inventedEditors = [
  { name: 'Ece Yalçınkaya', title: 'Süper Lig' },
  { name: 'Mert Akdoğan', title: 'Avrupa ligleri' },
  { name: 'Selin Uçar', title: 'Basketbol' },
  { name: 'Barış Tümer', title: 'İstatistik' },
  { name: 'Deniz Karaca', title: 'Alt ligler' },
  { name: 'Okan Sezgin', title: 'Banko maçlar' },
  { name: 'Zeynep Arslanoğlu', title: 'Kadın futbolu' },
  { name: 'Tolga Ergin', title: 'Sürpriz oranlar' },
  { name: 'İpek Soydan', title: 'Premier Lig' },
  { name: 'Kerem Balaban', title: 'Gol bahisleri' },
  { name: 'Nil Özdağ', title: 'Tenis' },
  { name: 'Uğur Çelebi', title: 'Canlı bahis' },
];

const commentTexts = [
  'İki takımın da hücum oyuncuları formda. Bu oranı kaçırmazdım.',
  'Son haftalardaki oyun bu seçimi destekliyor, oran da makul.',
  'Eksikler dengeyi bozuyor. Küçük bir oran ama kupona güven katar.',
  'Savunmalar yorgun, gol sesi erken gelir diye düşünüyorum.',
  'Kadro derinliği fark yaratır; favoriye güveniyorum.',
  'İki tarafın son beş maçı birbirine çok benziyor, sürprizi kovalıyorum.',
  'Hakem ve hava koşulları oyunu yavaşlatacak, hesabımı ona göre yaptım.',
  'Temposu yüksek bir maç bekliyorum; ilk dakikalar her şeyi değiştirebilir.',
];

interface EditorComments {
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
const leagueNames = new Map(competitions.map(({ id, name }) => [id, name]));
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
      ...{ leagueName: leagueNames.get(event.ci) ?? '', matchStartDateTime: event.d, score: '', bettingPhase: 0 },
      ...{ muk: `${market.t}_${market.st}`, sov: market.sov ?? '', marketId: market.i },
      ...{ marketName: marketNameOf(market), outcomeNo: outcome.no, outcomeName: outcome.n },
      ...{ odd: then(outcome.odd), webOdd: then(outcome.wodd), resultStatus: -1 as const },
      commentText: commentTexts[Math.floor(noise(40 + place) * commentTexts.length)] ?? '',
    };
  });
}

const pastLeagues = competitions.filter(({ sportId, level }) => sportId === FOOTBALL && level === 1);
/** First event id of past comments; smaller than the ids of the program. */
const FIRST_EVENT = 1_000_000;

/** Invented comments of an editor on finished matches: one every second day, with the final score. */
function pastComments(editorId: number, nowMs: number): WireComment[] {
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
  const league = pick(pastLeagues, 1);
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

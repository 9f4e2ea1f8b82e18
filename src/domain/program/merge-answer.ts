/**
 * An answer that takes the place of a copy which hub messages have moved. A service may lag behind its own hub: what the
 * copy knew later than the answer when it was asked for stays (rule updates-19).
 */
import type { Market, ProgramEvent } from '../../model/event.ts';
import { handAbsenceOver, wasRemovedLater } from './absent-markets.ts';

/** How far a copy had come. */
export interface Versions {
  event: number;
  /** market id → version, 0 where it is unknown */
  markets: Map<number, number>;
}

export function versionsOf(event: ProgramEvent): Versions {
  return { event: event.version, markets: new Map(event.markets.map(({ id, version }) => [id, version])) };
}

/**
 * Readies `answer` to stand for `known`. `asked`: how far the copy had come when the answer was asked for; what was told
 * since is no reason to doubt the answer, it is applied on top of it.
 */
export function keepWhatIsLater(known: ProgramEvent, answer: ProgramEvent, asked: Versions): void {
  const isOld = answer.version < asked.event;
  if (isOld) {
    const { version, status, phase, minBets, marketCount } = known;
    Object.assign(answer, { version, status, phase, minBets, marketCount } satisfies Partial<ProgramEvent>);
  }
  const rest = new Map(known.markets.map((market) => [market.id, market]));
  const markets: Market[] = [];
  for (const market of answer.markets) {
    const mine = rest.get(market.id);
    rest.delete(market.id);
    if (mine !== undefined) {
      keepStatuses(mine, market);
      markets.push(isOlder(market, asked) ? mine : market);
    } else if (!isOld && !wasRemovedLater(known, market.id, market.version)) markets.push(market);
  }
  // An older answer does not know what came since.
  if (isOld) markets.push(...rest.values());
  answer.markets = markets;
  handAbsenceOver(known, answer);
}

/**
 * An answer says nothing of the status of outcomes (wire-market-10): what the hub told of them stays, until the answer knows
 * a later version of their market.
 */
export function keepAllStatuses(known: readonly Market[], answer: ProgramEvent): void {
  for (const market of answer.markets) {
    const mine = known.find(({ id }) => id === market.id);
    if (mine !== undefined) keepStatuses(mine, market);
  }
}

function keepStatuses(known: Market, answer: Market): void {
  if (answer.version > known.version) return;
  for (const outcome of answer.outcomes) {
    const mine = known.outcomes.find(({ number }) => number === outcome.number);
    if (mine !== undefined) outcome.status = mine.status;
  }
}

function isOlder({ id, version }: Market, asked: Versions): boolean {
  return version > 0 && version < (asked.markets.get(id) ?? 0);
}

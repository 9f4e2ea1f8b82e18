/**
 * Replacement of an event copy, which hub messages have changed, by a new response. A service may lag behind its own
 * hub, so data that was already newer than the response at the time of the request is kept (rule updates-19).
 */
import type { Market, ProgramEvent } from '../../model/event.ts';
import { moveRemovals, wasRemovedLater } from './removed-markets.ts';

/** Versions of a copy at one moment. */
export interface EventVersions {
  event: number;
  /** Market id → version, 0 if unknown. */
  markets: Map<number, number>;
}

export function eventVersionsOf(event: ProgramEvent): EventVersions {
  return { event: event.version, markets: new Map(event.markets.map(({ id, version }) => [id, version])) };
}

/**
 * Prepares `answer` to replace `known`. `asked` holds the copy's versions at the time of the request. Updates received
 * after the request do not make the response stale, because they are applied on top of it.
 */
export function keepNewerFields(known: ProgramEvent, answer: ProgramEvent, asked: EventVersions): void {
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
  // A stale response does not contain markets that were added since.
  if (isOld) markets.push(...rest.values());
  answer.markets = markets;
  moveRemovals(known, answer);
}

/**
 * Keeps the outcome statuses sent by the hub, because a response contains none (wire-market-10), unless the response
 * has a later version of the market.
 */
export function keepOutcomeStatuses(known: readonly Market[], answer: ProgramEvent): void {
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

function isOlder({ id, version }: Market, asked: EventVersions): boolean {
  return version > 0 && version < (asked.markets.get(id) ?? 0);
}

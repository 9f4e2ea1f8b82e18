/** An item of the slip as tabs see it: its stored data with the current data of the program. */
import type { Selection } from '../../../src/model/slip.ts';
import type { Market, ProgramEvent } from '../../../src/model/event.ts';
import { matchStatusTexts } from '../../../src/domain/program/score-text.ts';
import { itemStatus } from '../../../src/domain/slip/item-status.ts';
import type { StoredSlipItem } from './stored-slip.ts';

export interface SelectionNames {
  market(key: string, line: string): string;
  outcome(key: string, line: string, outcomeNumber: number, fallback: string): string;
}

/**
 * @param event undefined while it is not loaded, and when it has left the program
 * @param loaded true when the item's market was loaded: a missing market is then no longer offered
 */
export function describeSlipItem(
  item: StoredSlipItem,
  event: ProgramEvent | undefined,
  loaded: boolean,
  names: SelectionNames,
): Selection {
  const market = marketOf(item, event);
  const outcome = market?.outcomes.find(({ number }) => number === item.outcomeNumber);
  const { eventId, sportId, marketId, outcomeNumber, marketKey, line } = item;
  const status = market === undefined && !loaded ? 'suspended' : itemStatus(event, market, outcome);
  return {
    eventId,
    eventVersion: event?.version ?? 0,
    sportId,
    marketId,
    marketVersion: market?.version ?? 0,
    outcomeNumber,
    eventName: item.eventName,
    marketName: names.market(marketKey, line),
    outcomeName: names.outcome(marketKey, line, outcomeNumber, item.outcomeName),
    odd: outcome?.odd ?? item.agreedOdd,
    webOdd: outcome?.webOdd ?? item.webOdd,
    agreedOdd: item.agreedOdd,
    minBets: market?.minBets ?? item.minBets,
    start: event?.start ?? item.start,
    ...standingOf(event),
    status,
    open: status === 'open',
    banker: item.banker,
  };
}

/** Returns the item with the current MBS of its market, because systems are offered by it (rule slip-10). */
export function withCurrentMinBets(item: StoredSlipItem, event: ProgramEvent | undefined): StoredSlipItem {
  const { minBets } = marketOf(item, event) ?? item;
  return minBets === item.minBets ? item : { ...item, minBets };
}

const marketOf = ({ marketId }: StoredSlipItem, event: ProgramEvent | undefined): Market | undefined =>
  event?.markets.find(({ id }) => id === marketId);

function standingOf(event: ProgramEvent | undefined): Pick<Selection, 'live' | 'clock' | 'score'> {
  if (event === undefined || event.phase === 0) return { live: false, clock: '', score: '' };
  const { clock, main } = matchStatusTexts(event);
  return { live: true, clock, score: main === null ? '' : `${main.home}-${main.away}` };
}

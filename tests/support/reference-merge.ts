/**
 * The merge of rule updates-1, updates-2, updates-3, updates-4, updates-5, updates-11 a second time, written from its text alone: immutable, slow, sharing no line with the
 * product's. Works on its own shapes (wire in, plain records out) so that a shared decoder cannot hide a mistake.
 */
export interface ReferenceOutcome {
  name: string;
  odd: number;
  webOdd: number;
  status: number;
}
export interface ReferenceMarket {
  key: string;
  line: string;
  version: number;
  status: number;
  minBets: number;
  outcomes: Record<number, ReferenceOutcome>;
}
export interface ReferenceEvent {
  id: number;
  version: number;
  status: number;
  phase: number;
  minBets: number;
  marketCount: number;
  live: boolean;
  markets: Record<number, ReferenceMarket>;
}
export type ReferenceBook = Record<number, ReferenceEvent>;

type Wire = Record<string, unknown>;

export function referenceMerge(book: ReferenceBook, message: unknown): ReferenceBook {
  if (!isRecord(message) || !isId(message['eid']) || !isWhole(message['ev']) || !isId(message['sid'])) return book;
  const list = message['m'];
  if (list !== undefined && list !== null && !Array.isArray(list)) return book;
  const before = book[message['eid']];
  if (before === undefined || message['ev'] < before.version) return book;
  const event: ReferenceEvent = {
    ...before,
    version: message['ev'],
    status: isWhole(message['es']) ? message['es'] : before.status,
    phase: isWhole(message['bp']) ? message['bp'] : before.phase,
    minBets: isWhole(message['mb']) ? message['mb'] : before.minBets,
    marketCount: isWhole(message['mc']) ? message['mc'] : before.marketCount,
  };
  if (message['a'] === 'rp' && (!event.live || event.phase === 1)) {
    const { [event.id]: _, ...rest } = book;
    return rest;
  }
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) event.markets = mergeMarkets(event, entry);
  return { ...book, [event.id]: event };
}

function mergeMarkets(event: ReferenceEvent, entry: unknown): Record<number, ReferenceMarket> {
  if (!isRecord(entry) || !isId(entry['i'])) return event.markets;
  const outcomes = entry['o'];
  if (outcomes !== undefined && outcomes !== null && !Array.isArray(outcomes)) return event.markets;
  const id = entry['i'];
  const known = event.markets[id];
  if (entry['a'] === 'r' || entry['s'] === 0) {
    const { [id]: _, ...rest } = event.markets;
    return rest;
  }
  if (known === undefined && (entry['a'] === 'u' || typeof entry['k'] !== 'string')) return event.markets;
  const market: ReferenceMarket = {
    key: known?.key ?? (entry['k'] as string),
    line: typeof entry['sov'] === 'string' ? entry['sov'] : (known?.line ?? ''),
    version: isWhole(entry['v']) ? entry['v'] : (known?.version ?? 0),
    status: isWhole(entry['s']) ? entry['s'] : (known?.status ?? 1),
    minBets: isWhole(entry['m']) ? entry['m'] : (known?.minBets ?? event.minBets),
    outcomes: { ...known?.outcomes },
  };
  for (const outcome of Array.isArray(outcomes) ? (outcomes as unknown[]) : []) {
    if (isRecord(outcome)) mergeOutcome(market, outcome);
  }
  return { ...event.markets, [id]: market };
}

function mergeOutcome(market: ReferenceMarket, entry: Wire): void {
  const { n, na, o, wo, c } = entry;
  if (!isWhole(n) || !isOddOrNothing(o) || !isOddOrNothing(wo)) return;
  const known = market.outcomes[n];
  if (known === undefined && !isOdd(o)) return;
  const odd = isOdd(o) ? cents(o) : (known?.odd ?? 0);
  market.outcomes[n] = {
    name: typeof na === 'string' ? na : (known?.name ?? String(n)),
    odd,
    webOdd: isOdd(wo) ? cents(wo) : (known?.webOdd ?? odd),
    status: isWhole(c) ? c : (known?.status ?? 1),
  };
}

const cents = (odd: number): number => Math.round(odd * 100);
const isOdd = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value < 1e7;
const isOddOrNothing = (value: unknown): boolean => value === undefined || value === null || isOdd(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isId = (value: unknown): value is number => isWhole(value) && value > 0;
const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

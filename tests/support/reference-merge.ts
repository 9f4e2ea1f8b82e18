/**
 * The merge of rule updates-1 to updates-6, updates-11 and updates-18 a second time, written from their text alone: immutable, slow, sharing no line with the
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
  /** Removals that had a version, or whose market had a known one, each market once, in order of arrival. */
  removals: readonly Removal[];
  /** The most markets the event had before a removal. */
  mostMarkets: number;
  /** Versions of messages about markets that were not present and were not added. */
  missed: readonly number[];
  /** True after a part was refused: the event must be refetched. */
  doubted: boolean;
}
type Removal = readonly [market: number, version: number];
export type ReferenceBook = Record<number, ReferenceEvent>;

type Wire = Record<string, unknown>;

export function referenceMerge(book: ReferenceBook, message: unknown): ReferenceBook {
  if (!isRecord(message)) return book;
  const id = wholeNumber(message['eid']);
  const before = id === undefined ? undefined : book[id];
  if (before === undefined) return book;
  const version = wholeNumber(message['ev']) ?? before.version;
  if (version < before.version) return { ...book, [before.id]: { ...before, doubted: true } };
  const event: ReferenceEvent = {
    ...before,
    version,
    status: wholeNumber(message['es']) ?? before.status,
    phase: wholeNumber(message['bp']) ?? before.phase,
    minBets: wholeNumber(message['mb']) ?? before.minBets,
    marketCount: wholeNumber(message['mc']) ?? before.marketCount,
  };
  if (message['a'] === 'rp' && (!event.live || event.phase === 1)) {
    const { [event.id]: _, ...rest } = book;
    return rest;
  }
  return { ...book, [event.id]: listOf(message['m']).reduce<ReferenceEvent>(mergeMarket, event) };
}

function mergeMarket(event: ReferenceEvent, entry: unknown): ReferenceEvent {
  const id = isRecord(entry) ? wholeNumber(entry['i']) : undefined;
  if (!isRecord(entry) || id === undefined || id <= 0) return event;
  const version = wholeNumber(entry['v']);
  const status = wholeNumber(entry['s']);
  const known = event.markets[id];
  const removes = entry['a'] === 'r' || status === 0;
  const adds = known === undefined && !removes && entry['a'] !== 'u' && typeof entry['k'] === 'string';

  // Later versions are known: of the market itself, of its removal, or of some market that was not present then.
  const later = [
    ...(known === undefined ? [] : [known.version]),
    ...(adds ? event.removals.filter(([market]) => market === id).map(([, gone]) => gone) : []),
    ...(adds ? event.missed : []),
  ];
  if (version !== undefined && later.some((told) => told > version)) return { ...event, doubted: true };

  if (removes) {
    const { [id]: _, ...rest } = event.markets;
    return { ...withRemoval(event, [id, version ?? known?.version ?? 0]), markets: rest };
  }
  if (known === undefined && !adds) {
    return version === undefined ? event : { ...event, missed: [...event.missed, version] };
  }
  const { sov } = entry;
  const market: ReferenceMarket = {
    key: known?.key ?? (entry['k'] as string),
    line: typeof sov === 'string' ? sov : Number.isFinite(sov) ? `${sov as number}` : (known?.line ?? ''),
    version: version ?? known?.version ?? 0,
    status: status ?? known?.status ?? 1,
    minBets: wholeNumber(entry['m']) ?? known?.minBets ?? event.minBets,
    outcomes: { ...known?.outcomes },
  };
  for (const outcome of listOf(entry['o'])) if (isRecord(outcome)) mergeOutcome(market, outcome);
  return { ...event, markets: { ...event.markets, [id]: market } };
}

/** A later removal of the same market replaces the earlier one; those beyond the limit count as missed. */
function withRemoval(event: ReferenceEvent, removal: Removal): ReferenceEvent {
  const [id, gone] = removal;
  const before = event.removals.find(([market]) => market === id)?.[1] ?? 0;
  if (gone <= before) return event;
  const mostMarkets = Math.max(event.mostMarkets, Object.keys(event.markets).length);
  const removals = [...event.removals.filter(([market]) => market !== id), removal];
  const forgotten = removals.slice(0, Math.max(0, removals.length - mostMarkets));
  return {
    ...event,
    mostMarkets,
    removals: removals.slice(forgotten.length),
    missed: [...event.missed, ...forgotten.map(([, version]) => version)],
  };
}

function mergeOutcome(market: ReferenceMarket, entry: Wire): void {
  const { na } = entry;
  const number = wholeNumber(entry['n']);
  if (number === undefined) return;
  const known = market.outcomes[number];
  // An unreadable odd is no price; an unreadable web odd is replaced by the standard odd.
  const [odds, webOdds] = [oddOf(entry['o']), oddOf(entry['wo'])];
  const told = odds === 'unreadable' ? 100 : odds;
  const toldWeb = webOdds === 'unreadable' ? told : webOdds;
  const odd = told ?? known?.odd;
  if (odd === undefined) return;
  // A web odd that belonged to another odd is not reused.
  const before = known?.odd === odd ? known.webOdd : odd;
  market.outcomes[number] = {
    name: typeof na === 'string' ? na : (known?.name ?? String(number)),
    odd,
    webOdd: toldWeb ?? before,
    status: wholeNumber(entry['c']) ?? known?.status ?? 1,
  };
}

/** Hundredths. */
function oddOf(value: unknown): number | undefined | 'unreadable' {
  if (value === undefined || value === null) return undefined;
  const odd = numeric(value);
  return odd >= 1 && odd < 1e7 ? Math.round(odd * 100) : 'unreadable';
}

function wholeNumber(value: unknown): number | undefined {
  const number = numeric(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Numbers and numeric texts are equal; anything else is NaN. */
function numeric(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /\S/.test(value) ? Number(value) : Number.NaN;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

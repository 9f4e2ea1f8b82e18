/** Fills of a pool block chosen from the shares of the odds (rule pool-38). Deterministic and pure. */
import { POOL_MATCHES, type PoolBlock, type PoolMarks, type PoolSign } from '../../model/pool.ts';
import { fairShares } from '../program/odd-meaning.ts';

export type PoolFillKind = 'favourites' | 'balanced' | 'surprising';

/** Shares of the signs 1, 0 and 2, summing up to 1. */
export type SignShares = Readonly<Record<PoolSign, number>>;

/** Shares of the signs from the odds of 1, 0 and 2 in hundredths, with the margin taken out; null if any is unknown. */
export function signShares(odds: readonly number[]): SignShares | null {
  const shares = odds.length === 3 ? fairShares(odds) : undefined;
  const [home, draw, away] = shares ?? [];
  return home === undefined || draw === undefined || away === undefined ? null : { 1: home, 0: draw, 2: away };
}

/** Number of matches with a second mark ("çifte") of each fill; every one doubles the columns. */
const doubles: Record<PoolFillKind, number> = { favourites: 0, balanced: 4, surprising: 2 };

/** Number of matches in which the likeliest sign of a surprising fill is left out. */
const SURPRISES = 4;

/**
 * Marks for the fifteen matches: the likeliest sign each; `balanced` also the second likeliest where the two are
 * closest, `surprising` the second likeliest alone where the favourite is weakest, and both signs in the matches closest
 * after these. Second marks are added only while the columns do not exceed `maxColumns`.
 * @param shares of the matches in their order; matches without shares stay unmarked
 */
export function poolFill(kind: PoolFillKind, shares: readonly (SignShares | null)[], maxColumns: number): PoolBlock {
  const ranked = shares.slice(0, POOL_MATCHES).map((each) => (each === null ? null : rankedSigns(each)));
  // The closest match first; of equally close ones that with the lower number.
  const closest = ranked
    .flatMap((signs, index) => (signs === null ? [] : [{ index, lead: signs.lead }]))
    .toSorted((a, b) => a.lead - b.lead || a.index - b.index)
    .map(({ index }) => index);
  const surprises = new Set(kind === 'surprising' ? closest.slice(0, SURPRISES) : []);
  const rest = closest.filter((index) => !surprises.has(index));
  const affordable = Math.max(0, Math.floor(Math.log2(Math.max(1, maxColumns)) + 1e-9));
  const doubled = new Set(rest.slice(0, Math.min(doubles[kind], affordable)));
  return Array.from({ length: POOL_MATCHES }, (_, index) => marksOf(ranked[index], index, surprises, doubled));
}

function marksOf(
  signs: Ranked | null | undefined,
  index: number,
  surprises: ReadonlySet<number>,
  doubled: ReadonlySet<number>,
): PoolMarks {
  if (signs === null || signs === undefined) return [];
  if (surprises.has(index)) return [signs.second];
  return doubled.has(index) ? [signs.first, signs.second].toSorted((a, b) => a - b) : [signs.first];
}

interface Ranked {
  first: PoolSign;
  second: PoolSign;
  /** Share of the likeliest sign minus that of the second. */
  lead: number;
}

/** Signs by share; of equal ones the order is 1, 0, 2. */
function rankedSigns(shares: SignShares): Ranked {
  const [first = 1, second = 0] = ([1, 0, 2] as const).toSorted((a, b) => shares[b] - shares[a]);
  return { first, second, lead: shares[first] - shares[second] };
}

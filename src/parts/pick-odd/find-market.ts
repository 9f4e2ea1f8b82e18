/** Search for the market an outcome refers to: by its id, otherwise by its key and line, otherwise by its name. */
import type { MarketConfig } from '../../model/market-config.ts';
import type { NamedOutcome } from '../../model/match-statistics.ts';
import type { MarketRef } from '../../model/program.ts';
import { matchesLine, marketName, splitMarketKey } from '../../domain/program/market-name.ts';
import { preMatchCounterpart } from '../../domain/program/list-subgroups.ts';
import { foldTurkish } from '../../domain/text.ts';

/** Returns `null` when no market or several match, because an odd of the wrong market is worse than none. */
export function findMarket(
  order: readonly MarketRef[],
  config: MarketConfig,
  sportId: number,
  named: NamedOutcome,
): MarketRef | null {
  const byId = order.find(({ id }) => id === named.marketId);
  if (byId !== undefined) return byId;
  if (named.marketKey !== '') return byKey(order, config, sportId, named);
  const name = foldTurkish(named.marketName).trim();
  return name === ''
    ? null
    : only(order.filter(({ key, line }) => foldTurkish(marketName(config, key, line)) === name));
}

/**
 * A running match has different markets than before the start, so the live counterpart with the same line is accepted
 * too.
 */
function byKey(
  order: readonly MarketRef[],
  config: MarketConfig,
  sportId: number,
  { marketKey, line }: NamedOutcome,
): MarketRef | null {
  const { type, fixedLine } = splitMarketKey(marketKey);
  const wanted = line === '' ? fixedLine : line;
  const ofLine = order.filter((ref) => matchesLine(ref.line, wanted));
  const before = ({ key, line: own }: MarketRef): string =>
    splitMarketKey(preMatchCounterpart(config, sportId, own === '' ? key : `${key}_${own}`)).type;
  return only(ofLine.filter(({ key }) => key === type)) ?? only(ofLine.filter((ref) => before(ref) === type));
}

const only = (found: readonly MarketRef[]): MarketRef | null => (found.length === 1 ? (found[0] ?? null) : null);

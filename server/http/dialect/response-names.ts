/** Hub messages with the names that answers have for a market and its outcomes (wire-market-1, wire-market-5). */
import type { WireEventUpdate, WireMarketUpdate, WireOutcomeUpdate } from '../../../src/contract/hub/wire.ts';
import type { Broadcast } from '../../world.ts';

export function withResponseNames(broadcast: Broadcast): Broadcast {
  const { target, message } = broadcast;
  if (target === 'currentScore') return broadcast;
  const { m } = message as WireEventUpdate;
  return m === undefined ? broadcast : { ...broadcast, message: { ...message, m: m.map(marketPart) } };
}

function marketPart({ m, k, o, ...rest }: WireMarketUpdate): object {
  const [type, subtype] = (k ?? '').split('_').map(Number);
  return {
    ...rest,
    ...(k === undefined ? {} : { t: type, st: subtype }),
    ...(m === undefined ? {} : { mbc: m }),
    ...(o === undefined ? {} : { o: o.map(outcomePart) }),
  };
}

const outcomePart = ({ n, o, wo, ...rest }: WireOutcomeUpdate): object => ({ ...rest, no: n, odd: o, wodd: wo });

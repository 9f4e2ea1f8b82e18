/** Names of markets as a person reads them (wire-config-17); the stand-in fills the templates by itself. */
import type { WireMarket } from '../../../src/contract/services/wire/event-wire.ts';
import { marketTypeOf } from '../market-catalogue/catalogue.ts';

export function marketNameOf(market: WireMarket): string {
  const template = marketTypeOf(`${market.t}_${market.st}`)?.name ?? 'Özel Bahis';
  const parts = market.sov === undefined ? [] : market.sov.split('|');
  return template
    .replace(/\{(\d)\}/g, (_, at: string) => parts[Number(at)] ?? '')
    .replace('{h}', handicap(parts.at(-1)))
    .replace(/\s+/g, ' ')
    .trim();
}

function handicap(line: string | undefined): string {
  const value = Number(line);
  if (line === undefined || Number.isNaN(value)) return '';
  return value < 0 ? `(0:${-value})` : `(${value}:0)`;
}

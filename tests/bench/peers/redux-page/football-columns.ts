/** The columns of a football list, as the product's page has them. */
import {
  type WireMarketConfig,
  decodeMarketConfig,
} from '../../../../src/contract/services/wire/market-config-wire.ts';
import { type ListColumn, groupColumns, listGroups } from '../../../../src/domain/program/columns.ts';

export const FOOTBALL = 1;

/** Returns as many columns as the product shows on a wide page; one on a phone. */
export function footballColumns(config: WireMarketConfig, narrow = false): ListColumn[] {
  return listGroups(decodeMarketConfig(config), { sportId: FOOTBALL, live: false, narrow })
    .slice(0, 1)
    .flatMap(groupColumns)
    .slice(0, narrow ? 1 : 3);
}

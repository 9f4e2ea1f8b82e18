/** The columns of a football list, as the product's page has them. */
import { type WireMarketConfig, decodeMarketConfig } from '../../../../src/contract/services/wire/market-config.ts';
import { type ListColumn, groupColumns, listGroups } from '../../../../src/domain/program/columns.ts';

export const FOOTBALL = 1;

/** On a wide page as many as the product's has beside each other; on a phone one. */
export function footballColumns(config: WireMarketConfig, narrow = false): ListColumn[] {
  return listGroups(decodeMarketConfig(config), { sportId: FOOTBALL, live: false, narrow })
    .slice(0, 1)
    .flatMap(groupColumns)
    .slice(0, narrow ? 1 : 3);
}

/** Empty market configuration, used while none is loaded: columns are the sports' main markets (rule program-17). */
import type { MarketConfig } from '../../model/market-config.ts';

export const noMarketConfig: MarketConfig = {
  types: {},
  listGroups: [],
  listSubgroups: {},
  detailGroups: [],
  detailSubgroups: {},
};

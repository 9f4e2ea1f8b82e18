/** What the operator says of markets: their names, and how lists and the match page arrange them. */

export interface MarketType {
  id: number;
  /** Template with {0}, {1}, {2}, {h}. */
  name: string;
  /** '' where the name is short enough. */
  shortName: string;
  sportId: number;
  /** 1 and 2 pre-match, 3 long-term, 4 live. */
  kind: number;
  live: boolean | undefined;
  priority: number | undefined;
  /** How a list row draws it, web and phone (wire-config-2); empty when the configuration does not say. */
  views: number[];
  /** Outcome number → label, may hold {0}. */
  labels: Record<string, string>;
  /** Outcome number → short label. */
  shortLabels: Record<string, string>;
}

export interface MarketGroup {
  id: number;
  name: string;
  priority: number;
  sportId: number;
  subgroupIds: number[];
  /** Made for a phone. */
  phone: boolean;
  /** false: offered in no selector of groups. */
  visible: boolean;
}

export interface MarketSubgroup {
  id: number;
  name: string;
  priority: number;
  groupId: number;
  /** Market keys; may end in a fixed line ("2_101_2.5"). */
  markets: string[];
  phone: boolean;
  live: boolean;
  visible: boolean;
  /** Column headers per market, aligned with `markets`; none where the configuration has none. */
  headers: string[][];
  /** Live counterpart per market, aligned with `markets`, "-" for none. */
  liveMarkets: string[];
}

export interface MarketConfig {
  /** By market key, `t_st`. */
  types: Record<string, MarketType>;
  /** Of list pages. */
  listGroups: MarketGroup[];
  listSubgroups: Record<string, MarketSubgroup>;
  /** Of the match page. */
  detailGroups: MarketGroup[];
  detailSubgroups: Record<string, MarketSubgroup>;
}

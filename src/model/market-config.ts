/** The operator's market configuration: names of markets, and their arrangement in lists and on the match page. */

export interface MarketType {
  id: number;
  /** Template with {0}, {1}, {2}, {h}. */
  name: string;
  /** '' when the name is short enough. */
  shortName: string;
  sportId: number;
  /** 1 and 2 pre-match, 3 long-term, 4 live. */
  kind: number;
  live: boolean | undefined;
  priority: number | undefined;
  /** View codes of a list row, web and phone (wire-config-2); empty when the configuration has none. */
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
  /** True for a group made for phones. */
  phone: boolean;
  /** false: not offered in any group selector. */
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
  /** Column headers per market, aligned with `markets`; empty when the configuration has none. */
  headers: string[][];
  /** Live counterpart per market, aligned with `markets`; "-" for none. */
  liveMarkets: string[];
}

export interface MarketConfig {
  /** Market types by market key, `t_st`. */
  types: Record<string, MarketType>;
  /** Groups of list pages. */
  listGroups: MarketGroup[];
  listSubgroups: Record<string, MarketSubgroup>;
  /** Groups of the match page. */
  detailGroups: MarketGroup[];
  detailSubgroups: Record<string, MarketSubgroup>;
}

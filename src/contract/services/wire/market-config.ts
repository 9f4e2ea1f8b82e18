/** The market configuration: market types, groups of list pages, groups of the match page. From the wire's names to words. */
import { type Infer, array, boolean, number, optional, record, string, type as shape } from 'superstruct';
import type { MarketConfig, MarketGroup, MarketSubgroup, MarketType } from '../../../model/market-config.ts';

const marketType = shape({
  i: number(),
  /** Name template with {0}, {1}, {2}, {h}. */
  n: string(),
  d: optional(string()),
  il: optional(boolean()),
  mt: number(),
  st: number(),
  mst: number(),
  p: optional(number()),
  /** outcome number → label, may hold {0} */
  o: optional(record(string(), string())),
});

const group = shape({
  i: number(),
  n: string(),
  p: number(),
  st: number(),
  sg: array(number()),
  im: optional(boolean()),
  iv: optional(boolean()),
});

const subgroup = shape({
  i: number(),
  n: string(),
  p: number(),
  mg: number(),
  m: array(string()),
  im: optional(boolean()),
  iv: optional(boolean()),
  il: optional(boolean()),
  h: optional(array(array(string()))),
  plm: optional(array(string())),
});

export const marketConfigAnswer = shape({
  m: record(string(), marketType),
  mg: record(string(), group),
  msg: record(string(), subgroup),
  dmg: record(string(), group),
  dmsg: record(string(), subgroup),
});
export type WireMarketConfig = Infer<typeof marketConfigAnswer>;

export function decodeMarketConfig({ m, mg, msg, dmg, dmsg }: WireMarketConfig): MarketConfig {
  return {
    types: mapValues(m, toType),
    listGroups: Object.values(mg).map(toGroup),
    listSubgroups: mapValues(msg, toSubgroup),
    detailGroups: Object.values(dmg).map(toGroup),
    detailSubgroups: mapValues(dmsg, toSubgroup),
  };
}

function toType({ i, n, st, mt, il, p, o }: Infer<typeof marketType>): MarketType {
  return { id: i, name: n, sportId: st, kind: mt, live: il, priority: p, labels: o ?? {} };
}

function toGroup({ i, n, p, st, sg, im, iv }: Infer<typeof group>): MarketGroup {
  return { id: i, name: n, priority: p, sportId: st, subgroupIds: sg, phone: im === true, visible: iv !== false };
}

function toSubgroup({ i, n, p, mg, m, im, iv, il, h, plm }: Infer<typeof subgroup>): MarketSubgroup {
  return {
    id: i,
    name: n,
    priority: p,
    groupId: mg,
    markets: m,
    phone: im === true,
    live: il === true,
    visible: iv !== false,
    headers: h ?? [],
    liveMarkets: plm ?? [],
  };
}

function mapValues<From, To>(values: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

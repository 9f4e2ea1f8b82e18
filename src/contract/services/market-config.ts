/** `sportsbook/get_market_config` (payload facts §5): market types, list-page groups, match-detail groups. Wire names. */
import { type Infer, array, boolean, number, object, optional, record, string, type as shape } from 'superstruct';
import { serviceCall } from './call.ts';

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
  /** Market keys; may end in a fixed line ("2_101_2.5"). */
  m: array(string()),
  im: optional(boolean()),
  iv: optional(boolean()),
  il: optional(boolean()),
  /** Column headers per market, aligned with `m`. */
  h: optional(array(array(string()))),
  /** Live counterpart per market, "-" for none. */
  plm: optional(array(string())),
});

export const marketConfigShape = shape({
  m: record(string(), marketType),
  mg: record(string(), group),
  msg: record(string(), subgroup),
  dmg: record(string(), group),
  dmsg: record(string(), subgroup),
});
export type WireMarketConfig = Infer<typeof marketConfigShape>;

export const getMarketConfig = serviceCall({
  area: 'sportsbook',
  method: 'GET',
  path: 'sportsbook/get_market_config',
  query: object({}),
  answer: marketConfigShape,
});

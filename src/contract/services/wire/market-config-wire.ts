/** The market configuration: market types, groups of list pages, groups of the match page. Wire shapes and decoders. */
import { type Infer, type Struct, array, boolean, define, optional, record, string, type as shape } from 'superstruct';
import { isPlainObject } from '../../../lib/guards.ts';
import type { MarketRule } from '../../../model/content.ts';
import type { MarketConfig, MarketGroup, MarketSubgroup, MarketType } from '../../../model/market-config.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, readBy, readWith } from '../fields.ts';

const labels = record(string(), string());

const marketType = shape({
  i: numeric(),
  /** Name template with {0}, {1}, {2}, {h}. */
  n: string(),
  d: extra(string()),
  il: extra(boolean()),
  mt: numeric(),
  st: numeric(),
  mst: numeric(),
  p: extra(numeric()),
  /** View codes of a list row (wire-config-2): web and phone. */
  mlv: extra(numeric()),
  mmlv: extra(numeric()),
  /** Short name. */
  sn: extra(string()),
  /** outcome number → label, may hold {0} */
  o: extra(labels),
  /** outcome number → short label */
  so: extra(labels),
});

const group = shape({
  i: numeric(),
  n: string(),
  p: numeric(),
  st: numeric(),
  sg: array(numeric()),
  im: extra(boolean()),
  iv: extra(boolean()),
});

const subgroup = shape({
  i: numeric(),
  n: string(),
  p: numeric(),
  mg: numeric(),
  m: array(string()),
  im: extra(boolean()),
  iv: extra(boolean()),
  il: extra(boolean()),
  h: extra(array(array(string()))),
  plm: extra(array(string())),
});

type WireType = Infer<typeof marketType>;
type WireGroup = Infer<typeof group>;
type WireSubgroup = Infer<typeof subgroup>;

export const marketConfigResponse = shape({
  m: table(marketType),
  mg: table(group),
  msg: table(subgroup),
  dmg: table(group),
  dmsg: table(subgroup),
});
export type WireMarketConfig = Infer<typeof marketConfigResponse>;

type Table<Row> = Readonly<Record<string, Row | null>>;

export function decodeMarketConfig(
  {
    m,
    mg,
    msg,
    dmg,
    dmsg,
  }: { m: Table<WireType> } & Record<'mg' | 'dmg', Table<WireGroup>> & Record<'msg' | 'dmsg', Table<WireSubgroup>>,
  context?: Pick<DecodeContext, 'dropped'>,
): MarketConfig {
  const read = <From, To>(rows: Table<From>, map: (row: From) => To): Record<string, To> =>
    Object.fromEntries(
      Object.entries(rows).flatMap(([key, row]): [string, To][] => {
        if (row !== null) return [[key, map(row)]];
        context?.dropped();
        return [];
      }),
    );
  return {
    types: read(m, toType),
    listGroups: Object.values(read(mg, toGroup)),
    listSubgroups: read(msg, toSubgroup),
    detailGroups: Object.values(read(dmg, toGroup)),
    detailSubgroups: read(dmsg, toSubgroup),
  };
}

/** Rule texts of all markets, in the service's order. */
export function decodeMarketRules(
  { m }: { m: Table<WireType> },
  context?: Pick<DecodeContext, 'dropped'>,
): MarketRule[] {
  const rules = Object.entries(m).flatMap(([key, type]): MarketRule[] => {
    if (type !== null) {
      const { n: name, d, st: sportId, il, mt, p, o, so } = type;
      const live = il ?? mt === LIVE_KIND;
      return [
        { key, sportId, name, rule: d ?? '', live, priority: p ?? Number.MAX_SAFE_INTEGER, labels: o ?? so ?? {} },
      ];
    }
    context?.dropped();
    return [];
  });
  return rules.toSorted((a, b) => a.priority - b.priority);
}

/** `mt` of a market offered while an event is running. */
const LIVE_KIND = 4;

function toType({ i, n, sn, st, mt, il, p, mlv, mmlv, o, so }: WireType): MarketType {
  return {
    id: i,
    name: n,
    shortName: sn ?? '',
    sportId: st,
    kind: mt,
    live: il,
    priority: p,
    views: [mlv, mmlv].filter((view) => view !== undefined),
    labels: o ?? {},
    shortLabels: so ?? {},
  };
}

function toGroup({ i, n, p, st, sg, im, iv }: WireGroup): MarketGroup {
  return { id: i, name: n, priority: p, sportId: st, subgroupIds: sg, phone: im === true, visible: iv !== false };
}

function toSubgroup({ i, n, p, mg, m, im, iv, il, h, plm }: WireSubgroup): MarketSubgroup {
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

/** An optional field; one of another shape counts as missing. */
function extra<Value, Schema>(field: Struct<Value, Schema>): Struct<Value | undefined, Schema> {
  // A struct that does not fit creates an error with a stack, and a response has some 10,000 missing fields.
  return readBy(optional(field), (value) => (value === undefined ? undefined : readWith(field, value)));
}

/** A map of rows. When read, a row of another shape becomes null and affects no other row. */
function table<Row, Schema>(row: Struct<Row, Schema>): Struct<Record<string, Row>> {
  // Rows that were read are only checked: a `record` would read each of them a second time.
  const isRow = (value: unknown): boolean => value === null || row.is(value);
  const lenient = define<Record<string, Row | null>>(
    'table',
    (values) => isPlainObject(values) && Object.values(values).every(isRow),
  );
  return readBy(lenient as unknown as Struct<Record<string, Row>>, (values) =>
    Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, readWith(row, value) ?? null])),
  );
}

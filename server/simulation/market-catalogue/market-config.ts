/** `get_market_config` from the catalogue and the group tables (wire-config-1). */
import type { WireMarketConfig } from '../../../src/contract/services/wire/market-config.ts';
import { sportTable } from '../sports/sport-table.ts';
import { marketTypes } from './catalogue.ts';
import { detailGroups } from './detail-groups.ts';
import { listGroups } from './list-groups.ts';

export function marketConfig(): WireMarketConfig {
  const config = { m: types(), ...listMaps(), ...detailMaps(), s: sportMap() };
  return config;
}

function types(): WireMarketConfig['m'] {
  return Object.fromEntries(
    marketTypes.map((type, index) => {
      const [mt = 0, mst = 0] = type.key.split('_').map(Number);
      const row = { i: index + 1, n: type.name, il: type.live, mt, st: type.sportId, mst, p: index + 1 };
      if (type.labels.length === 0) return [type.key, row];
      return [type.key, { ...row, o: Object.fromEntries(type.labels.map((label, at) => [String(at + 1), label])) }];
    }),
  );
}

function listMaps(): Pick<WireMarketConfig, 'mg' | 'msg'> {
  const mg: WireMarketConfig['mg'] = {};
  const msg: WireMarketConfig['msg'] = {};
  let next = 0;
  listGroups.forEach((group, index) => {
    const id = index + 1;
    const sg: number[] = [];
    group.subgroups.forEach((subgroup, at) => {
      next += 1;
      sg.push(next);
      msg[next] = {
        i: next,
        n: subgroup.name,
        p: at + 1,
        mg: id,
        m: subgroup.columns.map((column) => column.market),
        im: true,
        iv: true,
        il: subgroup.columns.some((column) => column.live !== '-'),
        h: subgroup.columns.map((column) => [...column.headers]),
        plm: subgroup.columns.map((column) => column.live),
      };
    });
    mg[id] = { i: id, n: group.name, p: id, st: group.sportId, sg, im: true, iv: true };
  });
  return { mg, msg };
}

function detailMaps(): Pick<WireMarketConfig, 'dmg' | 'dmsg'> {
  const dmg: WireMarketConfig['dmg'] = {};
  const dmsg: WireMarketConfig['dmsg'] = {};
  let next = 0;
  detailGroups.forEach((group, index) => {
    const id = index + 1;
    const sg: number[] = [];
    group.subgroups.forEach((subgroup, at) => {
      next += 1;
      sg.push(next);
      const m = [...subgroup.markets];
      dmsg[next] = {
        i: next,
        n: subgroup.name,
        p: at + 1,
        mg: id,
        m,
        iv: true,
        il: m.some((key) => key.startsWith('4_')),
      };
    });
    // "Tümü" alone needs no tab: the sport's group is there, but not shown as one.
    dmg[id] = { i: id, n: group.name, p: id, st: group.sportId, sg, iv: group.name !== 'Tümü' };
  });
  return { dmg, dmsg };
}

function sportMap(): Record<string, object> {
  return Object.fromEntries(
    sportTable.map((sport, index) => [
      String(sport.id),
      { i: sport.id, n: sport.name, p: index + 1, ic: '', ics: '', icc: '', sl: sport.slug },
    ]),
  );
}

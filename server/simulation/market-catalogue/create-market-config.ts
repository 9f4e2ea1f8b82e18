/** `get_market_config` from the catalogue and the group tables (wire-config-1). */
import type { WireMarketConfig } from '../../../src/contract/services/wire/market-config-wire.ts';
import { sportTable } from '../sports/sport-table.ts';
import { marketTypes } from './catalogue.ts';
import { detailGroups } from './detail-groups.ts';
import { listGroups } from './list-groups.ts';
import { ruleText } from './rule-texts.ts';
import { marketDisplayOf } from './market-display.ts';

export function createMarketConfig(): WireMarketConfig {
  const config = { m: types(), ...listMaps(), ...detailMaps(), s: sportMap() };
  return config;
}

function types(): WireMarketConfig['m'] {
  const rows = marketTypes.map((type, index): [string, WireMarketConfig['m'][string]] => {
    const [mt = 0, mst = 0] = type.key.split('_').map(Number);
    const row = {
      i: index + 1,
      n: type.name,
      d: ruleText(type),
      il: type.live,
      mt,
      st: type.sportId,
      mst,
      p: index + 1,
    };
    return [type.key, { ...row, ...marketDisplayOf(type) }];
  });
  return { ...Object.fromEntries(rows), '4_640': goalRangeOfOld };
}

/** Ice hockey, of old and never drawn; football's goal range names it as its live counterpart (wire-config-10). */
const goalRangeOfOld: WireMarketConfig['m'][string] = {
  i: 640,
  n: 'Toplam Gol Sayısı',
  il: true,
  mt: 4,
  st: 4,
  mst: 640,
  p: 1,
  mlv: 1,
  mmlv: 999,
};

function listMaps(): Pick<WireMarketConfig, 'mg' | 'msg'> {
  const mg: WireMarketConfig['mg'] = {};
  const msg: WireMarketConfig['msg'] = {};
  let next = 0;
  listGroups.forEach((group, index) => {
    const id = index + 1;
    const sg: number[] = [];
    const device = { im: group.phone, iv: group.offered };
    group.subgroups.forEach(({ name, columns }, at) => {
      next += 1;
      if (!group.live) sg.push(next);
      const headers = columns.flatMap((column) => (column.headers === undefined ? [] : [[...column.headers]]));
      msg[next] = {
        i: next,
        n: name,
        p: at + 1,
        mg: id,
        m: columns.map((column) => column.market),
        ...device,
        il: group.live,
        ...(headers.length === 0 ? {} : { h: headers }),
        ...(group.live || group.name === LONG_TERM ? {} : { plm: columns.map((column) => column.live) }),
      };
    });
    // Lists are joined by the subgroup's own group: these ids miss the live ones and name one that is nobody's.
    mg[id] = { i: id, n: group.name, p: id, st: group.sportId, sg: [...sg, NOBODY], ...device };
  });
  return { mg, msg };
}

const LONG_TERM = 'Özel Etkinlik';
const NOBODY = 9_138;

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

/** From the betslip service's short names to a slip: odds become hundredths, systems stand in order. */
import { hundredths } from '../../lib/hundredths.ts';
import type { OpenedItem, OpenedSlip, SavedSlip } from '../../model/slip.ts';
import type { WireSavedSlip, WireSlipItem } from './betslip.ts';

export function decodeSlip({ e, ss, m, cc }: Pick<WireSavedSlip, 'e' | 'ss' | 'm' | 'cc'>): OpenedSlip {
  const systems = ss.toSorted((one, other) => one - other);
  return { items: e.map(decodeItem), terms: { systems, multiplier: m, couponCount: cc } };
}

export function decodeSavedSlip(wire: WireSavedSlip): SavedSlip {
  return { id: wire.bsid, name: wire.name, savedAt: wire.sd, ...decodeSlip(wire) };
}

function decodeItem(item: WireSlipItem): OpenedItem {
  return {
    eventId: item.eid,
    sportId: item.sid,
    marketId: item.mid,
    outcomeNumber: item.ono,
    eventName: item.en,
    marketName: item.mn,
    outcomeName: item.cn,
    odd: hundredths(item.odd),
    keptOdd: hundredths(item.sodd),
    start: item.ed,
    live: item.live,
    open: item.ou,
    banker: item.b,
  };
}

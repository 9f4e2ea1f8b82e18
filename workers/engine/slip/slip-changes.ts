/** What a player does to a kept slip besides choosing outcomes. Each change says what is to be; twice is once. */
import type { SlipChange } from '../../../src/contract/slip.ts';
import { setCouponCount, setMultiplier } from '../../../src/domain/betslip/change-slip.ts';
import { type SlipLimits, emptySlip } from '../../../src/domain/betslip/slip.ts';
import { fittingSystems } from '../../../src/domain/betslip/systems.ts';
import type { KeptSlip } from './kept-slip.ts';

export function changedSlip(slip: KeptSlip, change: SlipChange, limits: SlipLimits): KeptSlip {
  const { items, terms } = slip;
  switch (change.type) {
    case 'multiplier':
      return { items, terms: { ...terms, multiplier: setMultiplier(emptySlip(limits), change.multiplier).multiplier } };
    case 'couponCount':
      return {
        items,
        terms: { ...terms, couponCount: setCouponCount(emptySlip(limits), change.couponCount).couponCount },
      };
    case 'system': {
      const others = terms.systems.filter((system) => system !== change.system);
      return { items, terms: { ...terms, systems: change.chosen ? [...others, change.system] : others } };
    }
    case 'banker':
      return {
        items: items.map((item) => (item.eventId === change.eventId ? { ...item, banker: change.banker } : item)),
        terms,
      };
    case 'remove':
      return { items: items.filter(({ eventId }) => eventId !== change.eventId), terms };
    case 'agree':
      return {
        items: items.map((item) => {
          const agreed = change.odds.find(
            ({ eventId, marketId, outcomeNumber }) =>
              eventId === item.eventId && marketId === item.marketId && outcomeNumber === item.outcomeNumber,
          );
          return agreed === undefined ? item : { ...item, odd: agreed.odd };
        }),
        terms,
      };
  }
}

/** Systems that no longer fit drop out; a slip without items begins anew (sportsbook §4). */
export function fitted({ items, terms }: KeptSlip, limits: SlipLimits): KeptSlip {
  if (items.length === 0) {
    const { systems, multiplier, couponCount } = emptySlip(limits);
    return { items, terms: { systems: [...systems], multiplier, couponCount } };
  }
  return { items, terms: { ...terms, systems: fittingSystems(terms.systems, items, limits) } };
}

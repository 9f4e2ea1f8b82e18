/** The invented retailers, by id and by location. A seed always yields the same retailers, and they never change. */
import type { Random } from '../../simulation/random.ts';
import { inventRetailers } from './invent-retailers.ts';
import type { RetailerRecord, RetailerStatus } from './retailer-record.ts';

export interface RetailerFilter {
  provinceId?: number | undefined;
  districtId?: number | undefined;
  search?: string | undefined;
}

export class Retailers {
  readonly #byId: ReadonlyMap<number, RetailerRecord>;
  readonly #byStatus: Record<RetailerStatus, readonly RetailerRecord[]>;

  constructor(seed: number) {
    const all = inventRetailers(seed);
    this.#byId = new Map(all.map((retailer) => [retailer.id, retailer]));
    const having = (status: RetailerStatus): RetailerRecord[] => all.filter((retailer) => retailer.status === status);
    this.#byStatus = { Active: having('Active'), Passive: having('Passive') };
  }

  byId(id: number): RetailerRecord | undefined {
    return this.#byId.get(id);
  }

  /** Returns the active retailers that match the filter; passive ones accept no members. */
  findActive({ provinceId, districtId, search = '' }: RetailerFilter): RetailerRecord[] {
    const wanted = search.trim().toLocaleLowerCase('tr');
    return this.#byStatus.Active.filter(
      (retailer) =>
        (provinceId === undefined || retailer.provinceId === provinceId) &&
        (districtId === undefined || retailer.districtId === districtId) &&
        retailer.name.toLocaleLowerCase('tr').includes(wanted),
    );
  }

  any(status: RetailerStatus, random: Random): RetailerRecord {
    return random.pick(this.#byStatus[status]);
  }

  /** Returns a fixed retailer for each number. */
  nth(status: RetailerStatus, place: number): RetailerRecord {
    const retailers = this.#byStatus[status];
    const retailer = retailers[(place * 7) % retailers.length];
    if (retailer === undefined) throw new RangeError(`there is no ${status} retailer`);
    return retailer;
  }
}

/** The search for a retailer, as the picker shows it and `state/retailers.ts` makes it. */
import type { Failure } from '../../../contract/errors.ts';
import type { ListedRetailer, Place, Retailer } from './retailer.ts';

/** One load of the search: what came last stays while the next is on its way. */
export interface LoadedPart<T> {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  value: T;
  failure: Failure | null;
  retry: () => void;
}

/** `refused`: the player said no; `missing`: the device cannot tell where it is. */
export type NearbyPhase = 'off' | 'asking' | 'on' | 'refused' | 'missing';

/** What the picker shows and what it may ask for; `state/retailers.ts` makes it. */
export interface RetailerSearch {
  provinces: LoadedPart<readonly Place[]>;
  districts: LoadedPart<readonly Place[]>;
  /** `idle` until a province, a text or a position says which. */
  retailers: LoadedPart<readonly ListedRetailer[]>;
  provinceId: number | null;
  districtId: number | null;
  text: string;
  nearby: NearbyPhase;
  /** Stands on top, marked; null for none. */
  recommended: ListedRetailer | null;
  /** The retailer the player has now; 0 for none. */
  currentId: number;
  chooseProvince: (id: number | null) => void;
  chooseDistrict: (id: number | null) => void;
  searchFor: (text: string) => void;
  /** Asks for the device's position: only ever on the player's own tap. */
  findNearby: () => void;
  leaveNearby: () => void;
  /** Why this retailer cannot be chosen now, in Turkish; null when it can. */
  check: (retailer: Retailer) => Promise<string | null>;
}

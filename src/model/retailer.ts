/** Retailers (bayi) a player chooses among, and the places they are in. */

export interface Place {
  id: number;
  name: string;
}

export interface Retailer extends Place {
  /** '' where it is not told, as with the two that follow. */
  address: string;
  province: string;
  district: string;
  /** '' where it is not told. */
  phoneNumber: string;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  status: 'Active' | 'Passive' | 'unknown';
}

/** What a choice of a retailer answers with. */
export type ChosenRetailer = Pick<Retailer, 'id' | 'name' | 'address'>;

/** Retailers (bayi) a player chooses among, and the places they are in. */

export interface Place {
  id: number;
  name: string;
}

export interface Retailer extends Place {
  address: string;
  provinceId: number;
  province: string;
  districtId: number;
  district: string;
  /** '' where it is not told. */
  phoneNumber: string;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  status: 'Active' | 'Passive';
}

/** What a choice of a retailer answers with. */
export type ChosenRetailer = Pick<Retailer, 'id' | 'name' | 'address'>;

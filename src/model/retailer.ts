/** Retailers (bayi) a player can choose, and their places. */

export interface NamedPlace {
  id: number;
  name: string;
}

export interface Retailer extends NamedPlace {
  /** '' when it is not sent, as in the two below. */
  address: string;
  province: string;
  district: string;
  /** '' when it is not sent. */
  phoneNumber: string;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  status: 'Active' | 'Passive' | 'unknown';
}

/** Retailer in the response to a choice. */
export type ChosenRetailer = Pick<Retailer, 'id' | 'name' | 'address'>;

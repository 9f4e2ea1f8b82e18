export type RetailerStatus = 'Active' | 'Passive';

/** In the wire's own shape (`RetailerSallerInfo`). */
export interface RetailerRecord {
  id: number;
  name: string;
  address: string;
  provinceId: number;
  province: string;
  districtId: number;
  district: string;
  phoneNumber: string;
  /** degrees; a few have never been measured */
  latitude: number | null;
  longitude: number | null;
  status: RetailerStatus;
}

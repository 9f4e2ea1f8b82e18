/** The retailer service: places, retailers of a place, application to become one. */
import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
  type as shape,
} from 'superstruct';
import type { Retailer } from '../../model/retailer.ts';
import { read, serviceArea, write } from './call.ts';

const place = shape({ id: number(), name: string() });

const retailer = shape({
  id: number(),
  name: string(),
  address: string(),
  provinceId: number(),
  province: string(),
  districtId: number(),
  district: string(),
  phoneNumber: optional(nullable(string())),
  /** Degrees. */
  latitude: nullable(number()),
  longitude: nullable(number()),
  status: enums(['Active', 'Passive']),
});

export const retailers = serviceArea('retailers', {
  getProvinces: read({ path: 'Provinces', answer: array(place) }),
  getDistricts: read({ path: 'Districts', query: object({ provinceId: string() }), answer: array(place) }),
  /** All of a province, of one district, or those whose name holds `search`; never passive ones. */
  getRetailers: read({
    path: 'RetailerSallerInfo',
    query: object({
      provinceId: optional(string()),
      districtId: optional(string()),
      search: optional(string()),
    }),
    answer: array(retailer),
    decode: (rows) => rows.map(toRetailer),
  }),
  /** Whether a retailer takes members now. */
  checkRetailer: read({ path: ':id/check', answer: shape({ isAvailable: boolean() }) }),
  applyForRetail: write({
    path: 'application',
    body: object({
      name: string(),
      surname: string(),
      phoneNumber: string(),
      email: string(),
      provinceId: number(),
      districtId: number(),
      address: string(),
      message: string(),
    }),
  }),
});

function toRetailer({ phoneNumber, ...wire }: Infer<typeof retailer>): Retailer {
  return { ...wire, phoneNumber: phoneNumber ?? '' };
}

/** The retailer service: places, retailers in a place, applications to become a retailer. */
import { type Infer, number, object, optional, string, type as shape } from 'superstruct';
import type { NamedPlace, Retailer } from '../../model/retailer.ts';
import { readCall, defineCalls, writeCall } from './call.ts';
import { oneOfOrUnknown, numeric, fieldOr, text, textOr, optionalField, booleanLike } from './fields.ts';
import { decodeRows, rows, requiredRows } from './response-rows.ts';

const place = shape({ id: numeric(), name: text() });

/** A retailer. Only its number is required, because the choice needs nothing else; the rest is shown when present. */
const retailer = shape({
  id: numeric(),
  name: textOr(''),
  address: textOr(''),
  provinceId: optionalField(numeric()),
  province: textOr(''),
  districtId: optionalField(numeric()),
  district: textOr(''),
  phoneNumber: optionalField(text()),
  /** Degrees. */
  latitude: optionalField(numeric()),
  longitude: optionalField(numeric()),
  status: oneOfOrUnknown(['Active', 'Passive']),
});

const toPlaces = decodeRows(({ id, name }: Infer<typeof place>): NamedPlace => ({ id, name }));
const toRetailers = decodeRows(toRetailer);

export const retailersCalls = defineCalls('retailers', {
  getProvinces: readCall({ path: 'Provinces', response: rows(place), decode: toPlaces }),
  getDistricts: readCall({
    path: 'Districts',
    query: object({ provinceId: string() }),
    response: requiredRows(place),
    decode: toPlaces,
  }),
  /** All retailers of a province, of one district, or those whose name contains `search`; never passive ones. */
  getRetailers: readCall({
    path: 'RetailerSallerInfo',
    query: object({
      provinceId: optional(string()),
      districtId: optional(string()),
      search: optional(string()),
    }),
    response: requiredRows(retailer),
    decode: toRetailers,
  }),
  /** Returns true when the retailer accepts members now; null when the response does not contain it. */
  checkRetailer: readCall({
    path: ':id/check',
    response: fieldOr(shape({ isAvailable: optionalField(booleanLike()) }), { isAvailable: null }),
    decode: ({ isAvailable }) => ({ isAvailable: isAvailable ?? null }),
  }),
  applyForRetail: writeCall({
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

function toRetailer(wire: Infer<typeof retailer>): Retailer {
  return {
    id: wire.id,
    name: wire.name || `Bayi ${wire.id}`,
    address: wire.address,
    province: wire.province,
    district: wire.district,
    phoneNumber: wire.phoneNumber ?? '',
    latitude: wire.latitude ?? null,
    longitude: wire.longitude ?? null,
    status: wire.status,
  };
}

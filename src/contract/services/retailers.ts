/** The retailer service: places, retailers in a place, applications to become a retailer. */
import { type Infer, number, object, optional, string, type as shape } from 'superstruct';
import type { Place, Retailer } from '../../model/retailer.ts';
import { read, serviceArea, write } from './call.ts';
import { known, numeric, or, text, textOr, told, yesNo } from './fields.ts';
import { decodeRows, rows, rowsOrNull } from './rows.ts';

const place = shape({ id: numeric(), name: text() });

/** A retailer. Only its number is required, because the choice needs nothing else; the rest is shown when present. */
const retailer = shape({
  id: numeric(),
  name: textOr(''),
  address: textOr(''),
  provinceId: told(numeric()),
  province: textOr(''),
  districtId: told(numeric()),
  district: textOr(''),
  phoneNumber: told(text()),
  /** Degrees. */
  latitude: told(numeric()),
  longitude: told(numeric()),
  status: known(['Active', 'Passive']),
});

const toPlaces = decodeRows(({ id, name }: Infer<typeof place>): Place => ({ id, name }));
const toRetailers = decodeRows(toRetailer);

export const retailers = serviceArea('retailers', {
  getProvinces: read({ path: 'Provinces', answer: rows(place), decode: toPlaces }),
  getDistricts: read({
    path: 'Districts',
    query: object({ provinceId: string() }),
    answer: rowsOrNull(place),
    decode: toPlaces,
  }),
  /** All retailers of a province, of one district, or those whose name contains `search`; never passive ones. */
  getRetailers: read({
    path: 'RetailerSallerInfo',
    query: object({
      provinceId: optional(string()),
      districtId: optional(string()),
      search: optional(string()),
    }),
    answer: rowsOrNull(retailer),
    decode: toRetailers,
  }),
  /** Returns true when the retailer accepts members now; null when the response does not contain it. */
  checkRetailer: read({
    path: ':id/check',
    answer: or(shape({ isAvailable: told(yesNo()) }), { isAvailable: null }),
    decode: ({ isAvailable }) => ({ isAvailable: isAvailable ?? null }),
  }),
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

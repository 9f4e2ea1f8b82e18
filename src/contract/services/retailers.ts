/** The retailer service (player-account §7): places, retailers of a place, application to become one. */
import { array, boolean, enums, nullable, number, object, optional, string, type as shape, unknown } from 'superstruct';
import { serviceCall } from './call.ts';

const named = shape({ id: number(), name: string() });

/** Cities with their provinces' ids, for the first choice. */
export const getCities = serviceCall({
  area: 'retailers',
  method: 'GET',
  path: 'Cities',
  query: object({}),
  answer: array(shape({ id: number(), name: string(), provinceId: number() })),
});

export const getProvinces = serviceCall({
  area: 'retailers',
  method: 'GET',
  path: 'Provinces',
  query: object({}),
  answer: array(named),
});

export const getDistricts = serviceCall({
  area: 'retailers',
  method: 'GET',
  path: 'Districts',
  query: object({ provinceId: string() }),
  answer: array(named),
});

/** All of a province, of one district, or those whose name holds `search`; never passive ones. */
export const getRetailers = serviceCall({
  area: 'retailers',
  method: 'GET',
  path: 'RetailerSallerInfo',
  query: object({
    provinceId: optional(string()),
    districtId: optional(string()),
    search: optional(string()),
  }),
  answer: array(
    shape({
      id: number(),
      name: string(),
      address: string(),
      provinceId: number(),
      province: string(),
      districtId: number(),
      district: string(),
      phoneNumber: optional(nullable(string())),
      /** degrees */
      latitude: nullable(number()),
      longitude: nullable(number()),
      status: enums(['Active', 'Passive']),
    }),
  ),
});

/** Whether a retailer takes members now. */
export const checkRetailer = serviceCall({
  area: 'retailers',
  method: 'GET',
  path: ':id/check',
  query: object({}),
  answer: shape({ isAvailable: boolean() }),
});

export const applyForRetail = serviceCall({
  area: 'retailers',
  method: 'POST',
  path: 'application',
  query: object({}),
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
  answer: unknown(),
});

/** The retailer service (rule retailer-4, retailer-12): places, the retailers of a place, application to become one. */
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { checkEmail, checkPhoneNumber } from '../../accounts/field-checks.ts';
import { fieldInvalid, registrationRefusal } from '../../accounts/account-failures.ts';
import { provinces } from '../../accounts/retailers/provinces.ts';
import type { Retailers } from '../../accounts/retailers/retailers.ts';

export function retailersHandlers(retailers: Retailers) {
  return {
    getProvinces: () => byName(provinces.map(({ id, name }) => ({ id, name }))),
    getDistricts: ({ query }) => {
      const provinceId = parseWholeNumber(query.provinceId, 'provinceId');
      return byName(provinces.find(({ id }) => id === provinceId)?.districts ?? []);
    },
    getRetailers: ({ query }) =>
      byName(
        retailers.findActive({
          provinceId: optionalNumber(query.provinceId, 'provinceId'),
          districtId: optionalNumber(query.districtId, 'districtId'),
          search: query.search,
        }),
      ),
    checkRetailer: (request) => ({
      isAvailable: retailers.byId(request.id())?.status === 'Active',
    }),
    applyForRetail: ({ body }) => {
      const { message: _, ...required } = body();
      if (Object.values(required).includes('')) throw registrationRefusal('fieldEmpty');
      checkPhoneNumber(required.phoneNumber);
      checkEmail(required.email);
      const province = provinces.find(({ id }) => id === required.provinceId);
      if (province?.districts.some(({ id }) => id === required.districtId) !== true) {
        throw fieldInvalid('İl ve ilçe bilgilerini kontrol et.');
      }
      return null;
    },
  } satisfies Partial<Handlers<'retailers'>>;
}

function optionalNumber(text: string | undefined, name: string): number | undefined {
  return text === undefined ? undefined : parseWholeNumber(text, name);
}

function byName<T extends { name: string }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => a.name.localeCompare(b.name, 'tr'));
}

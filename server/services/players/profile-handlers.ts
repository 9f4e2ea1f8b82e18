/** Personal information (rule profile-2) and profile settings (rule profile-7). */
import type { Accounts } from '../../accounts/accounts.ts';
import { checkEmail } from '../../accounts/field-checks.ts';
import { nationalities } from '../../accounts/options/nationalities.ts';
import { occupations } from '../../accounts/options/occupations.ts';
import { fieldInvalid, registrationRefusal } from '../../accounts/account-failures.ts';
import { provinces } from '../../accounts/retailers/provinces.ts';
import type { Handlers } from '../../http/service-route.ts';
import { fullPlayer } from './player-handlers.ts';

export function profileHandlers(accounts: Accounts) {
  return {
    getPersonalInformation: ({ bearer }) => fullPlayer(accounts, bearer()),
    updatePersonalInformation: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      const { email, occupation, nationality = account.nationality, address, provinceId, districtId } = body();
      if (email === '' || occupation === '') throw registrationRefusal('fieldEmpty');
      checkEmail(email);
      if (!occupations.some(({ code }) => code === occupation)) throw fieldInvalid('Geçerli bir meslek seçiniz.');
      if (!nationalities.some(({ code }) => code === nationality)) throw fieldInvalid('Geçerli bir uyruk seçiniz.');
      checkPlace(provinceId, districtId);
      if (email !== account.email) account.isMailVerified = false;
      Object.assign(account, { email, occupation, nationality, address, provinceId, districtId });
      return { isMailVerified: account.isMailVerified };
    },
    getProfileSettings: ({ bearer }) => ({ ...accounts.accountOfToken(bearer()).profileSettings }),
    setProfileSettings: ({ bearer, body }) => {
      accounts.accountOfToken(bearer()).profileSettings = body();
      return null;
    },
  } satisfies Partial<Handlers<'players'>>;
}

/** Requires a province and one of its districts, or neither. */
function checkPlace(provinceId: number | null, districtId: number | null): void {
  if (provinceId === null && districtId === null) return;
  const province = provinces.find(({ id }) => id === provinceId);
  if (province?.districts.some(({ id }) => id === districtId) !== true) {
    throw fieldInvalid('İl ve ilçe bilgilerini kontrol et.');
  }
}

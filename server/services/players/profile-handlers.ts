/** Personal information (rule profile-2) and profile settings (rule profile-7). */
import type { Accounts } from '../../accounts/accounts.ts';
import { checkEmail } from '../../accounts/field-checks.ts';
import { nationalities, occupations } from '../../accounts/profile-options.ts';
import { fieldInvalid, registrationRefusal } from '../../accounts/account-failures.ts';
import { provinces } from '../../accounts/retailers/provinces.ts';
import type { Handlers } from '../../http/service-route.ts';
import { fullPlayer } from './player-handlers.ts';
import { CANCELLED_ACCOUNT } from '../../accounts/account.ts';
import { ServiceFailure } from '../../http/response-envelope.ts';
import { isCouponDecided } from '../../wager/coupon-record.ts';
import type { Wager } from '../../wager/wager.ts';

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

/** Settings for accepting odds that change while a coupon is placed. */
export function oddsSettingsHandlers(accounts: Accounts) {
  return {
    getBetslipSettings: ({ bearer }) => ({ ...accounts.accountOfToken(bearer()).betslipSettings }),
    setBetslipSettings: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      account.betslipSettings = body();
      return { ...account.betslipSettings };
    },
  } satisfies Partial<Handlers<'players'>>;
}

const reasons = [
  { code: '1', name: 'Yeterince oynamıyorum' },
  { code: '2', name: 'Oyun alışkanlığımı sınırlamak istiyorum' },
  { code: '3', name: 'Başka bir site kullanıyorum' },
  { code: '4', name: 'Para yatırma ve çekme sorunları' },
  { code: '5', name: 'Oranlardan memnun değilim' },
  { code: '6', name: 'Teknik sorunlar' },
  { code: '7', name: 'Kişisel verilerimin silinmesini istiyorum' },
  { code: '9', name: 'Diğer' },
];

const reasonUnknown = (): ServiceFailure =>
  new ServiceFailure(7301, 'ReasonUnknown', 'Seçtiğin neden artık geçerli değil. Lütfen yeniden seç.');
const openCoupons = (): ServiceFailure =>
  new ServiceFailure(7302, 'OpenCoupons', 'Sonuçlanmamış kuponun varken üyeliğini iptal edemezsin.');
const balanceLeft = (): ServiceFailure =>
  new ServiceFailure(7303, 'BalanceLeft', 'Bakiyeni çekmeden üyeliğini iptal edemezsin.');

/** Cancelling a membership (rule profile-9): reasons, obstacles and effects. */
export function cancellationHandlers({ accounts, book }: Wager) {
  return {
    getCancellationReasons: ({ bearer }) => {
      accounts.accountOfToken(bearer());
      return reasons.map((reason) => ({ ...reason }));
    },
    cancelMembership: ({ bearer, query, body }) => {
      const account = accounts.accountOfToken(bearer());
      body();
      if (!reasons.some(({ code }) => code === query.reasonCode)) throw reasonUnknown();
      if (book.ofPlayer(account.playerNo).some((coupon) => !isCouponDecided(coupon))) throw openCoupons();
      if (account.balance > 0) throw balanceLeft();
      account.status = CANCELLED_ACCOUNT;
      account.bonusBalance = 0;
      accounts.sessions.endAll(account.playerNo);
      return null;
    },
  } satisfies Partial<Handlers<'players'>>;
}

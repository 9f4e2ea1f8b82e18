/** Cancelling a membership (rule profile-9): reasons, obstacles and effects. */
import { CANCELLED_ACCOUNT } from '../../accounts/account.ts';
import { ServiceFailure } from '../../http/response-envelope.ts';
import type { Handlers } from '../../http/service-route.ts';
import { isCouponDecided } from '../../wager/coupon-record.ts';
import type { Wager } from '../../wager/wager.ts';

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

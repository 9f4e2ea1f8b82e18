/** Refusals of the pool with their messages (assumption, see `docs/assumptions.md`). */
import { poolRefusals } from '../../src/contract/services/coupon-refusals.ts';
import { ServiceFailure } from '../http/response-envelope.ts';
import { formatWholeLira } from '../wager/money.ts';

const refused = (reason: keyof typeof poolRefusals, message: string): ServiceFailure =>
  new ServiceFailure(poolRefusals[reason], reason.charAt(0).toUpperCase() + reason.slice(1), message);

export const poolFailures = {
  closed: () => refused('roundClosed', 'Bu programın oynama süresi doldu.'),
  soon: () => refused('roundClosed', 'Bu program henüz oynamaya açılmadı.'),
  unknown: () => refused('roundUnknown', 'Program bulunamadı. Lütfen sayfayı yenile.'),
  incomplete: (block: number) => refused('columnIncomplete', `${block}. kolonda 15 maçın tamamını işaretlemelisin.`),
  /** @param price of a column, kuruş */
  limit: (columns: number, price: number) =>
    refused(
      'columnLimit',
      `Kuponda en fazla ${formatWholeLira(columns)} kolon veya Kupon tutarı en fazla ${formatWholeLira((columns * price) / 100)} TL olabilir.`,
    ),
  amount: () => refused('wrongAmount', 'Kupon tutarı doğrulanamadı. Lütfen kuponunu kontrol et.'),
  notCancellable: () => refused('notCancellable', 'Bu kupon artık iptal edilemez.'),
  coupon: () => new ServiceFailure(404, 'CouponNotFound', 'Kupon bulunamadı.'),
  code: () => new ServiceFailure(404, 'CodeNotFound', 'Bu kısa kodla bir kupon bulunamadı.'),
};

/** Messages for a coupon whose request got no readable response, from the slip or the pool. */
import type { Doubt } from '../model/money-call.ts';

export const COUPON_NOT_CREATED_TEXT = 'Kuponun oluşmadı; bakiyenden düşülmedi. Tekrar oynayabilirsin.';

/** Texts for an unresolved coupon, shown after enough time to check its history (rule play-22). */
export const doubtTexts: Record<Exclude<Doubt, 'checking'>, string> = {
  unread: 'Kupon geçmişin tam okunamadı; denemeye devam ediyoruz.',
  alike: 'Kupon geçmişinde buna benzeyen bir kupon var; aynı kupon olduğu kesin değil.',
  notListed: 'Kuponlarında henüz görünmüyor ama oluşmuş olabilir. Kontrol etmeyi sürdürüyoruz.',
  balanceMoved: 'Kuponlarında görünmüyor ama bakiyen değişti: oluşmuş olabilir. Kontrol etmeyi sürdürüyoruz.',
};

/** The one place that turns what is wrong with a slip into Turkish. */
import type { PlayObstacle } from './playability.ts';

/** The words of a fault or obstacle: sportsbook §5 exactly where it has them, else the product's own. */
export function obstacleText(obstacle: PlayObstacle): string {
  switch (obstacle.kind) {
    case 'minBets':
      return `MBS kuralı nedeniyle en az ${obstacle.missing} maç daha eklemelisiniz.`;
    case 'multiMinimum':
      return `Çoklu kuponlarda tek kupon bedeli minimum ${lira(obstacle.least)} TL olmalıdır.`;
    case 'minimum':
      return `Kupon bedeliniz en az ${lira(obstacle.least)} TL olmalıdır.`;
    case 'maximum':
      return `Kupon bedeliniz en fazla ${lira(obstacle.most)} TL olmalıdır.`;
    case 'bankerWithoutSystem':
      return 'Sistem seçmeden banko oynayamazsınız.';
    case 'systemNotOffered':
      return `Seçtiğin sistem (${obstacle.systems.join(', ')}) bu kuponda oynanamıyor.`;
    case 'tooManyEvents':
      return `Bir kuponda en fazla ${obstacle.most} maç olabilir.`;
    case 'couponCount':
      return `Kupon adedi en az 1, en fazla ${obstacle.most} olmalıdır.`;
    case 'locked':
      return 'Kuponunun durumu kontrol ediliyor.';
    case 'empty':
      return 'Kuponun boş. Oranlara dokunarak seçim ekle.';
    case 'offline':
      return 'Çevrimdışısın. Bağlantın gelince oynayabilirsin.';
    case 'staleLive':
      return 'Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.';
    case 'removed':
      return `${obstacle.count} seçim artık bahse kapalı. Oynamak için kaldır.`;
    case 'suspended':
      return `${obstacle.count} seçim şu anda bahse kapalı. Açılmasını bekle ya da kaldır.`;
  }
}

/** Kuruş → "20.000" or "50,50": an amount inside a sentence, decimals only where there are any. */
function lira(kurus: number): string {
  const rest = kurus % 100;
  const whole = String((kurus - rest) / 100).replace(/\B(?=(\d{3})+$)/g, '.');
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}

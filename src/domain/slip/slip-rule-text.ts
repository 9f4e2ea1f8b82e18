/** Turkish texts for broken rules of the slip. */
import { failureText } from '../failure-text.ts';
import { liraText } from '../number-text.ts';
import type { RuleViolation } from './slip-rules.ts';

/** Returns the exact text of rule play-3 if it has one, otherwise the product's own. */
export function ruleText(rule: RuleViolation): string {
  switch (rule.kind) {
    case 'minBets':
      return `MBS kuralı nedeniyle en az ${rule.missing} maç daha eklemelisiniz.`;
    case 'multiMinimum':
      return `Çoklu kuponlarda tek kupon bedeli minimum ${liraText(rule.least)} TL olmalıdır.`;
    case 'minimum':
      return `Kupon bedeliniz en az ${liraText(rule.least)} TL olmalıdır.`;
    case 'maximum':
      return `Kupon bedeliniz en fazla ${liraText(rule.most)} TL olmalıdır.`;
    case 'bankerWithoutSystem':
      return 'Sistem seçmeden banko oynayamazsınız.';
    case 'systemNotOffered':
      return `Seçtiğin sistem (${rule.systems.join(', ')}) bu kuponda oynanamıyor.`;
    case 'tooManyEvents':
      return `Bir kuponda en fazla ${rule.most} maç olabilir.`;
    case 'couponCount':
      return `Kupon adedi en az 1, en fazla ${rule.most} olmalıdır.`;
    case 'locked':
      return 'Kuponunun durumu kontrol ediliyor.';
    case 'empty':
      return 'Kuponun boş. Bir oran seç, burada birikir.';
    case 'offline':
      return 'Çevrimdışısın. Bağlantın gelince oynayabilirsin.';
    case 'outdated':
      return failureText({ kind: 'outdated' });
    case 'unreached':
      return 'Servise şu anda ulaşılamıyor; kuponun hazır duruyor. Bağlantı gelince oynayabilirsin.';
    case 'refreshing':
      return 'Oranlar yenileniyor.';
    case 'staleLive':
      return 'Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.';
    case 'removed':
      return `${rule.count} seçim artık bahse kapalı. Oynamak için kaldır.`;
    case 'suspended':
      return `${rule.count} seçim şu anda bahse kapalı. Açılmasını bekle ya da kaldır.`;
  }
}

/** Turkish texts for broken rules of the slip. */
import { liraText } from '../number-text.ts';
import { OUTDATED_TEXT } from '../outdated-text.ts';
import type { RuleViolation } from './slip-rules.ts';
import type { AdditionResult } from '../../model/slip.ts';

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
      return OUTDATED_TEXT;
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

/**
 * Messages after several selections were added to the slip at once. Message after opening a slip; '' when all
 * selections were added.
 */
export function openedSlipText(taken: AdditionResult, wanted: number): string {
  const { added } = taken;
  const closed = closedOf(taken, wanted);
  if (added >= wanted) return '';
  if (closed >= wanted) return 'Bu kuponun seçimleri artık oynanamıyor.';
  const came = `${wanted} seçimden ${added} tanesi kuponuna eklendi`;
  if (added + closed >= wanted) return `${came}; diğerleri artık oynanamıyor.`;
  const gone = closed > 0 ? [`${closed} seçim artık oynanamıyor.`] : [];
  return [`${came}.`, ...gone, ...otherReasons(taken)].join(' ');
}

/** Message after adding a ready coupon. */
export function additionText(taken: AdditionResult, wanted: number): string {
  const { added } = taken;
  const closed = closedOf(taken, wanted);
  if (added >= wanted) return ALL_ADDED_TEXT;
  if (closed >= wanted) return 'Bu kupondaki bahisler şu anda kapalı, hiçbiri eklenemedi.';
  return [...cameText(added, closed), ...otherReasons(taken)].join(' ');
}

export const ALL_ADDED_TEXT = 'Kuponuna eklendi.';

/** Selections counted in no other way, because the program does not offer them now. */
function closedOf({ added, full, doubled }: AdditionResult, wanted: number): number {
  return Math.max(0, wanted - added - full - doubled);
}

function cameText(added: number, closed: number): string[] {
  if (added > 0 && closed > 0) return [`${added} bahis eklendi; kapalı olan ${closed} bahis eklenemedi.`];
  if (added > 0) return [`${added} bahis eklendi.`];
  return closed > 0 ? [`Kapalı olan ${closed} bahis eklenemedi.`] : [];
}

function otherReasons({ full, most, doubled }: AdditionResult): string[] {
  return [
    ...(doubled > 0 ? ['Bir maçtan tek seçim olabilir.'] : []),
    ...(full > 0 ? [ruleText({ kind: 'tooManyEvents', most })] : []),
  ];
}

/** Kinds of transactions, as filters and titles (rule wallet-11). */
import type { Transaction } from '../../model/payment.ts';
import {
  BONUS,
  BONUS_CANCELLED,
  BONUS_EXPIRED,
  BONUS_PLAY,
  BONUS_RETAILER_CHANGED,
  BONUS_RETAILER_CLOSED,
  BONUS_RETAILER_TRANSFERRED,
  COUPON_PENDING,
  COUPON_REFUND,
  DEPOSIT,
  FIXED_ODDS,
  PLAY,
  POOL_REFUND,
  PRIZE,
  WAGERING_BONUS,
  WITHDRAWAL,
  WITHDRAWAL_CANCELLED,
  WITHDRAWAL_PENDING,
} from '../../domain/transaction/known-types.ts';

export interface TransactionKind {
  /** Name in the URL. */
  name: string;
  title: string;
  type: number;
  couponType?: number;
}

/** Kinds in display order. */
export const transactionKinds: readonly TransactionKind[] = [
  { name: 'kupon-oynama', title: 'Kupon Oynama', type: PLAY, couponType: FIXED_ODDS },
  { name: 'ikramiye', title: 'İkramiye Ödemesi', type: PRIZE, couponType: FIXED_ODDS },
  { name: 'para-yatirma', title: 'Para Yatırma', type: DEPOSIT },
  { name: 'para-cekme', title: 'Para Çekme', type: WITHDRAWAL },
  { name: 'bekleyen-para-cekme', title: 'Bekleyen Para Çekme', type: WITHDRAWAL_PENDING },
  { name: 'iptal-edilen-para-cekme', title: 'İptal Edilen Para Çekme', type: WITHDRAWAL_CANCELLED },
  { name: 'spor-toto-oynama', title: 'Spor Toto Oynama', type: PLAY },
  { name: 'spor-toto-ikramiye', title: 'Spor Toto İkramiye Ödemesi', type: PRIZE },
  { name: 'spor-toto-iadesi', title: 'Spor Toto İptal İadesi', type: POOL_REFUND },
  { name: 'onay-bekleyen-kupon', title: 'Onay Bekleyen Kupon Tutarı', type: COUPON_PENDING },
  { name: 'olusmayan-kupon-iadesi', title: 'Oluşmayan Kupon İadesi', type: COUPON_REFUND },
  { name: 'bonus-ile-kupon', title: 'Bonus ile Kupon Oynama', type: BONUS_PLAY },
  { name: 'bonus-yukleme', title: 'Bonus Yükleme', type: BONUS },
  { name: 'cevrim-sartli-bonus', title: 'Çevrim Şartlı Bonus', type: WAGERING_BONUS },
  { name: 'bonus-iptali', title: 'Bonus İptali', type: BONUS_CANCELLED },
  { name: 'suresi-dolan-bonus', title: 'Bonus Süresi Doldu', type: BONUS_EXPIRED },
  { name: 'bayi-degisikligi', title: 'Bayi Değişikliği Nedeniyle Silinen Bonus', type: BONUS_RETAILER_CHANGED },
  { name: 'bayi-kapanisi', title: 'Bayi Kapanışı Nedeniyle Silinen Bonus', type: BONUS_RETAILER_CLOSED },
  { name: 'bayi-devri', title: 'Bayi Devri Nedeniyle Silinen Bonus', type: BONUS_RETAILER_TRANSFERRED },
];

/** Our title of a transaction, or the service's name for an unknown type. */
export function transactionTitle({
  type,
  couponType,
  name,
}: Pick<Transaction, 'type' | 'couponType' | 'name'>): string {
  const ofType = transactionKinds.filter((kind) => kind.type === type);
  const known = ofType.find((kind) => kind.couponType === (couponType ?? undefined)) ?? ofType.at(-1);
  return known?.title ?? (name === '' ? 'Hesap hareketi' : name);
}

/** True for transactions of the football pool: play, cancellation and prize. */
export function isPoolTransaction({ type, couponType }: Pick<Transaction, 'type' | 'couponType'>): boolean {
  return type === POOL_REFUND || ((type === PLAY || type === PRIZE) && couponType !== FIXED_ODDS);
}

export type TransactionTopic = 'coupon' | 'prize' | 'transfer' | 'waiting' | 'bonus' | 'other';

/** Topic of a transaction, which selects its icon. */
export function transactionTopic(type: number): TransactionTopic {
  return topics[type] ?? 'other';
}

const topics: Partial<Record<number, TransactionTopic>> = {
  ...ofAll('coupon', [PLAY, POOL_REFUND, BONUS_PLAY, COUPON_REFUND]),
  ...ofAll('prize', [PRIZE]),
  ...ofAll('transfer', [DEPOSIT, WITHDRAWAL, WITHDRAWAL_CANCELLED]),
  ...ofAll('waiting', [COUPON_PENDING, WITHDRAWAL_PENDING]),
  ...ofAll('bonus', [
    BONUS,
    WAGERING_BONUS,
    BONUS_CANCELLED,
    BONUS_EXPIRED,
    BONUS_RETAILER_CHANGED,
    BONUS_RETAILER_CLOSED,
    BONUS_RETAILER_TRANSFERRED,
  ]),
};

function ofAll(topic: TransactionTopic, types: number[]): Record<number, TransactionTopic> {
  return Object.fromEntries(types.map((type) => [type, topic]));
}

/** Kinds of transactions as a player chooses and reads them (rule wallet-11). */
import type { Transaction } from '../../model/transaction.ts';

export interface TransactionKind {
  /** In an address. */
  name: string;
  title: string;
  type: number;
  couponType?: number;
}

const FIXED_ODDS = 27;

/** In the order they are offered. */
export const transactionKinds: readonly TransactionKind[] = [
  { name: 'kupon-oynama', title: 'Kupon Oynama', type: 4, couponType: FIXED_ODDS },
  { name: 'ikramiye', title: 'İkramiye Ödemesi', type: 10, couponType: FIXED_ODDS },
  { name: 'para-yatirma', title: 'Para Yatırma', type: 2 },
  { name: 'para-cekme', title: 'Para Çekme', type: 12 },
  { name: 'bekleyen-para-cekme', title: 'Bekleyen Para Çekme', type: 41 },
  { name: 'iptal-edilen-para-cekme', title: 'İptal Edilen Para Çekme', type: 42 },
  { name: 'spor-toto-oynama', title: 'Spor Toto Oynama', type: 4 },
  { name: 'spor-toto-ikramiye', title: 'Spor Toto İkramiye Ödemesi', type: 10 },
  { name: 'spor-toto-iadesi', title: 'Spor Toto İptal İadesi', type: 7 },
  { name: 'onay-bekleyen-kupon', title: 'Onay Bekleyen Kupon Tutarı', type: FIXED_ODDS },
  { name: 'olusmayan-kupon-iadesi', title: 'Oluşmayan Kupon İadesi', type: 28 },
  { name: 'bonus-ile-kupon', title: 'Bonus ile Kupon Oynama', type: 16 },
  { name: 'bonus-yukleme', title: 'Bonus Yükleme', type: 13 },
  { name: 'cevrim-sartli-bonus', title: 'Çevrim Şartlı Bonus', type: 14 },
  { name: 'bonus-iptali', title: 'Bonus İptali', type: 18 },
  { name: 'suresi-dolan-bonus', title: 'Bonus Süresi Doldu', type: 19 },
  { name: 'bayi-degisikligi', title: 'Bayi Değişikliği Nedeniyle Silinen Bonus', type: 20 },
  { name: 'bayi-kapanisi', title: 'Bayi Kapanışı Nedeniyle Silinen Bonus', type: 21 },
  { name: 'bayi-devri', title: 'Bayi Devri Nedeniyle Silinen Bonus', type: 30 },
];

/** Our own name of a type; the service's for one we do not know. */
export function transactionTitle({
  type,
  couponType,
  name,
}: Pick<Transaction, 'type' | 'couponType' | 'name'>): string {
  const ofType = transactionKinds.filter((kind) => kind.type === type);
  const known = ofType.find((kind) => kind.couponType === (couponType ?? undefined)) ?? ofType.at(-1);
  return known?.title ?? (name === '' ? 'Hesap hareketi' : name);
}

/** Of the football pool: its play, its cancellation and its prize. */
export function isOfPool({ type, couponType }: Pick<Transaction, 'type' | 'couponType'>): boolean {
  return type === 7 || ((type === 4 || type === 10) && couponType !== FIXED_ODDS);
}

export type TransactionTopic = 'coupon' | 'prize' | 'transfer' | 'waiting' | 'bonus' | 'other';

/** What it has to do with, for its picture. */
export function transactionTopic(type: number): TransactionTopic {
  return topics[type] ?? 'other';
}

const topics: Partial<Record<number, TransactionTopic>> = {
  ...ofAll('coupon', [4, 7, 16, 28]),
  ...ofAll('prize', [10]),
  ...ofAll('transfer', [2, 12, 42]),
  ...ofAll('waiting', [27, 41]),
  ...ofAll('bonus', [13, 14, 18, 19, 20, 21, 30]),
};

function ofAll(topic: TransactionTopic, types: number[]): Record<number, TransactionTopic> {
  return Object.fromEntries(types.map((type) => [type, topic]));
}

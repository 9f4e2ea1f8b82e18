/** What is kept on this device for times without a network: how much it is, and taking it away. */
import type { Result } from '../../model/failure.ts';
import { storageUse } from '../../platform/device/storage-use.ts';

export interface KeptCopies {
  /** Bytes of everything, the product's own files too; undefined where the browser does not say. */
  bytes: number | undefined;
  /** Copies of coupon lists and coupons. */
  couponCount: number;
  couponBytes: number;
}

export async function readKeptCopies(): Promise<KeptCopies> {
  const { memberCopiesUsage } = await import('../../storage/member/member-copies.ts');
  const [bytes, { count, bytes: couponBytes }] = await Promise.all([storageUse(), memberCopiesUsage()]);
  return { bytes, couponCount: count, couponBytes };
}

/** Coupons and content go, the product itself stays. */
export async function eraseCopies(): Promise<Result<null>> {
  const [{ eraseMemberCopies }, { eraseContentCopies }] = await Promise.all([
    import('../../storage/member/member-copies.ts'),
    import('../../storage/content/erase-content.ts'),
  ]);
  const erased = await Promise.all([eraseMemberCopies(), eraseContentCopies()]);
  if (erased.every(Boolean)) return { ok: true, value: null };
  return { ok: false, failure: { kind: 'unavailable', message: 'Veriler silinemedi. Lütfen tekrar dene.' } };
}

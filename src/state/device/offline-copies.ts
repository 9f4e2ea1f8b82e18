/** Data cached on this device for use without a network: its size, and how to erase it. */
import type { Result } from '../../model/failure.ts';
import { storageUse } from '../../platform/device/storage-use.ts';

export interface KeptCopies {
  /** Bytes of everything, including the product's own files; undefined when the browser does not report it. */
  bytes: number | undefined;
  /** Number of cached coupon lists and coupons. */
  couponCount: number;
  couponBytes: number;
}

export async function readKeptCopies(): Promise<KeptCopies> {
  const { memberCopiesUsage } = await import('../../storage/member/member-copies.ts');
  const [bytes, { count, bytes: couponBytes }] = await Promise.all([storageUse(), memberCopiesUsage()]);
  return { bytes, couponCount: count, couponBytes };
}

/** Erases cached coupons and content; the product's own files stay. */
export async function eraseCopies(): Promise<Result<null>> {
  const [{ eraseMemberCopies }, { eraseContentCopies }] = await Promise.all([
    import('../../storage/member/member-copies.ts'),
    import('../../storage/content/erase-content.ts'),
  ]);
  const erased = await Promise.all([eraseMemberCopies(), eraseContentCopies()]);
  if (erased.every(Boolean)) return { ok: true, value: null };
  return { ok: false, failure: { kind: 'unavailable', message: 'Veriler silinemedi. Lütfen tekrar dene.' } };
}

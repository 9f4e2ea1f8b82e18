/** Data cached on this device for use without a network: its size, and how to erase it. */
import type { Result } from '../../model/failure.ts';
import { storageUsage } from '../../platform/device/storage-usage.ts';

export interface OfflineCacheUsage {
  /** Bytes of everything, including the product's own files; undefined when the browser does not report it. */
  bytes: number | undefined;
  /** Number of cached coupon lists and coupons. */
  couponCount: number;
  couponBytes: number;
}

export async function readOfflineCacheUsage(): Promise<OfflineCacheUsage> {
  const { memberCacheUsage } = await import('../../storage/member/member-cache.ts');
  const [bytes, { count, bytes: couponBytes }] = await Promise.all([storageUsage(), memberCacheUsage()]);
  return { bytes, couponCount: count, couponBytes };
}

/** Erases cached coupons and content; the product's own files stay. */
export async function eraseOfflineCache(): Promise<Result<null>> {
  const [{ eraseMemberCache }, { eraseContentCache }] = await Promise.all([
    import('../../storage/member/member-cache.ts'),
    import('../../storage/content/erase-content-cache.ts'),
  ]);
  const erased = await Promise.all([eraseMemberCache(), eraseContentCache()]);
  if (erased.every(Boolean)) return { ok: true, value: null };
  return { ok: false, failure: { kind: 'unavailable', message: 'Veriler silinemedi. Lütfen tekrar dene.' } };
}

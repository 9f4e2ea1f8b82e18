import { useCallback, useEffect, useState } from 'react';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { Button } from '../../ui/control/button.tsx';
import { dropStoredScreens } from '../../state/stored-screen/record-screen.ts';
import styles from './settings-page.module.css';
import type { Result } from '../../model/failure.ts';

/** Size of the data stored on this device for offline use, with a button to delete it. */
export function OfflineSetting() {
  const { data, erased, onErased } = useKeptCopies();
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px" aria-live="polite">
        <span className="weight-550">{erased ? 'Çevrimdışı veriler silindi' : 'Bu cihazda saklananlar'}</span>
        <span className="text-xs muted leading-145 num">{data === undefined ? 'Hesaplanıyor…' : usageText(data)}</span>
      </p>
      <Button variant="quiet" onClick={() => askErase(onErased)}>
        Sil
      </Button>
    </div>
  );
}

function useKeptCopies(): { data: OfflineCacheUsage | undefined; erased: boolean; onErased: () => void } {
  const [data, setData] = useState<OfflineCacheUsage>();
  const [erased, setErased] = useState(false);
  const read = useCallback(() => void readOfflineCacheUsage().then(setData), []);
  useEffect(read, [read]);
  const onErased = (): void => {
    setErased(true);
    read();
  };
  return { data, erased, onErased };
}

/** Confirms first, because offline the deleted data cannot be loaded again. */
function askErase(onErased: () => void): void {
  openConfirm({
    title: 'Çevrimdışı verileri sil',
    children:
      'Kuponlarının ve mesajlarının bu cihazdaki kopyaları silinecek. İnternetin yokken onları göremezsin; bağlanınca yeniden gelirler. Hesabındakilere bir şey olmaz.',
    confirmText: 'Çevrimdışı verileri sil',
    busyText: 'Siliniyor…',
    onConfirm: eraseOfflineCache,
    onDone: onErased,
  });
}

function usageText({ bytes, couponCount, couponBytes }: OfflineCacheUsage): string {
  const coupons =
    couponCount === 0 ? 'Kupon ve mesaj kopyası yok' : `Kuponların ve mesajların: ${sizeText(couponBytes)}`;
  return bytes === undefined ? coupons : `${coupons} · Uygulamayla birlikte: ${sizeText(bytes)}`;
}

/** Bytes → "0 KB", "840 KB", "3,2 MB", with a non-breaking space before the unit. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes}\u00a0KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('tr-TR', { maximumFractionDigits: 1 })}\u00a0MB`;
}

interface OfflineCacheUsage {
  /** Bytes of everything, including the product's own files; undefined when the browser does not report it. */
  bytes: number | undefined;
  /** Number of cached coupon lists and coupons. */
  couponCount: number;
  couponBytes: number;
}

/** Data cached on this device for use without a network: its size, and how to erase it. */
async function readOfflineCacheUsage(): Promise<OfflineCacheUsage> {
  const { memberCacheUsage } = await import('../../storage/member/member-cache.ts');
  const [bytes, { count, bytes: couponBytes }] = await Promise.all([storageUsage(), memberCacheUsage()]);
  return { bytes, couponCount: count, couponBytes };
}

/** Erases cached coupons and content; the product's own files stay. */
async function eraseOfflineCache(): Promise<Result<null>> {
  const [{ eraseMemberCache }, { eraseContentCache }] = await Promise.all([
    import('../../storage/member/member-cache.ts'),
    import('../../storage/content/erase-content-cache.ts'),
  ]);
  dropStoredScreens();
  const erased = await Promise.all([eraseMemberCache(), eraseContentCache()]);
  if (erased.every(Boolean)) return { ok: true, value: null };
  return { ok: false, failure: { kind: 'unavailable', message: 'Veriler silinemedi. Lütfen tekrar dene.' } };
}

/**
 * Returns the bytes that this origin stores on the device, cached files included; undefined if the browser does not
 * report it.
 */
async function storageUsage(): Promise<number | undefined> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.estimate === undefined) return undefined;
  try {
    return (await storage.estimate()).usage;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}

import { useCallback, useEffect, useState } from 'react';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { type OfflineCacheUsage, eraseOfflineCache, readOfflineCacheUsage } from '../../state/device/offline-cache.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './settings-page.module.css';

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

import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { useEffect, useRef, useState } from 'react';
import { type SharedReference, parseSharedReference } from '../../domain/slip/slip-code.ts';
import { canScanQr, scanQr } from '../../platform/device/scan-qr.ts';
import { hideModal, showForm } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './shared-slip-page.module.css';

interface QrButtonProps {
  /** Called with the content of a QR code that is a code or an address of this product. */
  onFound: (reference: SharedReference) => void;
}

/** Scans a QR code with the camera; absent where the browser cannot (rule sharing-11). */
export function QrButton({ onFound }: QrButtonProps) {
  const [able, setAble] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void canScanQr().then((can) => isCurrent && setAble(can));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!able) return null;
  const found = (reference: SharedReference): void => {
    hideModal();
    onFound(reference);
  };
  return (
    <Button variant="quiet" wide onClick={() => showForm({ title: 'QR okut', content: <Scanner onFound={found} /> })}>
      <ScanQrCode size={18} aria-hidden /> QR okut
    </Button>
  );
}

const hints = {
  searching: 'Karekodu çerçevenin içine getir.',
  foreign: 'Bu karekod bir Tribün kuponu değil.',
} as const;

function Scanner({ onFound }: QrButtonProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hint, setHint] = useState<keyof typeof hints>('searching');
  const [failed, setFailed] = useState(false);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  }, [onFound]);
  useEffect(() => {
    if (video.current === null) return undefined;
    return scanQr(video.current, {
      onText: (text) => {
        const reference = parseSharedReference(text, location.origin);
        if (reference === undefined) setHint('foreign');
        else latest.current(reference);
      },
      onFailed: () => setFailed(true),
    });
  }, []);
  return (
    <div className="stack gap-3">
      <video ref={video} className={styles['camera']} muted playsInline aria-label="Kamera" hidden={failed} />
      <FormError text={failed ? 'Kamera açılamadı. Tarayıcının kamera iznini kontrol et ya da kodu yaz.' : ''} />
      {!failed && <output className="text-sm muted">{hints[hint]}</output>}
    </div>
  );
}

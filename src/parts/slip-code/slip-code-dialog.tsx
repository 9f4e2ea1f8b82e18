import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useCallback, useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { CallInputOf } from '../../contract/services/calls.ts';
import { momentText } from '../../domain/date-text.ts';
import { slipCodeText } from '../../domain/slip/slip-code.ts';
import type { SlipCode } from '../../model/slip.ts';
import { copyText } from '../../platform/device/share-link.ts';
import { keepScreenAwake } from '../../platform/device/wake-lock.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useLinkSharing } from '../../state/slip/sharing.ts';
import { Button } from '../../ui/control/button.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import { ShareNote } from '../share-note/share-note.tsx';
import styles from './slip-code-dialog.module.css';

type SlipBody = CallInputOf<'createSlipCode'>['body']['slip'];

/** The short code of a slip, to be said, copied, sent or scanned (rules sharing-9, sharing-12). */
export default function SlipCodeDialog({ slip }: { slip: SlipBody }) {
  const [made, setMade] = useState<SlipCode>();
  const { note, failed, run } = useAction('');
  const request = useCallback(() => {
    // An equal slip keeps its code, so another request changes nothing.
    run(() => writeService('createSlipCode', { body: { slip } }), {
      onDone: (code) => {
        setMade(code);
        return undefined;
      },
    });
  }, [run, slip]);
  useEffect(request, [request]);
  if (made !== undefined) return <ShownCode {...made} />;
  if (!failed) return <Skeleton height={420} />;
  return (
    <div className="stack gap-3">
      <FormError text={note} />
      <Button variant="quiet" wide onClick={request}>
        Tekrar dene
      </Button>
    </div>
  );
}

type Reader = 'retailer' | 'friend';

const readers: readonly { value: Reader; label: string }[] = [
  { value: 'retailer', label: 'Bayide okut' },
  { value: 'friend', label: 'Arkadaşına okut' },
];

function ShownCode({ code, expiresAt }: SlipCode) {
  const [reader, setReader] = useState<Reader>('retailer');
  const [copied, setCopied] = useState('');
  const [now] = useState(() => Date.now() / 1_000);
  const sharing = useLinkSharing('Tribün kuponu');
  useEffect(keepScreenAwake, []);
  const path = couponLinks.slipCode(code);
  const content = reader === 'retailer' ? code : new URL(path, location.origin).href;
  const copy = async (): Promise<void> => {
    setCopied((await copyText(code)) ? 'Kod kopyalandı.' : 'Kod kopyalanamadı, basılı tutup seçebilirsin.');
  };
  return (
    <div className="stack gap-3">
      <div className={`stack ${styles['head']}`}>
        <p className={styles['code']}>
          <span translate="no" aria-hidden="true">
            {slipCodeText(code)}
          </span>
          {/* Digit by digit, because "482 913" would be read as two numbers. */}
          <span className="visually-hidden">Kupon kodu: {Array.from(code).join(' ')}</span>
        </p>
        {expiresAt !== null && (
          <p className="text-sm muted">
            Son kullanım: <b className="num">{momentText(expiresAt, now)}</b>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy size={16} aria-hidden /> Kodu kopyala
        </Button>
        <Button variant="quiet" aria-busy={sharing.busy} onClick={() => sharing.share(path)}>
          <Share2 size={16} aria-hidden /> Bağlantıyı gönder
        </Button>
      </div>
      <output className={`text-sm muted ${styles['note']}`}>{copied}</output>
      <ShareNote note={sharing.note} url={sharing.url} />
      <Segmented options={readers} value={reader} onChange={setReader} label="Karekodu okuyan" wide />
      <QrCode
        content={content}
        name={reader === 'retailer' ? 'Kupon kodunun karekodu' : 'Kupon bağlantısının karekodu'}
      />
      <p className="text-xs muted">
        {reader === 'retailer'
          ? 'Bayi bu karekodu okutabilir ya da kodu yazabilir. Ekran açık kalır.'
          : 'Telefonunun kamerasıyla okutan, kuponu açar. Adın görünmez.'}
      </p>
    </div>
  );
}

/** Blank modules around the code, without which scanners do not find it. */
const QUIET_MODULES = 4;

/** Dark on white in both themes, because scanners do not read light codes. */
function QrCode({ content, name }: { content: string; name: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <LabelledGraphic name={name}>
      <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </LabelledGraphic>
  );
}

import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { couponPicture } from '../../domain/coupon/coupon-picture.ts';
import type { Coupon } from '../../model/coupon.ts';
import { saveFile } from '../../platform/device/save-file.ts';
import { canShareFile, shareFile } from '../../platform/device/share-file.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useIsConnected } from '../../state/engine/use-connection.ts';
import { requestSharedPath } from '../../state/slip/sharing.ts';
import { useLegMarketNames } from '../../state/spoiler/use-spoiler-preference.ts';
import { Button } from '../../ui/control/button.tsx';
import { Switch } from '../../ui/control/switch.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './coupon-picture-dialog.module.css';
import { type PaintedPicture, paintPicture } from './paint-picture.ts';

/** The coupon as a picture to share or save, made on the device (rule sharing-10). */
export default function CouponPictureDialog({ coupon }: { coupon: Coupon }) {
  const [withAmounts, setWithAmounts] = useState(false);
  const address = useSharedAddress(coupon);
  const painted = usePaintedPicture(coupon, withAmounts, address);
  const { busy, note, failed, run } = useAction('');
  const file = painted === 'failed' ? undefined : painted?.file;
  const shares = file !== undefined && canShareFile(file);
  const save = (): void => {
    if (file !== undefined) saveFile(file.name, file);
  };
  const share = (): void => {
    if (file === undefined) return;
    run(async () => ({ ok: true, value: await shareFile(file) }), {
      onDone: (outcome) => {
        if (outcome !== 'refused') return '';
        saveFile(file.name, file);
        return 'Paylaşım açılamadı, resim cihazına kaydedildi.';
      },
    });
  };
  return (
    <div className="stack gap-3">
      <div className={styles['preview']}>
        {painted === 'failed' ? (
          <FormError text="Resim bu cihazda hazırlanamadı." />
        ) : painted === undefined ? (
          <Skeleton height={320} />
        ) : (
          <img src={painted.shown} width={painted.width} height={painted.height} alt={altText(coupon)} />
        )}
      </div>
      <Switch
        label="Tutarları göster"
        hint="Bedel ve kazanç resimde yer alır."
        on={withAmounts}
        onChange={setWithAmounts}
      />
      <p className="text-xs muted">
        {address === '' ? 'Adın ve kupon numaran' : 'Karekod kuponu açar. Adın ve kupon numaran'} resimde yer almaz.
      </p>
      <div className="stack gap-2">
        {shares && (
          <Button variant="primary" wide aria-busy={busy !== ''} onClick={share}>
            <Share2 size={16} aria-hidden /> Paylaş
          </Button>
        )}
        <Button variant={shares ? 'quiet' : 'primary'} wide aria-disabled={file === undefined} onClick={save}>
          <Download size={16} aria-hidden /> Resmi indir
        </Button>
      </div>
      <FormError text={failed ? note : ''} />
      <output className="text-sm muted">{failed ? '' : note}</output>
    </div>
  );
}

/** Undefined until the picture is painted, 'failed' where the browser cannot. */
function usePaintedPicture(
  coupon: Coupon,
  withAmounts: boolean,
  address: string,
): PaintedPicture | 'failed' | undefined {
  const nameOf = useLegMarketNames();
  const [now] = useState(() => Date.now() / 1_000);
  const [painted, setPainted] = useState<PaintedPicture | 'failed'>();
  const picture = couponPicture(coupon, {
    withAmounts,
    marketName: ({ marketName, result }) => nameOf(marketName, result === 'open', undefined),
    now,
  });
  // The content decides, not the identity of its object, which every render makes anew.
  const content = JSON.stringify(picture);
  useEffect(() => {
    let isCurrent = true;
    void paintPicture(JSON.parse(content) as typeof picture, address).then(
      (made) => isCurrent && setPainted(made),
      () => isCurrent && setPainted('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, address]);
  return painted;
}

/** Address at which others open the coupon; '' while it is unknown, because a picture needs no network. */
function useSharedAddress({ id, sharedId }: Coupon): string {
  const [requested, setRequested] = useState('');
  const online = useIsConnected();
  const isMissing = sharedId === null && requested === '' && online;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void requestSharedPath(id).then((path) => {
      if (isCurrent && path.ok) setRequested(path.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isMissing]);
  const path = sharedId === null ? requested : couponLinks.sharedSlip(sharedId);
  return path === '' ? '' : new URL(path, location.origin).href;
}

const altText = ({ legs }: Coupon): string =>
  `Kuponun resmi: ${(legs ?? []).map(({ eventName, outcomeName }) => `${eventName} ${outcomeName}`).join(', ')}`;

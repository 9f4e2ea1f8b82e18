import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect } from 'react';
import { showSheet } from '../../state/overlays/dialogs.ts';
import {
  recordInstallHintAnswer,
  promptInstall,
  recordCouponPlayed,
  useInstallHint,
} from '../../state/device/install-offer.ts';
import { useSession } from '../../state/member/session.ts';
import { useSlipPlay, useSelections } from '../../state/slip/slip-calls.ts';
import { useOverlaySlot } from '../../state/overlays/overlay-queue.ts';
import { useUpdateReady } from '../../state/device/app-update.ts';
import { Button } from '../../ui/control/button.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { InstallSteps } from '../../parts/install-steps/install-steps.tsx';
import { useCurrentPage } from '../pages/use-current-page.ts';
import styles from './install-hint.module.css';

/**
 * Offers the installation once, after the product has proved useful. Placed above the bottom bars, so that it covers no
 * content.
 */
export function InstallHint() {
  const member = useSession().phase === 'member';
  const way = useInstallHint({ member, atCoupons: useCurrentPage().section === 'coupons' });
  const updating = useUpdateReady();
  const turn = useOverlaySlot('installHint', way !== null && !updating);
  const slipFloats = useSelections().length > 0;
  useFirstPlay();
  if (way === null || !turn) return null;
  return (
    <section
      className={classNames('card stack middle', styles['hint'], slipFloats && styles['over'])}
      aria-label="Tribün’ü yükle"
    >
      <Smartphone size={28} className={styles['icon']} aria-hidden="true" />
      <p className="text-sm muted">
        <strong className={`text-md weight-650 ${styles['title']}`}>Tribün hep yanında olsun</strong>
        Kuponların internet yokken de açılır.
      </p>
      <div className={`flex gap-2 ${styles['answers']}`}>
        <Button variant="text" onClick={recordInstallHintAnswer}>
          Şimdi değil
        </Button>
        <Button variant="primary" onClick={() => (way === 'prompt' ? void promptInstall() : showSteps())}>
          {way === 'prompt' ? 'Yükle' : 'Nasıl?'}
        </Button>
      </div>
    </section>
  );
}

function useFirstPlay(): void {
  const { phase } = useSlipPlay();
  useEffect(() => {
    if (phase === 'confirmed') recordCouponPlayed();
  }, [phase]);
}

function showSteps(): void {
  recordInstallHintAnswer();
  showSheet({ title: 'Ana ekrana ekle', content: <InstallSteps />, buttonText: 'Anladım' });
}

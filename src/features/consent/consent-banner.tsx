import { useEffect, useRef } from 'react';
import { setConsent, openConsentDialog, useConsent } from '../../state/operator/consent.ts';
import { useOperatorSettings } from '../../state/operator/use-operator-settings.ts';
import { setBottomInset } from '../../state/overlays/bottom-inset.ts';
import { useOverlaySlot } from '../../state/overlays/overlay-queue.ts';
import { useSelections } from '../../state/slip/slip-calls.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './consent.module.css';

/**
 * Banner that requests consent once, if the operator has a container to measure with (rule terms-7). The banner is
 * placed above the bottom bar, the page grows by its height, and both answers have the same weight. Where the slip is a
 * bar in that place, the banner waits until the slip is empty.
 */
export default function ConsentBanner() {
  const { container = null } = useOperatorSettings() ?? {};
  const undecided = useConsent() === null;
  const slipFloats = useSelections().length > 0;
  const hasRoom = useViewport() === 'desktop' || !slipFloats;
  const turn = useOverlaySlot('consent', container !== null && undecided && hasRoom);
  return turn ? <Banner /> : null;
}

function Banner() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current === null ? undefined : makeRoom(place.current)), []);
  return (
    <section ref={place} className={`stack middle ${styles['banner']}`} aria-label="Çerez tercihleri" data-consent>
      <p className={`text-sm muted ${styles['words']}`}>
        <strong className={styles['title']}>Neyi ölçebiliriz?</strong>
        <span className={styles['reason']}>
          Gerekli çerezler hep açık. İzin verirsen kullanımı ölçer, sana uygun kampanyalar gösteririz.
        </span>
      </p>
      <div className={`flex wrap gap-2 ${styles['answers']}`}>
        <Button variant="text" onClick={openConsentDialog}>
          Tercihlerim
        </Button>
        <Button variant="quiet" onClick={() => setConsent({ statistics: false, marketing: false })}>
          Reddet
        </Button>
        <Button variant="quiet" onClick={() => setConsent({ statistics: true, marketing: true })}>
          Kabul et
        </Button>
      </div>
    </section>
  );
}

/** Reserves the banner's height at the end of the page, so that the last content can be scrolled clear of it. */
function makeRoom(place: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => setBottomInset(place.offsetHeight));
  sizes.observe(place);
  return () => {
    sizes.disconnect();
    setBottomInset(0);
  };
}

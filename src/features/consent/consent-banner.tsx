import { useEffect, useRef } from 'react';
import { choose, openConsent, useConsent } from '../../state/operator/consent.ts';
import { useOperator } from '../../state/operator/operator.ts';
import { takeRoom } from '../../state/overlays/bottom-room.ts';
import { useOverlayTurn } from '../../state/overlays/queue.ts';
import { useSelections } from '../../state/slip/slip.ts';
import { Button } from '../../ui/control/button.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './consent.module.css';

/**
 * Banner that requests consent once, if the operator has a container to measure with (rule terms-7). The banner is
 * placed above the bottom bars, the page grows by its height, and both answers have the same weight.
 */
export default function ConsentBanner() {
  const { container = null } = useOperator() ?? {};
  const undecided = useConsent() === null;
  const turn = useOverlayTurn('consent', container !== null && undecided);
  return turn ? <Banner /> : null;
}

function Banner() {
  const place = useRef<HTMLElement>(null);
  const slipFloats = useSelections().length > 0;
  useEffect(() => (place.current === null ? undefined : makeRoom(place.current)), []);
  return (
    <section
      ref={place}
      className={classNames(styles['banner'], slipFloats && styles['over'])}
      aria-label="Çerez tercihleri"
      data-consent
    >
      <p className={styles['words']}>
        <strong className={styles['title']}>Neyi ölçebiliriz?</strong>
        Gerekli çerezler hep açık. İzin verirsen kullanımı ölçer, sana uygun kampanyalar gösteririz.
      </p>
      <div className={styles['answers']}>
        <Button variant="text" onClick={openConsent}>
          Tercihlerim
        </Button>
        <Button variant="quiet" onClick={() => choose({ statistics: false, marketing: false })}>
          Reddet
        </Button>
        <Button variant="quiet" onClick={() => choose({ statistics: true, marketing: true })}>
          Kabul et
        </Button>
      </div>
    </section>
  );
}

/** Reserves the banner's height at the end of the page, so that the last content can be scrolled clear of it. */
function makeRoom(place: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => takeRoom('consent', place.offsetHeight));
  sizes.observe(place);
  return () => {
    sizes.disconnect();
    takeRoom('consent', 0);
  };
}

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
 * Asks once, where there is something to measure with (rule terms-7). It stands above the bars at the bottom, the page
 * grows by its height, and no answer weighs more than another.
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

/** What is at the end of a page can be scrolled out from under it; nothing in sight moves. */
function makeRoom(place: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => takeRoom('consent', place.offsetHeight));
  sizes.observe(place);
  return () => {
    sizes.disconnect();
    takeRoom('consent', 0);
  };
}

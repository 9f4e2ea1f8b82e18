import { useEffect, useRef } from 'react';
import { useScoreCover } from '../../../state/scores/wish.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { CouponToast } from './coupon-toast.tsx';
import styles from './notices.module.css';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the product has to say by itself: lines of the header's own, which cover nothing (rule navigation-17). */
export default function Notices() {
  useScoreCover();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : makeRoom(place.current)), []);
  return (
    <div ref={place} className={styles['notices']}>
      <ConnectionLine />
      <UpdatePrompt />
      <PageBoundary compact resetKey="">
        <CouponToast />
      </PageBoundary>
    </div>
  );
}

/** What sticks below the header stops below its notices too. */
function makeRoom(place: HTMLElement): () => void {
  const { style } = document.documentElement;
  let height = 0;
  const sizes = new ResizeObserver(() => {
    // A change has the style of every element reckoned anew: none while there is nothing to say.
    if (height === place.clientHeight) return;
    height = place.clientHeight;
    style.setProperty('--notices', `${height}px`);
  });
  sizes.observe(place);
  return () => {
    sizes.disconnect();
    style.removeProperty('--notices');
  };
}

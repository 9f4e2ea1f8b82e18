import { useEffect, useRef } from 'react';
import { useSpoilerFilter } from '../../../state/spoiler/use-spoiler-preference.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { CouponToast } from './coupon-toast.tsx';
import styles from './header-notices.module.css';
import { UpdatePrompt } from './update-prompt.tsx';

/** Notices of the product as lines inside the header, so that they cover nothing (rule navigation-17). */
export default function HeaderNotices() {
  useSpoilerFilter();
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

/** Publishes the notices' height as `--notices`, so that sticky elements stop below them. Returns how to stop. */
function makeRoom(place: HTMLElement): () => void {
  const { style } = document.documentElement;
  let height = 0;
  const sizes = new ResizeObserver(() => {
    // Setting the property recalculates the style of every element, so it is skipped while the height is unchanged.
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

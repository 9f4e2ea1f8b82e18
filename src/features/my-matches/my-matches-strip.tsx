import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { Coupon } from '../../model/coupon.ts';
import { MyMatchLine } from '../../parts/my-matches/my-match-line.tsx';
import { useMyMatches } from '../../state/coupons/my-matches.ts';
import { dismissMyMatches } from '../../state/coupons/my-matches-dismissal.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './my-matches-strip.module.css';

interface StripProps {
  coupons: readonly Coupon[];
  /** True on the page on which it arrived: it lies over the page, and only while the top has left the window. */
  isOver: boolean;
}

/** The player's running matches below the header of every page (rule coupon-34): one at a time, swiped or by arrow. */
export default function MyMatchesStrip({ coupons, isOver }: StripProps) {
  const current = useMyMatches(coupons);
  // The line keeps its last matches until the next page, because without it the page would move up.
  const [matches, setMatches] = useState(current);
  if (current.length > 0 && current !== matches) setMatches(current);
  const list = useRef<HTMLUListElement>(null);
  if (matches.length === 0) return null;
  const next = (): void => {
    const { current: place } = list;
    if (place === null) return;
    const isAtEnd = place.scrollLeft + place.clientWidth * 1.5 > place.scrollWidth;
    place.scrollTo({ left: isAtEnd ? 0 : place.scrollLeft + place.clientWidth });
  };
  return (
    <section
      className={classNames('row', styles['strip'], isOver && styles['over'])}
      aria-label="Benim maçlarım"
      data-over={isOver || undefined}
    >
      <ul ref={list} className={styles['list']}>
        {matches.map((match) => (
          <li key={match.eventId} className={styles['item']}>
            <MyMatchLine match={match} isShort />
          </li>
        ))}
      </ul>
      {matches.length > 1 && (
        <button type="button" className={`rigid text-xs weight-600 muted num ${styles['next']}`} onClick={next}>
          <span className="visually-hidden">Sonraki maçın, toplam </span>
          {matches.length}
          <ChevronRight size={16} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={`icon-button rigid muted ${styles['close']}`}
        aria-label="Maçlarımı gizle"
        onClick={dismissMyMatches}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  );
}

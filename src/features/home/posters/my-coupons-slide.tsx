import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { type MyMatch, liveCouponCount } from '../../../domain/coupon/my-matches.ts';
import { MyMatchLine } from '../../../parts/my-matches/my-match-line.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { useMyMatches, useWaitingCoupons } from '../../../state/coupons/my-matches.ts';
import styles from './my-coupons-slide.module.css';

/** Matches that fit into the slider's height on a phone. */
const MOST_MATCHES = 2;

/** The first slide of a member with waiting coupons: their number, and the selections that run (rule coupon-35). */
export default function MyCouponsSlide() {
  const { coupons, total } = useWaitingCoupons();
  const matches = useMyMatches(coupons);
  const shown = matches.slice(0, MOST_MATCHES);
  return (
    <div className={`stack ${styles['card']}`}>
      <Link href={entryLinks.coupons()} className={`row text-md weight-700 ${styles['title']}`}>
        <span className="fill">{titleOf(total, matches)}</span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      {shown.map((match) => (
        <MyMatchLine key={match.eventId} match={match} isShort />
      ))}
      {matches.length === 0 && total > 0 && (
        <p className="text-sm muted">Maçların başlayınca skorları burada olacak.</p>
      )}
      {matches.length > shown.length && (
        <p className="text-xs muted num">+{matches.length - shown.length} maçın daha oynanıyor</p>
      )}
    </div>
  );
}

/** "Kuponların: 3 bekliyor · 1 canlı". */
function titleOf(total: number, matches: readonly MyMatch[]): string {
  const live = liveCouponCount(matches);
  const parts = [total > 0 ? `${total} bekliyor` : '', live > 0 ? `${live} canlı` : ''].filter(Boolean);
  return parts.length === 0 ? 'Kuponların' : `Kuponların: ${parts.join(' · ')}`;
}

import { wonTiers } from '../../domain/pool/pool-coupon-view.ts';
import type { PoolCouponDetail } from '../../model/pool.ts';
import styles from './pool-paper.module.css';

/** The tiers the coupon reached with their payouts; null until every match has its sign. */
export function WonTiers({ coupon }: { coupon: PoolCouponDetail }) {
  const tiers = wonTiers(coupon);
  if (tiers.length === 0) return null;
  return (
    <section className="stack gap-2" aria-label="Kazanan kolonlar">
      <h2 className={`text-md weight-700 ${styles['title']}`}>Kazanan kolonlar</h2>
      <ul className="card clip num">
        {tiers.map(({ tier, title, columns, sum }) => (
          <li key={tier} className={`stack middle gap-3 text-sm ${styles['row']}`} data-tier={tier}>
            <b>{title}</b>
            <span>{columns}</span>
            <b className={sum === null ? styles['later'] : styles['sum']}>{sum ?? 'İkramiye hesaplanıyor'}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

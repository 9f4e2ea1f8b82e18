import { tierView } from './pool-rounds.ts';
import type { PoolDividend } from '../../model/pool.ts';
import styles from './pool-results.module.css';

/** Payouts for 15, 14, 13 and 12 correct guesses, and the amounts carried over because nobody won. */
export function TierTable({ dividends }: { dividends: readonly PoolDividend[] }) {
  return (
    <section className="stack gap-2" aria-label="İkramiyeler">
      <h2 className={`text-md weight-700 ${styles['tiersTitle']}`}>İkramiyeler</h2>
      {dividends.length === 0 ? (
        <p className="card pad text-sm muted">İkramiyeler bütün maçlar sonuçlanınca açıklanır.</p>
      ) : (
        <table className={`card clip text-sm ${styles['table']} num`}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Doğru tahmin</th>
              <th scope="col">Kazanan kolon</th>
              <th scope="col">Kolon başına ikramiye</th>
            </tr>
          </thead>
          <tbody>
            {dividends.map(tierView).map(({ tier, title, winners, amount, carried }) => (
              <tr key={tier} className={styles['tier']} data-tier={tier}>
                <th scope="row">{title}</th>
                <td className={styles['winners']}>{winners}</td>
                <td className={carried === '' ? styles['amount'] : styles['carried']}>{carried || amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

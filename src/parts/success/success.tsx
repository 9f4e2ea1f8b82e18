import { CircleCheckBig, Store } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { ChosenRetailer } from '../../model/retailer.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import styles from './success.module.css';

/** The end of step 3: who the player's retailer is, and what can be done now (player-account §2). */
export function ResultScreen({ retailer }: { retailer: ChosenRetailer }) {
  return (
    <div className={styles['result']}>
      <span className={styles['mark']}>
        <CircleCheckBig size={36} aria-hidden="true" />
      </span>
      <h1 className={styles['title']}>Tebrikler, artık üyesin!</h1>
      <p className={styles['text']}>
        Üyeliğin başarılı bir şekilde oluşturuldu. Bakiyeni yükle, yükseltilmiş oranlarla hemen oynamaya başla.
      </p>
      <section className={styles['retailer']} aria-label="Bayin">
        <Store size={20} aria-hidden="true" />
        <div>
          <p className={styles['name']}>{retailer.name}</p>
          <p className={styles['detail']}>{retailer.address}</p>
          <p className={styles['detail']}>
            Bayi no: <span className="num">{retailer.id}</span>
          </p>
        </div>
      </section>
      <div className={styles['actions']}>
        <Link href={links.deposit()} className={buttonClass('primary', true)}>
          Para yatır
        </Link>
        <Link href={links.program('futbol')} className={buttonClass('quiet', true)}>
          Programa git
        </Link>
      </div>
    </div>
  );
}

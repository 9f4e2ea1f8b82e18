import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { ChosenRetailer as Chosen } from '../../model/retailer.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import styles from './chosen-retailer.module.css';

/** The result: which retailer it is now, in the specification's words. */
export function ChosenRetailer({ retailer }: { retailer: Chosen }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The list that had the focus is gone; what stands in its place is read out.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['result']}>
      <CircleCheck size={44} className={styles['icon']} aria-hidden="true" />
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        Yeni bayi seçme işlemin başarılı bir şekilde gerçekleşmiştir
      </h1>
      <div className={styles['card']}>
        <b className={styles['name']}>{retailer.name}</b>
        <p className={styles['address']}>{retailer.address}</p>
      </div>
      <div className={styles['ways']}>
        <Link href={links.home()} className={buttonClass('primary', true)}>
          Anasayfaya git
        </Link>
        <Link href={links.registeredRetailer()} className={buttonClass('quiet', true, styles['quiet'])}>
          Kayıtlı bayi bilgilerim
        </Link>
      </div>
    </div>
  );
}

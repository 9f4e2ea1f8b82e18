/** Print layout of a coupon, printed instead of the page (rule coupon-28). */
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { printPage, useIsPrinting } from '../../state/device/printing.ts';
import { Button } from '../../ui/control/button.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import styles from './coupon-printout.module.css';

/** Prints the page's coupon; needs no network. A phone has none, because its browser's own command is at hand. */
export function PrintButton() {
  const isPhone = useViewport() === 'mobile';
  if (isPhone) return null;
  return (
    <Button variant="quiet" onClick={printPage}>
      <Printer size={16} aria-hidden /> Yazdır
    </Button>
  );
}

interface CouponPrintoutProps {
  /** For example "Kupon no 880000002". */
  name: string;
  playedAt: string;
  kind: string;
  status: string;
  /** The last one is the total. */
  figures: readonly { label: string; value: string }[];
  /** Selections of the coupon. */
  children: ReactNode;
}

/** Rendered only while printing. */
export function CouponPrintout(props: CouponPrintoutProps) {
  return useIsPrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ name, playedAt, kind, status, figures, children }: CouponPrintoutProps) {
  return (
    <section className={styles['paper']} data-paper aria-label="Kuponun çıktısı">
      <header className={styles['head']}>
        <b className={styles['brand']}>Tribün</b>
        <p>
          <b>{name}</b>
          <span>{playedAt}</span>
        </p>
        <p>
          <span>{kind}</span>
          <b>{status}</b>
        </p>
      </header>
      {children}
      <dl className={styles['figures']}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['foot']}>Bu çıktı bilgi içindir; kuponun son hâli hesabında durur.</p>
    </section>
  );
}

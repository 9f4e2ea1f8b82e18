import CircleHelp from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { countText, moneyText } from '../../../domain/number-text.ts';
import { type PoolLimits, poolPrice } from '../../../domain/pool/pool-price.ts';
import { POOL_MATCHES, type PoolMarks } from '../../../model/pool.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { markHintShown, wasHintShown } from '../../../state/device/one-time-hints.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './pool-board.module.css';

/**
 * Explanation of the game, open at first use (on a phone it is a button) and on request; placed beside the marks, it blocks nothing (rule pool-24).
 */
export function HowTo({ limits }: { limits: PoolLimits }) {
  // On a phone it would leave no match in sight.
  const isPhone = useViewport() === 'mobile';
  const [open, setOpen] = useState(() => !isPhone && !wasHintShown('poolTour'));
  const id = useId();
  const toggle = (): void => {
    markHintShown('poolTour');
    setOpen(!open);
  };
  return (
    <section className={styles['how']} aria-label="Nasıl oynanır?">
      <button type="button" className={styles['ask']} aria-expanded={open} aria-controls={id} onClick={toggle}>
        {open ? <X size={16} aria-hidden /> : <CircleHelp size={16} aria-hidden />} Nasıl oynanır?
      </button>
      <div id={id} hidden={!open}>
        {open && <Words limits={limits} onDone={toggle} />}
      </div>
    </section>
  );
}

function Words({ limits, onDone }: { limits: PoolLimits; onDone: () => void }) {
  return (
    <div className={`stack gap-3 text-sm ${styles['words']}`}>
      <p>
        Her maça 90 dakikanın sonucunu işaretle: <b>1</b> ev sahibi, <b>0</b> beraberlik, <b>2</b> deplasman. Emin
        değilsen bir maça iki ya da üç işaret koy; kolon sayın ve tutarın her işarette hemen görünür. 15, 14, 13 veya 12
        doğru kazanır.
      </p>
      <ol className={`flex wrap gap-2 ${styles['examples']}`}>
        <Example title="Her maça bir işaret" counts={[]} limits={limits} />
        <Example title="İki maça iki, bir maça üç işaret" counts={[2, 2, 3]} limits={limits} />
      </ol>
      <Button variant="quiet" onClick={onDone}>
        Anladım
      </Button>
    </div>
  );
}

interface ExampleProps {
  title: string;
  /** Number of marks of the first matches; every other match has one. */
  counts: readonly number[];
  limits: PoolLimits;
}

/** Calculated with the same rule that prices the coupon. */
function Example({ title, counts, limits }: ExampleProps) {
  const block = Array.from({ length: POOL_MATCHES }, (_, at) => marksOf[(counts[at] ?? 1) - 1] ?? []);
  const { columns, price } = poolPrice([block], { multiplier: 1, coupons: 1 }, limits);
  const product = counts.length === 0 ? '1' : counts.join(' × ');
  return (
    <li className="num">
      <b>{title}</b>
      <span>
        {product} = {countText(columns)} kolon × {moneyText(limits.columnPrice)} ={' '}
        <b translate="no">{moneyText(price)}</b>
      </span>
    </li>
  );
}

const marksOf: readonly PoolMarks[] = [[1], [0, 1], [0, 1, 2]];

import { classNames } from '../../ui/style/class-names.ts';
import styles from './withdraw.module.css';

/** A label and its value. */
export type WithdrawalFact = readonly [label: string, value: string];

/** Facts of a withdrawal, one per line; null entries are omitted. */
export function WithdrawalFacts({
  of,
  className,
}: {
  of: readonly (WithdrawalFact | null)[];
  className?: string | undefined;
}) {
  const told = of.filter((fact) => fact !== null);
  if (told.length === 0) return null;
  return (
    <dl className={classNames(styles['facts'], 'num', className)}>
      {told.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { classNames } from '../../ui/style/class-names.ts';
import styles from './withdraw.module.css';

/** What it is, and its words. */
export type Fact = readonly [label: string, value: string];

/** What is known of a withdrawal, line by line; what is null is not told. */
export function Facts({ of, className }: { of: readonly (Fact | null)[]; className?: string | undefined }) {
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

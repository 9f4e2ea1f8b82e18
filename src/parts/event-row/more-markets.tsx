import Crown from 'lucide-react/icons/crown';
import { Link } from 'wouter';
import type { EventRow } from '../../model/program.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './more-markets.module.css';

/** "+94" to the other markets, the crown of a king-odd event, and its share of all plays. */
export function MoreMarkets({
  row,
  href,
  inline = false,
}: {
  row: EventRow;
  href: string | undefined;
  /** In one line instead of one below the other. */
  inline?: boolean;
}) {
  const className = classNames(styles['more'], inline && styles['inline'], 'num');
  const content = (
    <>
      {row.kingOdd && (
        <span className={styles['crown']} data-tour="king-crown">
          <Crown size={14} aria-hidden="true" />
          <span className="visually-hidden">, Kral Oran</span>
        </span>
      )}
      <PlayShare percent={row.playedPercent} />
    </>
  );
  if (href === undefined || row.marketCount < 2) return <div className={className}>{content}</div>;
  return (
    <Link className={className} href={href}>
      <span>
        +{row.marketCount}
        <span className="visually-hidden"> bahis, {row.name}</span>
      </span>
      {content}
    </Link>
  );
}

/** Below this share a figure means nothing. */
const LEAST_SHARE = 0.1;

function PlayShare({ percent }: { percent: number | null }) {
  if (percent === null || percent < LEAST_SHARE) return null;
  return (
    <span className={styles['share']}>
      <span className="visually-hidden">, oynanma oranı yüzde </span>
      <span aria-hidden="true">%</span>
      {percent >= 10 ? percent.toFixed(0) : percent.toFixed(1).replace('.', ',')}
    </span>
  );
}

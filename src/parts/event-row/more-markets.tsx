import Crown from 'lucide-react/icons/crown';
import { Link } from 'wouter';
import { isPlayShareShown } from '../../domain/program/play-share.ts';
import type { EventRow } from '../../model/program.ts';
import { requestDialog } from '../../state/overlays/dialogs.ts';
import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './more-markets.module.css';

/**
 * "+94" link to the other markets (a dialog for sports without match pages, rule program-32), with the crown of a
 * king-odd event and its share of all plays.
 */
export function MoreMarkets({
  row,
  href,
  inline = false,
}: {
  row: EventRow;
  href: string | undefined;
  /** Lays the parts out in one line instead of stacking them. */
  inline?: boolean;
}) {
  const className = classNames(styles['more'], inline && styles['inline'], 'num');
  const content = (
    <>
      {row.kingOdd && (
        <LabelledGraphic name="Kral Oran" className={styles['crown']} data-tour="king-crown">
          <Crown size={14} aria-hidden="true" />
        </LabelledGraphic>
      )}
      <PlayShare percent={row.playedPercent} />
    </>
  );
  if (row.marketCount < 2) return <div className={className}>{content}</div>;
  const more = (
    <>
      <LabelledGraphic name={`+${row.marketCount} bahis, ${row.name}`}>+{row.marketCount}</LabelledGraphic>
      {content}
    </>
  );
  if (href === undefined) {
    const open = (): void => requestDialog('markets', `${row.sportId}/${row.id}`);
    return (
      <button type="button" className={className} data-more aria-haspopup="dialog" onClick={open}>
        {more}
      </button>
    );
  }
  return (
    <Link className={className} href={href}>
      {more}
    </Link>
  );
}

function PlayShare({ percent }: { percent: number | null }) {
  if (!isPlayShareShown(percent)) return null;
  const share = `%${percent >= 10 ? percent.toFixed(0) : percent.toFixed(1).replace('.', ',')}`;
  return (
    <LabelledGraphic name={`oynanma oranı ${share}`} className={styles['share']}>
      {share}
    </LabelledGraphic>
  );
}

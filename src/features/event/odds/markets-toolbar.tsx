import BarChart3 from 'lucide-react/icons/chart-column';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Percent from 'lucide-react/icons/percent';
import type { DetailMarketGroup } from './market-groups.ts';
import { Chip } from '../../../ui/control/chip.tsx';
import styles from './odds.module.css';

interface MarketsToolbarProps {
  groups: DetailMarketGroup[];
  /** Slug of the chosen group. */
  current: string;
  onGroup: (slug: string) => void;
  percentages: boolean;
  onPercentages: () => void;
  /** True when the summary is shown above the odds; `undefined` if the match has no summary yet. */
  summary: boolean | undefined;
  onSummary: () => void;
  allCollapsed: boolean;
  onCollapseAll: () => void;
}

/** Chips for the market groups, which stay visible, and buttons that change the cards below. */
export function MarketsToolbar(props: MarketsToolbarProps) {
  const { groups, current, percentages, summary, allCollapsed } = props;
  return (
    <div className={styles['toolbar']}>
      {groups.length > 1 && (
        <fieldset className={`flex shrink gap-2 ${styles['groups']}`} aria-label="Bahis grupları">
          {groups.map((group) => (
            <Chip key={group.slug} selected={group.slug === current} onClick={() => props.onGroup(group.slug)}>
              {group.name}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className={`row ${styles['tools']}`}>
        <button type="button" className={styles['tool']} aria-pressed={percentages} onClick={props.onPercentages}>
          <Percent size={16} aria-hidden />
          <span className={styles['toolName']}>Oynanma %</span>
        </button>
        {summary !== undefined && (
          <button type="button" className={styles['tool']} aria-pressed={summary} onClick={props.onSummary}>
            <BarChart3 size={16} aria-hidden />
            <span className={styles['toolName']}>Maç özeti</span>
          </button>
        )}
        <button
          type="button"
          className={`${styles['tool']} ${styles['end']}`}
          aria-label={allCollapsed ? 'Tümünü aç' : 'Tümünü daralt'}
          onClick={props.onCollapseAll}
        >
          {allCollapsed ? <ChevronsUpDown size={16} aria-hidden /> : <ChevronsDownUp size={16} aria-hidden />}
          <span className={styles['toolName']}>{allCollapsed ? 'Aç' : 'Daralt'}</span>
        </button>
      </div>
    </div>
  );
}

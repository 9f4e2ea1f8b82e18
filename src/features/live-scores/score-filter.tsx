/** Choice of the matches of the list: a row of buttons, in a narrow list a chip beside the days. */
import ListFilter from 'lucide-react/icons/list-filter';
import { type ScoreFilter, scoreFilters } from '../../domain/live-scores/sections.ts';
import { ChoiceChip } from '../../parts/choice-chip/choice-chip.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import styles from './live-scores.module.css';

interface ScoreFilterChoiceProps {
  show: ScoreFilter;
  onShow: (show: ScoreFilter) => void;
  /** Matches by filter; undefined while they load. */
  counts: Partial<Record<ScoreFilter, number>> | undefined;
  /** Shows a chip in place of the buttons. */
  isCompact: boolean;
}

export function ScoreFilterChoice({ show, onShow, counts, isCompact }: ScoreFilterChoiceProps) {
  if (isCompact) {
    const options = scoreFilters.map(({ name, title }) => ({
      value: name,
      label: counts?.[name] === undefined ? title : `${title} ${counts[name]}`,
    }));
    return (
      <ChoiceChip
        title="Maçlar"
        sheetTitle="Hangi maçlar"
        Icon={ListFilter}
        options={options}
        value={show}
        none=""
        always
        onChange={onShow}
      />
    );
  }
  const options = scoreFilters.map(({ name, title }) => ({
    value: name,
    label: (
      <>
        {title}{' '}
        {counts?.[name] !== undefined && (
          <span className={`weight-600 faint ${styles['number']} num`}>{counts[name]}</span>
        )}
      </>
    ),
  }));
  return <Segmented label="Hangi maçlar" options={options} value={show} onChange={onShow} wide />;
}

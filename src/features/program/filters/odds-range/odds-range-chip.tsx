import { useCallback } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useViewport } from '../../../../state/device/use-viewport.ts';
import type { TopicView } from '../../../../state/engine/use-topic.ts';
import { createLoadableComponent } from '../../../../state/load/loadable.ts';
import { hideModal, hideSheet, showForm, showSheet } from '../../../../state/overlays/dialogs.ts';
import { Chip } from '../../../../ui/control/chip.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import type { ChangeFilters } from '../../program-route.ts';
import { oddsRangeText } from '../filter-options.ts';
import { type ProgramFilters, hasOddsRange } from '../program-filters.ts';

const OddsRangeForm = createLoadableComponent(() => import('./odds-range-form.tsx'));

interface OddsRangeChipProps {
  view: TopicView<'list'>;
  filters: ProgramFilters;
  change: ChangeFilters;
}

/** Chip with the chosen range of odds; opens the form, a sheet on a phone and a dialog elsewhere. */
export function OddsRangeChip({ view, filters, change }: OddsRangeChipProps) {
  const isPhone = useViewport() === 'mobile';
  const { leastOdd, mostOdd } = filters;
  const isChosen = hasOddsRange(filters);
  const open = useCallback(() => {
    const content = (
      <OddsRangeForm
        {...{ view, leastOdd, mostOdd }}
        fallback={<SkeletonRows label="Oran aralığı yükleniyor…" rows={4} height="var(--touch)" />}
        onApply={(range) => {
          if (isPhone) hideSheet();
          else hideModal();
          change(range);
        }}
      />
    );
    if (isPhone) showSheet({ title: 'Oran aralığı', content });
    else showForm({ title: 'Oran aralığı', content });
  }, [view, leastOdd, mostOdd, isPhone, change]);
  return (
    <Chip selected={isChosen} aria-haspopup="dialog" aria-pressed={undefined} onClick={open}>
      {isChosen && <span className="visually-hidden">Oran: </span>}
      <span className="num">{isChosen ? oddsRangeText(filters) : 'Oran'}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </Chip>
  );
}

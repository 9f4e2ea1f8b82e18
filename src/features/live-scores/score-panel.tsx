import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import type { Sport } from '../../domain/sports.ts';
import type { MatchPanelProps } from '../../parts/match-choice/match-choice.ts';
import { SidePanel } from '../../parts/side-panel/side-panel.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { ScorePanelState } from './use-score-panel.ts';

export interface ScorePanelContent extends ScorePanelState {
  MatchPanel: ComponentType<MatchPanelProps>;
}

interface ScorePanelProps {
  panel: ScorePanelContent;
  sport: Sport;
  /** 0 while there is no match to show. */
  eventId: number;
  /** True when the list is complete, so that no match is to come. */
  isReady: boolean;
  onEnter: () => void;
}

/** The match beside the list (rule scores-14). */
export function ScorePanel({ panel, sport, eventId, isReady, onEnter }: ScorePanelProps) {
  const { MatchPanel, aside, chosen, close } = panel;
  const end = chosen !== 0 && (
    <button type="button" className="icon-button muted" aria-label="Seçimi kapat" onClick={close}>
      <X size={18} aria-hidden />
    </button>
  );
  return (
    // Only the first match of the list is pinned: a closed choice leads back to it.
    <SidePanel label="Seçili maç" ref={aside} onEnter={chosen === 0 ? onEnter : undefined}>
      {eventId === 0 && isReady && (
        <EmptyState title="Burada gösterilecek maç yok" text="Programa girmiş maçlar burada açılır." />
      )}
      {eventId !== 0 && <MatchPanel key={eventId} sport={sport} eventId={eventId} played end={end} />}
    </SidePanel>
  );
}

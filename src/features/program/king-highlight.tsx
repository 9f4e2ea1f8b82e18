import { Crown } from 'lucide-react';
import { useTopicValue } from '../../state/engine/live.ts';
import { useTourOffer } from '../../state/overlays/tours.ts';
import { kingHighlightText } from './king-highlight-text.ts';
import styles from './king-highlight.module.css';

/** What king odds add in this sport, as the application configuration says it. */
export function KingHighlight({ sportId }: { sportId: number }) {
  const app = useTopicValue({ kind: 'config' }, 'app');
  const text = app === undefined ? '' : kingHighlightText(app.kingOddHighlight, sportId);
  useTourOffer('kingOdd', text !== '');
  if (text === '') return null;
  return (
    <p className={styles['line']} data-tour="king-highlight">
      <Crown size={14} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

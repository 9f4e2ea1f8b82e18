import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { legResultText } from '../../domain/coupon/leg-result.ts';
import type { LegState as Mark } from '../../domain/coupon/coupon-row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './leg-result-icon.module.css';

/** Result of a selection as icon and colour, with a word for screen readers. */
export function LegResultIcon({ mark }: { mark: Mark }) {
  return (
    <span className={classNames('stack rigid', styles['mark'], styles[mark])}>
      <span className="visually-hidden">{mark === 'running' ? 'Sürüyor' : legResultText[mark]}: </span>
      {signs[mark]}
    </span>
  );
}

/**
 * Segment per selection of a coupon, in the order of their kick-offs: filled, crossed, dotted, hollow or a bar, so that
 * they can be distinguished without colours.
 */
export function LegSegments({ marks, text }: { marks: readonly Mark[]; text: string }) {
  return (
    <span className={`flex ${styles['segments']}`}>
      <span className="visually-hidden">{text}</span>
      {marks.map((mark, index) => (
        // Segments have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={classNames(styles['segment'], styles[`${mark}Part`])} data-mark={mark} aria-hidden />
      ))}
    </span>
  );
}

const signs = {
  open: null,
  running: null,
  unknown: '?',
  won: <Check size={14} strokeWidth={3} aria-hidden />,
  lost: <X size={14} strokeWidth={3} aria-hidden />,
  void: <Minus size={14} strokeWidth={3} aria-hidden />,
};

import { Check, Minus, X } from 'lucide-react';
import { type LegResult, legResultText } from '../../domain/coupon/leg-result.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './leg-mark.module.css';

export interface LegMarkProps {
  result: LegResult;
  /** Its match runs. */
  running: boolean;
}

/** What became of a selection: a sign and a colour, and the word for those who see neither. */
export function LegMark({ result, running }: LegMarkProps) {
  return (
    <span className={classNames(styles['mark'], styles[result], running && styles['running'])}>
      <span className="visually-hidden">{running ? 'Sürüyor' : legResultText[result]}: </span>
      {signs[result]}
    </span>
  );
}

const signs = {
  open: null,
  won: <Check size={14} strokeWidth={3} aria-hidden />,
  lost: <X size={14} strokeWidth={3} aria-hidden />,
  void: <Minus size={14} strokeWidth={3} aria-hidden />,
};

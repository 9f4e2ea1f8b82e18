import EyeOff from 'lucide-react/icons/eye-off';
import { SHOWN, scoreWishOptions } from '../../domain/score-cover/wish.ts';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { chooseScores, useKeptScoreWish } from '../../state/scores/wish.ts';
import { OptionList } from '../../ui/control/option-list.tsx';
import { ChoiceChip } from '../choice-chip/choice-chip.tsx';
import styles from './score-choice.module.css';

const TITLE = 'Skorlar nasıl görünsün?';

/**
 * Choice between showing, hiding and delaying scores; stored on this device and applied to all live scores (rule
 * cover-1).
 */
export function ScoreChoice() {
  return (
    <ChoiceChip
      title="Skorlar"
      sheetTitle={TITLE}
      Icon={EyeOff}
      options={scoreWishOptions}
      value={useKeptScoreWish()}
      none={SHOWN}
      onChange={chooseScores}
    />
  );
}

/** The same choice as an icon button, for places without room for words. */
export function ScoreChoiceButton() {
  const value = useKeptScoreWish();
  const label = scoreWishOptions.find((option) => option.value === value)?.label ?? '';
  const choose = (next: string): void => {
    hideSheet();
    chooseScores(next);
  };
  return (
    <button
      type="button"
      className={styles['button']}
      aria-haspopup="dialog"
      aria-label={`Skorlar: ${label}`}
      data-chosen={value !== SHOWN}
      onClick={() =>
        showSheet({
          title: TITLE,
          content: <OptionList options={scoreWishOptions} value={value} onChange={choose} />,
        })
      }
    >
      <EyeOff size={18} aria-hidden />
    </button>
  );
}

import EyeOff from 'lucide-react/icons/eye-off';
import { SCORES_SHOWN, spoilerPreferenceOptions } from '../../domain/spoiler/spoiler-preference.ts';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { setSpoilerPreference, useStoredSpoilerPreference } from '../../state/spoiler/use-spoiler-preference.ts';
import { OptionList } from '../../ui/control/option-list.tsx';
import { ChoiceChip } from '../choice-chip/choice-chip.tsx';
import styles from './score-visibility.module.css';

const TITLE = 'Skorlar nasıl görünsün?';

/**
 * Choice between showing, hiding and delaying scores; stored on this device and applied to all live scores (rule
 * cover-1).
 */
export function ScoreVisibilityChip() {
  return (
    <ChoiceChip
      title="Skorlar"
      sheetTitle={TITLE}
      Icon={EyeOff}
      options={spoilerPreferenceOptions}
      value={useStoredSpoilerPreference()}
      none={SCORES_SHOWN}
      onChange={setSpoilerPreference}
    />
  );
}

/** The same choice as an icon button, for places without room for words. */
export function ScoreVisibilityButton() {
  const value = useStoredSpoilerPreference();
  const label = spoilerPreferenceOptions.find((option) => option.value === value)?.label ?? '';
  const choose = (next: string): void => {
    hideSheet();
    setSpoilerPreference(next);
  };
  return (
    <button
      type="button"
      className={`icon-button rigid muted ${styles['button']}`}
      aria-haspopup="dialog"
      aria-label={`Skorlar: ${label}`}
      data-chosen={value !== SCORES_SHOWN}
      onClick={() =>
        showSheet({
          title: TITLE,
          content: <OptionList options={spoilerPreferenceOptions} value={value} onChange={choose} />,
        })
      }
    >
      <EyeOff size={18} aria-hidden />
    </button>
  );
}

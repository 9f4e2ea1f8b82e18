import EyeOff from 'lucide-react/icons/eye-off';
import { scoreWishOptions, SHOWN } from '../../domain/score-cover/wish.ts';
import { chooseScores, useKeptScoreWish } from '../../state/scores/wish.ts';
import { ChoiceChip } from '../choice-chip/choice-chip.tsx';

/** Scores at once, hidden, or later: on this device, wherever a live score is shown (rule cover-1). */
export function ScoreChoice() {
  return (
    <ChoiceChip
      title="Skorlar"
      sheetTitle="Skorlar nasıl görünsün?"
      Icon={EyeOff}
      options={scoreWishOptions}
      value={useKeptScoreWish()}
      none={SHOWN}
      onChange={chooseScores}
    />
  );
}

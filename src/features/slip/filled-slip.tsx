import { useState } from 'react';
import { moneyText } from '../../domain/number-text.ts';
import { useSession } from '../../state/member/session.ts';
import { useTourOffer } from '../../state/overlays/tours.ts';
import { useIsSlipLocked } from '../../state/slip/slip-calls.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { SlipFigures } from './play/slip-figures.tsx';
import { SlipPlayFooter } from './play/slip-play-footer.tsx';
import { SystemStair } from './play/system-stair.tsx';
import { SlipActions } from './slip-actions.tsx';
import { SlipItems } from './slip-items.tsx';
import { type FormerPrice, type SlipKind, SlipKindTabs, SystemChoice, deselectSystems } from './slip-kind.tsx';
import styles from './filled-slip.module.css';
import { useSheetRoom } from './use-sheet-room.ts';
import { useSlip } from './use-slip.ts';

/**
 * A slip with selections, from its items to its button.
 * @param toPlay true to focus the button
 */
export default function FilledSlip({ toPlay = false }: { toPlay?: boolean }) {
  const view = useSlip();
  useTourOffer('slip');
  const locked = useIsSlipLocked();
  const [chosenKind, setChosenKind] = useState<SlipKind>('plain');
  const [bonusChosen, setBonusChosen] = useState(false);
  const bonus = useSession().balances?.bonusBalance ?? 0;
  const useBonus = bonus > 0 && bonusChosen;
  const { slip } = view;
  const scroll = useSheetRoom(slip.items.length);
  const kind = slip.systems.length > 0 ? 'system' : chosenKind;
  const [former, setFormer] = useState<FormerPrice | null>(null);
  // Several systems chosen in turn are one change, from the price before the first of them.
  const rememberPrice = (): void => {
    if (former?.multiplier === slip.multiplier) return;
    setFormer({ price: view.price.couponPrice, multiplier: slip.multiplier });
  };
  const changeKind = (next: SlipKind): void => {
    setChosenKind(next);
    if (next !== 'plain' || slip.systems.length === 0) return;
    rememberPrice();
    deselectSystems(slip.systems);
  };
  return (
    <>
      <fieldset ref={scroll} className={`flex fill shrink ${styles['scroll']}`} disabled={locked} aria-label="Kupon">
        <SlipKindTabs kind={kind} count={slip.items.length} onChange={changeKind} />
        {kind === 'system' && <SystemChoice view={view} onChange={rememberPrice} />}
        {/* A banker makes sense only in a system with several selections. */}
        <SlipItems bankerOffered={kind === 'system' && view.offered.length > 0 && slip.items.length > 1} />
        <div className={`stack rigid gap-3 ${styles['terms']}`}>
          {bonus > 0 && <BonusChoice bonus={bonus} checked={useBonus} onChange={setBonusChosen} />}
          <SystemStair view={view} />
          <SlipFigures view={view} />
          <SlipActions slip={slip} />
        </div>
      </fieldset>
      <SlipPlayFooter view={view} useBonus={useBonus} toPlay={toPlay} former={former} />
    </>
  );
}

interface BonusChoiceProps {
  /** Kuruş. */
  bonus: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function BonusChoice({ bonus, checked, onChange }: BonusChoiceProps) {
  return (
    <CheckboxField
      label={<span className="num">Bonus bakiyemi kullan ({moneyText(bonus)})</span>}
      name="useBonus"
      error=""
      checked={checked}
      onChange={onChange}
      onBlur={nothing}
    />
  );
}

function nothing(): void {
  // This checkbox has no check on blur.
}

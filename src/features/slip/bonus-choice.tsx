import { moneyText } from '../../domain/number-text.ts';
import { useSession } from '../../state/member/session.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';

interface BonusChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Pays with the bonus; there while the member has any. */
export function BonusChoice({ checked, onChange }: BonusChoiceProps) {
  const bonus = useBonusBalance();
  if (bonus <= 0) return null;
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

/** Kuruş; 0 for a visitor and until it is known. */
export function useBonusBalance(): number {
  return useSession().balances?.bonusBalance ?? 0;
}

function nothing(): void {
  // The box has nothing to check when it is left.
}

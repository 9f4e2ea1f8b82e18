import { setBalanceHidden, useHiddenBalance } from '../../state/member/hidden-balance.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { Switch } from '../../ui/control/switch.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './settings-page.module.css';

/** Switch that shows dots instead of the balance (rule profile-11). */
export function HiddenBalanceSetting() {
  const hidden = useHiddenBalance();
  const { note, run } = useAction();
  return (
    <>
      <Switch
        label="Bakiyemi gizle"
        hint="Üst şeritte ve profilinde tutarların yerinde noktalar görünür."
        on={hidden}
        onChange={(next) => run(() => setBalanceHidden(next))}
      />
      <div className={styles['fault']}>
        <FormError text={note} />
      </div>
    </>
  );
}

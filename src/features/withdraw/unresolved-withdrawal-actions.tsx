import { Link } from 'wouter';
import type { Doubt } from '../../model/money-call.ts';
import { accountLinks } from '../../routes/account-routes.ts';
import { dismissWithdrawal } from '../../state/member/use-withdrawal.ts';
import { Button } from '../../ui/control/button.tsx';

/** Link to the transactions and a button to stop waiting, once the check has taken long enough (rule play-22). */
export function UnresolvedWithdrawalActions({ doubt }: { doubt: Doubt }) {
  if (doubt === 'checking') return null;
  return (
    <>
      <Link href={accountLinks.transactions()}>Hesap hareketlerim</Link>
      <Button variant="quiet" onClick={dismissWithdrawal}>
        Hareketlerime baktım, beklemeyi bırak
      </Button>
    </>
  );
}

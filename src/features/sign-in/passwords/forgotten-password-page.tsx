import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../../../parts/page/page.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { useIsMounted } from '../../../state/engine/use-action.ts';
import { passUserName, passedUserName } from '../../../state/member/pending-sign-in.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { type SignInPageState, useSignInPageState } from '../sign-in-page-state.ts';
import styles from '../sign-in.module.css';
import { ForgottenPassword, passwordResetText } from './forgotten-password.tsx';
import { usePasswordReset } from './use-password-reset.ts';

/** A forgotten password on its own page, opened by its address or from the sign-in page (rule password-2). */
export default function ForgottenPasswordPage() {
  const { from = '' } = useSignInPageState();
  const [name] = useState(passedUserName);
  const [, navigate] = useLocation();
  const stillHere = useIsMounted();
  const flow = usePasswordReset({
    place: 'page',
    from,
    onDone: (identityNumber) => {
      if (!stillHere()) return;
      passUserName(identityNumber);
      const state: SignInPageState = { renewed: true };
      navigate(entryLinks.signIn(from), { replace: true, state });
    },
  });
  return (
    <Page width="form" {...passwordResetText(flow)}>
      <div className={styles['card']}>
        <ForgottenPassword
          flow={flow}
          name={name}
          back={
            <Link href={entryLinks.signIn(from)} className={buttonClass('text')} onClick={() => passUserName(name)}>
              Giriş ekranına dön
            </Link>
          }
        />
      </div>
    </Page>
  );
}

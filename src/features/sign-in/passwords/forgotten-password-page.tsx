import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../../../parts/page/page.tsx';
import { links } from '../../../routes/routes.ts';
import { useStillHere } from '../../../state/engine/still-here.ts';
import { handName, handedName } from '../../../state/member/kept-sign-in.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { type SignInPageState, useSignInPageState } from '../sign-in-page-state.ts';
import styles from '../sign-in.module.css';
import { ForgottenPassword, resetWords } from './forgotten-password.tsx';
import { usePasswordReset } from './use-password-reset.ts';

/** A forgotten password on its own page, opened by its address or from the sign-in page (rule password-2). */
export default function ForgottenPasswordPage() {
  const { from = '' } = useSignInPageState();
  const [name] = useState(handedName);
  const [, navigate] = useLocation();
  const stillHere = useStillHere();
  const flow = usePasswordReset({
    place: 'page',
    from,
    onDone: (identityNumber) => {
      if (!stillHere()) return;
      handName(identityNumber);
      const state: SignInPageState = { renewed: true };
      navigate(links.signIn(from), { replace: true, state });
    },
  });
  return (
    <Page width="form" {...resetWords(flow)}>
      <div className={styles['card']}>
        <ForgottenPassword
          flow={flow}
          name={name}
          back={
            <Link href={links.signIn(from)} className={buttonClass('text')} onClick={() => handName(name)}>
              Giriş ekranına dön
            </Link>
          }
        />
      </div>
    </Page>
  );
}

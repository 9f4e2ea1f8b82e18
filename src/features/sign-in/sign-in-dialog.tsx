import { useState } from 'react';
import { pendingSignIn } from '../../state/member/kept-sign-in.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { SignInCode, signInCodeTitles } from './sign-in-code.tsx';
import styles from './sign-in.module.css';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** Sign-in over the page the player is on: what stands in the popup and in the sheet. */
export default function SignInDialog({ from }: { from: string }) {
  const [resumed] = useState(() => {
    const pending = pendingSignIn();
    return pending?.place === 'dialog' ? pending : null;
  });
  const flow = useSignInFlow({ place: 'dialog', from, resumed, password: '' });
  if (flow.pending === null) return <CredentialsForm userInfo="" send={flow.sendCredentials} focused />;
  return (
    <>
      <h3 className={styles['step']}>{signInCodeTitles[flow.pending.step]}</h3>
      <SignInCode key={flow.pending.step} flow={flow} pending={flow.pending} />
    </>
  );
}

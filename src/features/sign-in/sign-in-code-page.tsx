import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { PendingSignIn } from '../../domain/member/sign-in/stored-sign-in.ts';
import { Page } from '../../parts/page/page.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { clearPassedPassword, passedPassword, readPendingSignIn } from '../../state/member/pending-sign-in.ts';
import { SignInCode, signInCodeTitles } from './sign-in-code.tsx';
import styles from './sign-in.module.css';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** The code of a sign-in on its own page, where a phone confirms its device (rule sign-in-5). */
export default function SignInCodePage() {
  const [resumed] = useState(readPendingSignIn);
  return resumed === null ? <Redirect to={entryLinks.signIn()} replace /> : <Confirmation resumed={resumed} />;
}

function Confirmation({ resumed }: { resumed: PendingSignIn }) {
  const [password] = useState(passedPassword);
  // An effect, because React may render twice before mounting and the second render would find no password.
  useEffect(clearPassedPassword, []);
  const flow = useSignInFlow({ place: 'page', from: resumed.from, resumed, password });
  const [, navigate] = useLocation();
  const { pending } = flow;
  if (pending === null) return null;
  const startAgain = (): void => {
    flow.startAgain();
    navigate(entryLinks.signIn(resumed.from), { replace: true });
  };
  return (
    <Page width="form" title={signInCodeTitles[pending.step]}>
      <div className={styles['card']}>
        <SignInCode key={pending.step} flow={{ ...flow, startAgain }} pending={pending} />
      </div>
    </Page>
  );
}

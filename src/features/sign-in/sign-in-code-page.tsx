import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { PendingSignIn } from '../../domain/member/sign-in/sign-in-kept.ts';
import { Page } from '../../parts/page/page.tsx';
import { links } from '../../routes/routes.ts';
import { forgetHandedPassword, handedPassword, pendingSignIn } from '../../state/member/kept-sign-in.ts';
import { SignInCode, signInCodeTitles } from './sign-in-code.tsx';
import styles from './sign-in.module.css';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** The code of a sign-in on its own page, where a phone confirms its device (rule sign-in-5). */
export default function SignInCodePage() {
  const [resumed] = useState(pendingSignIn);
  return resumed === null ? <Redirect to={links.signIn()} replace /> : <Confirmation resumed={resumed} />;
}

function Confirmation({ resumed }: { resumed: PendingSignIn }) {
  const [password] = useState(handedPassword);
  // An effect, because React may render twice before mounting and the second render would find no password.
  useEffect(forgetHandedPassword, []);
  const flow = useSignInFlow({ place: 'page', from: resumed.from, resumed, password });
  const [, navigate] = useLocation();
  const { pending } = flow;
  if (pending === null) return null;
  const startAgain = (): void => {
    flow.startAgain();
    navigate(links.signIn(resumed.from), { replace: true });
  };
  return (
    <Page width="form" title={signInCodeTitles[pending.step]}>
      <div className={styles['card']}>
        <SignInCode key={pending.step} flow={{ ...flow, startAgain }} pending={pending} />
      </div>
    </Page>
  );
}

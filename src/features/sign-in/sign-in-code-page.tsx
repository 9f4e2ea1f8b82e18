import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { links } from '../../routes/routes.ts';
import { type PendingSignIn, pendingSignIn, takePassword } from '../../state/member/kept-sign-in.ts';
import { AccountCard } from './account-card.tsx';
import { CodeStep, codeStepTitles } from './sign-in-code.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** The code of a sign-in on a page of its own; a phone is sent here to confirm itself (player-account §4). */
export default function VerificationPage() {
  const [resumed] = useState(pendingSignIn);
  return resumed === null ? <Redirect to={links.signIn()} replace /> : <Verification resumed={resumed} />;
}

function Verification({ resumed }: { resumed: PendingSignIn }) {
  const [password] = useState(takePassword);
  const flow = useSignInFlow({ place: 'page', from: resumed.from, resumed, password });
  const [, navigate] = useLocation();
  const { pending } = flow;
  if (pending === null) return null;
  const startAgain = (): void => {
    flow.startAgain();
    navigate(links.signIn(resumed.from), { replace: true });
  };
  return (
    <AccountCard title={codeStepTitles[pending.step]}>
      <CodeStep key={pending.step} flow={{ ...flow, startAgain }} pending={pending} />
    </AccountCard>
  );
}

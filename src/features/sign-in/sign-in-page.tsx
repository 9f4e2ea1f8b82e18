import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { pendingSignIn } from '../../state/member/kept-sign-in.ts';
import { useSession } from '../../state/member/session.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './sign-in.module.css';
import { CodeStep, codeStepTitles } from './sign-in-code.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { useSignInPageState } from './sign-in-page-state.ts';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** Sign-in as a page (player-account §2); `?from=` says where to go afterwards, also for who is signed in already. */
export default function SignInPage() {
  const { phase } = useSession();
  const [admitted, setAdmitted] = useState(false);
  if (phase === 'visitor' && !admitted) setAdmitted(true);
  return admitted || phase !== 'opening' ? <SignIn /> : <Skeleton height={320} />;
}

function SignIn() {
  const asked = new URLSearchParams(useSearch()).get('from') ?? '';
  const { userInfo = '', from = asked, renewed = false } = useSignInPageState();
  const [resumed] = useState(pendingSignIn);
  // On a phone a device is confirmed on its own page; back from there is a new beginning.
  const elsewhere = useViewport() === 'mobile' && resumed?.step === 'deviceConfirmation';
  const flow = useSignInFlow({ place: 'page', from, resumed: elsewhere ? null : resumed, password: '' });
  if (flow.pending !== null) {
    return (
      <AccountCard key="code" title={codeStepTitles[flow.pending.step]}>
        <CodeStep key={flow.pending.step} flow={flow} pending={flow.pending} />
      </AccountCard>
    );
  }
  return (
    <AccountCard key="credentials" title="Giriş yap" text="Kuponlarına, bakiyene ve favorilerine hesabınla ulaş.">
      {renewed && (
        <output className={styles['done']}>
          <CircleCheck size={18} aria-hidden="true" />
          Şifren yenilendi. Yeni şifrenle giriş yapabilirsin.
        </output>
      )}
      <CredentialsForm userInfo={userInfo} send={flow.sendCredentials} />
    </AccountCard>
  );
}

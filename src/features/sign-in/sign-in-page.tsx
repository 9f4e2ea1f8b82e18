import { useState } from 'react';
import { useSearch } from 'wouter';
import { SessionLoading } from '../../parts/session-loading/session-loading.tsx';
import { Page } from '../../parts/page/page.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import { passedUserName, readPendingSignIn } from '../../state/member/pending-sign-in.ts';
import { useSession } from '../../state/member/session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { SignInCode, signInCodeTitles } from './sign-in-code.tsx';
import { useSignInPageState } from './sign-in-page-state.ts';
import styles from './sign-in.module.css';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** Sign-in on its own page (rule sign-in-2); `?from=` is the address to open afterwards, also for members. */
export default function SignInPage() {
  const { phase } = useSession();
  const [admitted, setAdmitted] = useState(false);
  if (phase === 'visitor' && !admitted) setAdmitted(true);
  if (admitted || phase !== 'opening') return <SignIn />;
  return (
    <Page width="form" intro={INTRO} contentReady={false}>
      <SessionLoading skeleton={<Skeleton height={320} />} />
    </Page>
  );
}

function SignIn() {
  const asked = new URLSearchParams(useSearch()).get('from') ?? '';
  const { from = asked, renewed = false } = useSignInPageState();
  const [userInfo] = useState(passedUserName);
  const [resumed] = useState(readPendingSignIn);
  // On a phone a device is confirmed on its own page; going back from there starts again.
  const elsewhere = useViewport() === 'mobile' && resumed?.step === 'deviceConfirmation';
  const flow = useSignInFlow({ place: 'page', from, resumed: elsewhere ? null : resumed, password: '' });
  if (flow.pending !== null) {
    return (
      <Page width="form" title={signInCodeTitles[flow.pending.step]}>
        <div className={styles['card']}>
          <SignInCode key={flow.pending.step} flow={flow} pending={flow.pending} />
        </div>
      </Page>
    );
  }
  return (
    <Page width="form" intro={INTRO}>
      <div className={styles['card']}>
        <CredentialsForm userInfo={userInfo} renewed={renewed} send={flow.sendCredentials} from={from} />
      </div>
    </Page>
  );
}

const INTRO = 'Kuponlarına, bakiyene ve favorilerine hesabınla ulaş.';

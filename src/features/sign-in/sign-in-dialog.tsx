import { type ReactNode, useEffect, useState } from 'react';
import { readPasswordReset, readPendingSignIn } from '../../state/member/pending-sign-in.ts';
import { Button } from '../../ui/control/button.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { ForgottenPassword, passwordResetText } from './passwords/forgotten-password.tsx';
import { usePasswordReset } from './passwords/use-password-reset.ts';
import { SignInCode, signInCodeTitles } from './sign-in-code.tsx';
import styles from './sign-in.module.css';
import { useSignInFlow } from './use-sign-in-flow.ts';

interface SignInDialogProps {
  from: string;
  /** Receives the title of the current step. */
  onTitle: (title: string) => void;
}

/** Sign-in over the current page: content of the popup and of the sheet. */
export default function SignInDialog({ from, onTitle }: SignInDialogProps) {
  const [resumed] = useState(() => {
    const pending = readPendingSignIn();
    return pending?.place === 'dialog' ? pending : null;
  });
  const flow = useSignInFlow({ place: 'dialog', from, resumed, password: '' });
  const [forgotten, setForgotten] = useState(() => readPasswordReset()?.place === 'dialog');
  /** Name typed so far, shared by both forms. */
  const [name, setName] = useState('');
  const [renewed, setRenewed] = useState(false);
  if (forgotten) {
    const toSignIn = (): void => setForgotten(false);
    const finish = (identityNumber: string): void => {
      setName(identityNumber);
      setRenewed(true);
      toSignIn();
    };
    return <Forgotten from={from} name={name} onTitle={onTitle} onBack={toSignIn} onDone={finish} />;
  }
  if (flow.pending === null) {
    const toForgotten = (typed: string): void => {
      setName(typed);
      setRenewed(false);
      setForgotten(true);
    };
    return (
      <Step title="Giriş yap" onTitle={onTitle}>
        <CredentialsForm
          userInfo={name}
          renewed={renewed}
          send={flow.sendCredentials}
          onForgotten={toForgotten}
          focused
        />
      </Step>
    );
  }
  return (
    <Step title={signInCodeTitles[flow.pending.step]} onTitle={onTitle}>
      <SignInCode key={flow.pending.step} flow={flow} pending={flow.pending} />
    </Step>
  );
}

interface ForgottenProps extends SignInDialogProps {
  name: string;
  onBack: () => void;
  onDone: (identityNumber: string) => void;
}

/** A forgotten password in the dialog, without leaving the current page (rule password-2). */
function Forgotten({ from, name, onTitle, onBack, onDone }: ForgottenProps) {
  const flow = usePasswordReset({ place: 'dialog', from, onDone });
  const { title, intro } = passwordResetText(flow);
  return (
    <Step title={title} onTitle={onTitle}>
      <p className={`text-sm muted ${styles['intro']}`}>{intro}</p>
      <ForgottenPassword
        flow={flow}
        name={name}
        back={
          <Button variant="text" onClick={onBack}>
            Giriş ekranına dön
          </Button>
        }
        focused
      />
    </Step>
  );
}

interface StepProps extends Pick<SignInDialogProps, 'onTitle'> {
  title: string;
  children: ReactNode;
}

function Step({ title, onTitle, children }: StepProps) {
  useEffect(() => onTitle(title), [title, onTitle]);
  return children;
}

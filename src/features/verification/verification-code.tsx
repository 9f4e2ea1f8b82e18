import { useState } from 'react';
import { codeFault } from '../../domain/member/fields/credentials.ts';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../domain/outcome-text.ts';
import type { Result } from '../../model/failure.ts';
import { CodeEntry, codeFailure } from '../../parts/code-entry/code-entry.tsx';
import { Button } from '../../ui/control/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './verification.module.css';

interface VerificationCodeProps {
  bySms: boolean;
  /** Phone number or e-mail address, formatted for display. */
  sentTo: string;
  backText: string;
  onBack: () => void;
  verify: (code: string) => Promise<Result<unknown>>;
  onVerified: () => void;
  resend: () => Promise<Result<unknown>>;
}

/** Time until a new code can be requested (rule verification-2). */
const RESEND_SECONDS = 180;

/** The second step of both verifications: entering the code. */
export function VerificationCode(props: VerificationCodeProps) {
  const { bySms, sentTo, backText, onBack, verify, onVerified, resend } = props;
  const [until, setUntil] = useState(threeMinutesFromNow);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeFault(code) ?? '' }),
    submit: async ({ code }) => {
      const result = await verify(code);
      if (!result.ok) {
        const { form: text, clear } = codeFailure(result.failure, outcomeText(result.failure, UNKNOWN_OUTCOME_TEXT));
        return { fields: { code: text }, clear };
      }
      onVerified();
      return null;
    },
  });
  return (
    <CodeEntry
      of={form}
      code={form.text('code')}
      label="Doğrulama kodu"
      bySms={bySms}
      submit="Doğrula"
      until={until}
      untilText="Yeni kod için"
      resend={async () => {
        const result = await resend();
        if (result.ok) setUntil(threeMinutesFromNow());
        return result;
      }}
      alternatives={
        <Button variant="text" onClick={onBack}>
          {backText}
        </Button>
      }
    >
      <p className={`text-sm muted ${styles['words']}`}>
        <b className="num">{sentTo}</b> için gönderdiğimiz 6 haneli kodu gir.
      </p>
    </CodeEntry>
  );
}

function threeMinutesFromNow(): number {
  return Date.now() / 1000 + RESEND_SECONDS;
}

/**
 * The steps of a forgotten password (rule password-2, password-3): identity, then the SMS code with the new password.
 * Shared by the page and the sign-in dialog.
 */
import { useEffect, useState } from 'react';
import { failureText } from '../../../domain/failure-text.ts';
import { codeExpiresAt } from '../../../domain/member/fields/credentials.ts';
import { identityNumberFault } from '../../../domain/member/fields/identity.ts';
import { renewalFailureText } from '../sign-in-failure.ts';
import type { PasswordReset } from '../../../domain/member/sign-in/stored-sign-in.ts';
import type { Result } from '../../../model/failure.ts';
import { codeFailure } from '../../../parts/code-entry/code-entry.tsx';
import { writeService } from '../../../state/engine/call-service.ts';
import { useIsMounted } from '../../../state/engine/use-action.ts';
import { clearPasswordReset, storePasswordReset, readPasswordReset } from '../../../state/member/pending-sign-in.ts';
import { useBotCheck, withBotCheck } from '../../../state/operator/bot-check.ts';
import type { FormFailure } from '../../../ui/form/use-form.ts';

interface PasswordResetOptions extends Pick<PasswordReset, 'place' | 'from'> {
  /** Called when the new password is set, with the identity number to sign in with. */
  onDone: (identityNumber: string) => void;
}

export interface PasswordResetFlow {
  /** The reset waiting for its code; null in the step of the identity. */
  pending: PasswordReset | null;
  sendIdentity: (who: Identity) => Promise<FormFailure<Identity> | null>;
  sendPassword: (typed: NewPassword) => Promise<FormFailure<{ code: string }> | null>;
  resendCode: (identityNumber: string) => Promise<Result<unknown>>;
  startAgain: () => void;
}

type Identity = Pick<PasswordReset, 'identityNumber' | 'birthDate'>;

interface NewPassword {
  identityNumber: string;
  code: string;
  password: string;
}

export function usePasswordReset({ place, from, onDone }: PasswordResetOptions): PasswordResetFlow {
  const [pending, setPending] = useState(readPasswordReset);
  const stillHere = useIsMounted(pending);
  useBotCheck();
  // A reset begun in another place continues here.
  useEffect(() => {
    if (pending !== null) storePasswordReset({ ...pending, place, from });
  }, [pending, place, from]);
  const wait = (who: Identity, codeValidityDate: number): void =>
    setPending({ ...who, validUntil: codeExpiresAt(codeValidityDate, Date.now() / 1000), place, from });

  return {
    pending,
    sendIdentity: async (who) => {
      const result = await withBotCheck('forgotPassword', (checked) =>
        writeService('forgotPassword', { body: who, ...checked }),
      );
      if (!result.ok) return { form: failureText(result.failure) };
      wait(who, result.value.codeValidityDate);
      return null;
    },
    sendPassword: async ({ identityNumber, code, password }) => {
      const result = await writeService('resetPassword', { body: { identityNumber, activationCode: code, password } });
      if (!result.ok) return codeFailure(result.failure, renewalFailureText(result.failure));
      clearPasswordReset();
      onDone(identityNumber);
      return null;
    },
    resendCode: async (identityNumber) => {
      if (pending === null) return { ok: true, value: null };
      const fault = identityNumberFault(identityNumber);
      if (fault !== null) return { ok: false, failure: { kind: 'refused', message: fault } };
      const who = { identityNumber, birthDate: pending.birthDate };
      const result = await withBotCheck('resendResetPasswordCode', (checked) =>
        writeService('resendResetPasswordCode', { body: who, ...checked }),
      );
      if (result.ok && stillHere()) wait(who, result.value.codeValidityDate);
      return result;
    },
    startAgain: () => {
      clearPasswordReset();
      setPending(null);
    },
  };
}

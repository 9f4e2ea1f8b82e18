import { type ReactNode, useEffect, useState, useEffectEvent } from 'react';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { failureText } from '../../domain/failure-text.ts';
import { codeFault } from '../../domain/member/fields/credentials.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { Button } from '../../ui/control/button.tsx';
import type { TextBinding } from '../../ui/form/field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { FormFrame, type FormFrameProps } from '../../ui/form/form-frame.tsx';
import { CodeField } from '../../ui/form/masked-fields.tsx';
import type { FormState } from '../../ui/form/use-form.ts';
import styles from './code-entry.module.css';
import { Countdown, useCountdown } from './countdown.tsx';

interface CodeEntryProps extends Pick<FormFrameProps, 'of' | 'submit' | 'busyText'> {
  /** Accessible name of the form, if the heading above does not describe it. */
  name?: string;
  /** Binding of the form's field `code`. */
  code: TextBinding;
  label: string;
  hint?: string;
  /** Focuses the field on mount. */
  focused?: boolean;
  /** True when the code is sent by SMS, so that the phone may fill it in. */
  bySms?: boolean;
  /** Epoch seconds from which a new code can be requested; `untilText` is rendered before the remaining time. */
  until: number;
  untilText?: string;
  /** Requests another code. */
  resend: () => Promise<Result<unknown>>;
  /** Fields below the code. If given, the sixth digit does not submit the form. */
  more?: ReactNode;
  /** Links to other ways of confirming, rendered in the form's foot. */
  alternatives?: ReactNode;
  /** Content above the code. */
  children?: ReactNode;
}

/** Form for a six-digit code: input, a new code after the countdown, and the service's failures of both. */
export function CodeEntry(props: CodeEntryProps) {
  const {
    of,
    submit,
    busyText,
    name,
    code,
    label,
    hint,
    focused = true,
    bySms = true,
    more,
    alternatives: ways,
    children,
  } = props;
  const [resent, setResent] = useState(0);
  // A code was sent: not every page keeps it and its countdown over a reload, so reloads are deferred.
  useReloadDeferral(true);
  useSmsCode(bySms ? props.until : null, code.onChange);
  useSixthDigit(more === undefined ? code.value : '', of.form.ref);
  const onResent = (): void => {
    // Digits of the previous code are useless now.
    code.onChange('');
    setResent(resent + 1);
  };
  return (
    <FormFrame
      of={of}
      label={name}
      submit={submit}
      busyText={busyText}
      foot={
        <>
          <ResendCode {...props} onResent={onResent} />
          {ways}
        </>
      }
    >
      {children}
      <CodeField
        // A new code mounts a new field, which takes the focus from the unmounted resend button.
        key={resent}
        {...code}
        focused={focused || resent > 0}
        // An empty field is no fault on blur: the player may be reading the message, or a dialog took the focus.
        onBlur={() => code.value !== '' && code.onBlur()}
        label={label}
        hint={hint}
      />
      {more}
    </FormFrame>
  );
}

/**
 * Submits the form at the sixth digit (rule field-8). After a rejected code the player types again or submits by hand.
 */
function useSixthDigit(code: string, form: FormState['form']['ref']): void {
  useEffect(() => {
    if (codeFault(code) === null) form.current?.requestSubmit();
  }, [code, form]);
}

interface ResendCodeProps extends Pick<CodeEntryProps, 'until' | 'untilText' | 'resend'> {
  onResent: () => void;
}

/** Remaining time, and at zero the button that requests another code (rule registration-5). */
function ResendCode({ until, untilText = 'Kalan süre', resend, onResent }: ResendCodeProps) {
  const seconds = useCountdown(until);
  const { busy, note, failed, run } = useAction('');
  const send = (): void =>
    run(resend, {
      onDone: () => {
        onResent();
        return 'Yeni kod gönderildi.';
      },
    });
  return (
    <div className={styles['resend']}>
      <output className={`text-sm muted ${styles['line']}`}>{failed ? '' : note}</output>
      {seconds === 0 ? (
        <Button variant="text" aria-disabled={busy !== ''} onClick={send}>
          Kodu tekrar gönder
        </Button>
      ) : (
        <p className={`text-sm muted ${styles['line']}`}>
          {untilText} <Countdown seconds={seconds} />
        </p>
      )}
      <FormError text={failed ? note : ''} />
    </div>
  );
}

/**
 * Form failure of a rejected code.
 * @param text message to show; by default the usual one of the failure
 */
export function codeFailure(failure: Failure, text = failureText(failure)): { form: string; clear: 'code'[] } {
  // A code that never reached the service may be right, so the field is not cleared.
  return { form: text, clear: isDefinitiveRefusal(failure) ? ['code'] : [] };
}

/**
 * Calls back with the code of an SMS that arrives while the component is mounted.
 * @param sent identifies the awaited code: a new value starts listening again; null does not listen
 */
function useSmsCode(sent: number | null, onCode: (code: string) => void): void {
  const onArrival = useEffectEvent(onCode);
  useEffect(() => {
    if (sent === null) return undefined;
    const waiting = new AbortController();
    void receiveSmsCode(waiting.signal).then((code) => {
      if (code !== null && !waiting.signal.aborted) onArrival(code);
    });
    return () => waiting.abort();
  }, [sent]);
}

/**
 * WebOTP: supporting browsers offer the code of an SMS to the page it is meant for. Returns the code; null if the
 * browser does not support it, the player declined or `signal` aborted.
 */
async function receiveSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis) || !('credentials' in navigator)) return null;
  // TypeScript's DOM types lack this kind of credential.
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  try {
    const credential: (Credential & { code?: unknown }) | null = await navigator.credentials.get(wanted);
    return typeof credential?.code === 'string' ? credential.code : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

import { type ReactNode, useEffect, useState } from 'react';
import { isAnswer } from '../../contract/errors.ts';
import { failureText } from '../../domain/failure-text.ts';
import { codeFault } from '../../domain/member/fields/code.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useSmsCode } from '../../state/member/use-sms-code.ts';
import { Button } from '../../ui/control/button.tsx';
import type { TextBinding } from '../../ui/form/field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { FormFrame, type FormFrameProps } from '../../ui/form/form-frame.tsx';
import { CodeField } from '../../ui/form/masked-fields.tsx';
import type { FormState } from '../../ui/form/use-form.ts';
import styles from './code-entry.module.css';
import { Countdown, useCountdown } from './countdown.tsx';

export interface CodeEntryProps extends Pick<FormFrameProps, 'of' | 'submit' | 'busyText'> {
  /** What a screen reader calls the form, where the heading above does not say it. */
  name?: string;
  /** Binding of the form's field `code`. */
  code: TextBinding;
  label: string;
  hint?: string;
  /** The field takes the focus when it appears. */
  focused?: boolean;
  /** It comes by SMS: the phone may fill it in by itself. */
  bySms?: boolean;
  /** When another code may be asked for, epoch seconds, and what stands before the time that is left. */
  until: number;
  untilText?: string;
  /** Sends another one. */
  resend: () => Promise<Result<unknown>>;
  /** Fields below the code: with them the sixth digit does not send the form. */
  more?: ReactNode;
  /** Other ways on. */
  ways?: ReactNode;
  /** Above the code. */
  children?: ReactNode;
}

/** Six digits that were sent, another code when the time is over, and what the service says to both. */
export function CodeEntry(props: CodeEntryProps) {
  const { of, submit, busyText, name, code, label, hint, focused = true, bySms = true, more, ways, children } = props;
  const [resent, setResent] = useState(0);
  // A code is on its way: not everywhere it and its countdown survive a reload.
  useReloadHold(true);
  useSmsCode(bySms ? props.until : null, code.onChange);
  useSixthDigit(more === undefined ? code.value : '', of.form.ref);
  const onResent = (): void => {
    // What was typed of the last one is worth nothing.
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
        // Another code is another field, which takes the focus from the button that is gone.
        key={resent}
        {...code}
        focused={focused || resent > 0}
        // Left empty it is not wrong yet: the player looks for the message, or a dialog took the focus.
        onBlur={() => code.value !== '' && code.onBlur()}
        label={label}
        hint={hint}
      />
      {more}
    </FormFrame>
  );
}

/** Whole, a code is sent without another tap (rule field-8); one that was not taken is typed anew, or sent by hand. */
function useSixthDigit(code: string, form: FormState['form']['ref']): void {
  useEffect(() => {
    if (codeFault(code) === null) form.current?.requestSubmit();
  }, [code, form]);
}

interface ResendCodeProps extends Pick<CodeEntryProps, 'until' | 'untilText' | 'resend'> {
  onResent: () => void;
}

/** The time that is left, and at zero the way to another code (rule registration-5). */
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
      <output className={styles['line']}>{failed ? '' : note}</output>
      {seconds === 0 ? (
        <Button variant="text" aria-disabled={busy !== ''} onClick={send}>
          Kodu tekrar gönder
        </Button>
      ) : (
        <p className={styles['line']}>
          {untilText} <Countdown seconds={seconds} />
        </p>
      )}
      <FormError text={failed ? note : ''} />
    </div>
  );
}

/**
 * What a form says of a code that was not taken.
 * @param text of the failure, where it is not the usual one
 */
export function codeFailure(failure: Failure, text = failureText(failure)): { form: string; clear: 'code'[] } {
  // What never reached the service may be right: it stays.
  return { form: text, clear: isAnswer(failure) ? ['code'] : [] };
}

/**
 * The steps of signing in (rule sign-in-3, sign-in-4, sign-in-5): name and password, then perhaps a code, then away. The page, the popup
 * and the sheet share them; a phone confirms its device on a page of its own.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PASSWORD_EXPIRED } from '../../contract/services/sign-in-codes.ts';
import { codeUntil } from '../../domain/member/fields/code.ts';
import { activationFailureText, signInFailureText } from '../../domain/member/sign-in/sign-in-failure.ts';
import type { PendingSignIn } from '../../domain/member/sign-in/sign-in-kept.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { SignInOutcome } from '../../model/player.ts';
import { codeFailure } from '../../parts/code-entry/code-entry.tsx';
import { links } from '../../routes/routes.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { writeService } from '../../state/engine/services.ts';
import { useStillHere } from '../../state/engine/still-here.ts';
import { askAfterSignIn } from '../../state/member/after-sign-in.ts';
import {
  forgetPendingSignIn,
  forgetReset,
  handName,
  handPassword,
  keepPendingSignIn,
} from '../../state/member/kept-sign-in.ts';
import { useSession } from '../../state/member/session.ts';
import { activate, signIn } from '../../state/member/session-calls.ts';
import { useBotCheck, withBotCheck } from '../../state/operator/bot-check.ts';
import { hideModal, hideSheet } from '../../state/overlays/dialogs.ts';
import type { FormFailure } from '../../ui/form/use-form.ts';
import type { SignInPageState } from './sign-in-page-state.ts';
import { signInReturn } from './sign-in-return.ts';

export interface SignInPlace {
  place: PendingSignIn['place'];
  from: string;
  /** The step a reload interrupted, or another page began. */
  resumed: PendingSignIn | null;
  /** Handed over by the page before; '' asks for it again. */
  password: string;
}

export interface SignInFlow {
  /** The code that is waited for; null while name and password are. */
  pending: PendingSignIn | null;
  /** The password of this sign-in is not known here any more. */
  passwordLost: boolean;
  sendCredentials: (userInfo: string, password: string) => Promise<FormFailure<{ password: string }> | null>;
  sendCode: (code: string, password: string) => Promise<FormFailure<{ code: string }> | null>;
  resendCode: () => Promise<Result<unknown>>;
  startAgain: () => void;
}

export function useSignInFlow({ place, from, resumed, password: handed }: SignInPlace): SignInFlow {
  const [pending, setPending] = useState(resumed);
  const password = useRef(handed);
  const [passwordLost, setPasswordLost] = useState(handed === '');
  const mobile = useViewport() === 'mobile';
  const [pathname, navigate] = useLocation();
  const leave = useLeaving(place, from);
  const stillHere = useStillHere(stepOf(pending));
  useBotCheck();

  const wait = (next: PendingSignIn): void => {
    keepPendingSignIn(next);
    setPending(next);
  };

  const goOn = (userInfo: string, outcome: SignInOutcome): void => {
    if (outcome.step === 'signedIn') {
      askAfterSignIn(outcome.flags);
      leave();
      return;
    }
    // Whoever went on meanwhile has given this sign-in up.
    if (!stillHere()) return;
    const validUntil = codeUntil(outcome.codeValidityDate, Date.now() / 1000);
    const toItsPage = outcome.step === 'deviceConfirmation' && mobile && pathname !== links.verification();
    wait({ step: outcome.step, userInfo, validUntil, from, place: toItsPage ? 'page' : place });
    if (!toItsPage) return;
    handPassword(password.current);
    // Hidden, not dismissed: a dismissed sign-in is given up.
    hideDialogs();
    navigate(links.verification());
  };

  /** A password that is too old leads to the page that renews it: no failure of the form. */
  const leadsToRenewal = (userInfo: string, { kind, code }: Failure): boolean => {
    if (kind !== 'refused' || code !== PASSWORD_EXPIRED) return false;
    if (!stillHere()) return true;
    // Its code is of the password that is over: signing in begins anew with the next one.
    forgetPendingSignIn();
    hideDialogs();
    handName(userInfo);
    const state: SignInPageState = { from };
    navigate(links.expiredPassword(), { state });
    return true;
  };

  return {
    pending,
    passwordLost,
    sendCredentials: async (userInfo, typed) => {
      const result = await withBotCheck('signIn', (checked) => signIn({ userInfo, password: typed, ...checked }));
      if (!result.ok) {
        return leadsToRenewal(userInfo, result.failure) ? null : { form: signInFailureText(result.failure) };
      }
      password.current = typed;
      setPasswordLost(false);
      goOn(userInfo, result.value);
      return null;
    },
    sendCode: async (activationCode, typed) => {
      if (pending === null) return null;
      const { step, userInfo } = pending;
      const result =
        step === 'activationCode'
          ? await activate({ userInfo, activationCode })
          : await withBotCheck('signIn', (checked) =>
              signIn({ userInfo, activationCode, password: passwordLost ? typed : password.current, ...checked }),
            );
      if (!result.ok) {
        const { failure } = result;
        if (leadsToRenewal(userInfo, failure)) return null;
        // A device that was confirmed is known: the same sign-in once more needs no code, and takes one.
        const text = step === 'activationCode' ? activationFailureText(failure) : signInFailureText(failure);
        return codeFailure(failure, text);
      }
      if (passwordLost) password.current = typed;
      if (result.value === null) leave();
      else goOn(userInfo, result.value);
      return null;
    },
    resendCode: async () => {
      if (pending === null) return { ok: true, value: null };
      const body = { userInfo: pending.userInfo };
      const result = await withBotCheck('resendActivationCode', (checked) =>
        writeService('resendActivationCode', { body, ...checked }),
      );
      if (result.ok && stillHere()) {
        wait({ ...pending, validUntil: codeUntil(result.value.codeValidityDate, Date.now() / 1000) });
      }
      return result;
    },
    startAgain: () => {
      forgetPendingSignIn();
      password.current = '';
      setPasswordLost(true);
      setPending(null);
    },
  };
}

/** As whom, and what is waited for; another code for it is no other step. */
function stepOf(pending: PendingSignIn | null): string {
  return pending === null ? '' : `${pending.step} ${pending.userInfo}`;
}

/** Away from signing in: once, when it succeeded here or in another tab. */
function useLeaving(place: SignInPlace['place'], from: string): () => void {
  const { phase } = useSession();
  const [, navigate] = useLocation();
  const left = useRef(false);
  const stillHere = useStillHere();
  const leave = (): void => {
    if (left.current || !stillHere()) return;
    left.current = true;
    forgetPendingSignIn();
    forgetReset();
    hideDialogs();
    const target = signInReturn(from) || links.home();
    const here = `${location.pathname}${location.search}`;
    if (place === 'page' || target !== here) navigate(target, { replace: place === 'page' });
  };
  const leaving = useRef(leave);
  useEffect(() => {
    leaving.current = leave;
  });
  useEffect(() => {
    if (phase === 'member') leaving.current();
  }, [phase]);
  return () => leaving.current();
}

function hideDialogs(): void {
  hideModal();
  hideSheet();
}

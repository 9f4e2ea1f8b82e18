/**
 * The steps of signing in (rule sign-in-3, sign-in-4, sign-in-5): name and password, perhaps a code, then leaving.
 * Shared by the page, the popup and the sheet; a phone confirms its device on a page of its own.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PASSWORD_EXPIRED } from '../../contract/services/sign-in-codes.ts';
import { codeExpiresAt } from '../../domain/member/fields/credentials.ts';
import { activationFailureText, signInFailureText } from './sign-in-failure.ts';
import type { PendingSignIn } from '../../domain/member/sign-in/stored-sign-in.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { SignInOutcome } from '../../model/player.ts';
import { codeFailure } from '../../parts/code-entry/code-entry.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted } from '../../state/engine/use-action.ts';
import { queueSignInPopups } from '../../state/member/sign-in-popups.ts';
import {
  clearPendingSignIn,
  clearPasswordReset,
  passUserName,
  passPassword,
  storePendingSignIn,
} from '../../state/member/pending-sign-in.ts';
import { useSession } from '../../state/member/session.ts';
import { activate, signIn } from '../../state/member/session-calls.ts';
import { useBotCheck, withBotCheck } from '../../state/operator/bot-check.ts';
import { hideModal, hideSheet } from '../../state/overlays/dialogs.ts';
import type { FormFailure } from '../../ui/form/use-form.ts';
import type { SignInPageState } from './sign-in-page-state.ts';
import { signInReturn } from './sign-in-return.ts';

interface SignInFlowOptions {
  place: PendingSignIn['place'];
  from: string;
  /** The step that a reload interrupted or another page began. */
  resumed: PendingSignIn | null;
  /** Password passed from the previous page; '' if it has to be entered again. */
  password: string;
}

export interface SignInFlow {
  /** The sign-in waiting for its code; null in the step of name and password. */
  pending: PendingSignIn | null;
  /** True when the password of this sign-in is not in memory any more. */
  passwordLost: boolean;
  sendCredentials: (userInfo: string, password: string) => Promise<FormFailure<{ password: string }> | null>;
  sendCode: (code: string, password: string) => Promise<FormFailure<{ code: string }> | null>;
  resendCode: () => Promise<Result<unknown>>;
  startAgain: () => void;
}

export function useSignInFlow({ place, from, resumed, password: handed }: SignInFlowOptions): SignInFlow {
  const [pending, setPending] = useState(resumed);
  const password = useRef(handed);
  const [passwordLost, setPasswordLost] = useState(handed === '');
  const mobile = useViewport() === 'mobile';
  const [pathname, navigate] = useLocation();
  const leave = useLeaving(place, from);
  const stillHere = useIsMounted(stepOf(pending));
  useBotCheck();

  const wait = (next: PendingSignIn): void => {
    storePendingSignIn(next);
    setPending(next);
  };

  const goOn = (userInfo: string, outcome: SignInOutcome): void => {
    if (outcome.step === 'signedIn') {
      queueSignInPopups(outcome.flags);
      leave();
      return;
    }
    // The player moved on meanwhile, so this sign-in is abandoned.
    if (!stillHere()) return;
    const validUntil = codeExpiresAt(outcome.codeValidityDate, Date.now() / 1000);
    const toItsPage = outcome.step === 'deviceConfirmation' && mobile && pathname !== entryLinks.verification();
    wait({ step: outcome.step, userInfo, validUntil, from, place: toItsPage ? 'page' : place });
    if (!toItsPage) return;
    passPassword(password.current);
    // The dialog is hidden and not dismissed, because dismissing it would cancel the sign-in.
    hideDialogs();
    navigate(entryLinks.verification());
  };

  /** Opens the page that renews an expired password; returns true if the failure was that. */
  const leadsToRenewal = (userInfo: string, { kind, code }: Failure): boolean => {
    if (kind !== 'refused' || code !== PASSWORD_EXPIRED) return false;
    if (!stillHere()) return true;
    // The pending code belongs to the expired password: sign-in starts again with the new one.
    clearPendingSignIn();
    hideDialogs();
    passUserName(userInfo);
    const state: SignInPageState = { from };
    navigate(entryLinks.expiredPassword(), { state });
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
        // Repeating the sign-in of a confirmed device needs no code, but accepts one.
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
        wait({ ...pending, validUntil: codeExpiresAt(result.value.codeValidityDate, Date.now() / 1000) });
      }
      return result;
    },
    startAgain: () => {
      clearPendingSignIn();
      password.current = '';
      setPasswordLost(true);
      setPending(null);
    },
  };
}

/** Identifies step and name; a new code for the same name is the same step. */
function stepOf(pending: PendingSignIn | null): string {
  return pending === null ? '' : `${pending.step} ${pending.userInfo}`;
}

/** Leaves sign-in once, when it succeeded here or in another tab. */
function useLeaving(place: SignInFlowOptions['place'], from: string): () => void {
  const { phase } = useSession();
  const [, navigate] = useLocation();
  const left = useRef(false);
  const stillHere = useIsMounted();
  const leave = (): void => {
    if (left.current || !stillHere()) return;
    left.current = true;
    clearPendingSignIn();
    clearPasswordReset();
    hideDialogs();
    const target = signInReturn(from) || entryLinks.home();
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

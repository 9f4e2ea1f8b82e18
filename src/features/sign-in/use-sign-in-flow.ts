/**
 * The steps of signing in (player-account §4): name and password, then perhaps a code, then away. The page, the popup
 * and the sheet walk the same steps; a phone confirms its device on a page of its own.
 */
import type { Failure } from '../../model/failure.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { SignInOutcome } from '../../model/player.ts';
import { codeUntil } from '../../domain/member/fields/code.ts';
import { signInFailureText } from '../../domain/member/sign-in/sign-in-failure.ts';
import { askAfterSignIn } from '../../state/member/after-sign-in.ts';
import { hideModal, hideSheet } from '../../state/overlays/dialogs.ts';
import {
  type PendingSignIn,
  forgetPendingSignIn,
  handPassword,
  keepPendingSignIn,
} from '../../state/member/kept-sign-in.ts';
import { activate, signIn, useSession } from '../../state/member/session.ts';
import { useViewport } from '../../state/device/viewport.ts';
import type { FormFailure } from '../../ui/form/use-form.ts';
import { PASSWORD_EXPIRED, type SignInPageState } from './sign-in-page-state.ts';
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
  codeRenewed: (codeValidityDate: number) => void;
  startAgain: () => void;
}

export function useSignInFlow({ place, from, resumed, password: handed }: SignInPlace): SignInFlow {
  const [pending, setPending] = useState(resumed);
  const password = useRef(handed);
  const [passwordLost, setPasswordLost] = useState(handed === '');
  const mobile = useViewport() === 'mobile';
  const [pathname, navigate] = useLocation();
  const leave = useLeaving(place, from);

  const wait = (next: PendingSignIn): void => {
    keepPendingSignIn(next);
    setPending(next);
  };

  const take = (userInfo: string, outcome: SignInOutcome): void => {
    if (outcome.step === 'signedIn') {
      askAfterSignIn(outcome.flags);
      leave();
      return;
    }
    const validUntil = codeUntil(outcome.codeValidityDate, Date.now() / 1000);
    const toItsPage = outcome.step === 'deviceConfirmation' && mobile && pathname !== links.verification();
    wait({ step: outcome.step, userInfo, validUntil, from, place: toItsPage ? 'page' : place });
    if (!toItsPage) return;
    handPassword(password.current);
    // Hidden, not dismissed: a dismissed sign-in is given up.
    hideDialogs();
    navigate(links.verification());
  };

  const failed = (userInfo: string, failure: Failure): { form?: string } | null => {
    if (failure.kind !== 'refused' || failure.code !== PASSWORD_EXPIRED) return { form: signInFailureText(failure) };
    hideDialogs();
    const state: SignInPageState = { userInfo, from };
    navigate(links.expiredPassword(), { state });
    return null;
  };

  return {
    pending,
    passwordLost,
    sendCredentials: async (userInfo, typed) => {
      const result = await signIn({ userInfo, password: typed });
      if (!result.ok) return failed(userInfo, result.failure);
      password.current = typed;
      setPasswordLost(false);
      take(userInfo, result.value);
      return null;
    },
    sendCode: async (activationCode, typed) => {
      if (pending === null) return null;
      const { step, userInfo } = pending;
      const result =
        step === 'activationCode'
          ? await activate({ userInfo, activationCode })
          : await signIn({ userInfo, activationCode, password: passwordLost ? typed : password.current });
      if (!result.ok) {
        const failure = failed(userInfo, result.failure);
        // What never reached the service may be right: it stays.
        return result.failure.kind === 'refused' && failure !== null ? { ...failure, clear: ['code'] } : failure;
      }
      if (passwordLost) password.current = typed;
      if (result.value === null) leave();
      else take(userInfo, result.value);
      return null;
    },
    codeRenewed: (codeValidityDate) => {
      if (pending === null) return;
      wait({ ...pending, validUntil: codeUntil(codeValidityDate, Date.now() / 1000) });
    },
    startAgain: () => {
      forgetPendingSignIn();
      password.current = '';
      setPasswordLost(true);
      setPending(null);
    },
  };
}

/** Away from signing in: once, when it succeeded here or in another tab. */
function useLeaving(place: SignInPlace['place'], from: string): () => void {
  const { phase } = useSession();
  const [, navigate] = useLocation();
  const left = useRef(false);
  const leave = (): void => {
    if (left.current) return;
    left.current = true;
    forgetPendingSignIn();
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
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );
  return () => leaving.current();
}

function hideDialogs(): void {
  hideModal();
  hideSheet();
}

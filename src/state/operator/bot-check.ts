/**
 * The bot check of a visitor's requests (rule check-1): the token is fetched at the tap and sent along. When no check
 * is configured, nothing is loaded. A check that cannot be reached, or returns no token, blocks nothing: the call is
 * sent without one, and the service decides. Only an interactive check has no time limit; a visitor who leaves it has
 * sent nothing.
 */
import { useEffect } from 'react';
import { type BotCheck, botCheckNeeds } from '../../contract/operator.ts';
import { BOT_CHECK_FAILED, type BotCheckedCall } from '../../contract/services/bot-checked-calls.ts';
import type { Result } from '../../model/failure.ts';
import { BotProviderMissingError, requestBotToken } from '../../platform/page/bot-provider.ts';
import { loadOperatorSettings } from './use-operator-settings.ts';
import { loadThirdPartyScript } from './third-party-script.ts';

/** Milliseconds for the provider; the time a person takes is not counted. */
const TOKEN_MS = 30_000;
/** Milliseconds to wait for the operator's settings. */
const KNOWN_MS = 3_000;

const UNREACHED_TEXT =
  'Güvenlik doğrulaması yüklenemedi. Reklam engelleyicini bu sayfa için kapatıp tekrar dene; olmazsa İletişim sayfasındaki kanallardan bize ulaş.';

/** Abort reason of a check whose page was left, or that a newer check replaced. */
const LEFT = 'left';

/** The check in flight: a person can answer only one at a time. */
let asking: AbortController | undefined;

/** Loads the provider before the player taps; leaving the page ends its check. */
export function useBotCheck(): void {
  useEffect(() => {
    void loadOperatorSettings().then(({ botCheck }) => (botCheck === null ? undefined : providerOf(botCheck)));
    return () => asking?.abort(LEFT);
  }, []);
}

/**
 * Sends with a new token. When a refusal is caused by a check that could not be loaded, its message explains how to
 * load it.
 */
export async function withBotCheck<T>(
  action: BotCheckedCall,
  send: (checked: { botToken?: string }) => Promise<Result<T>>,
): Promise<Result<T>> {
  const operator = await inTime(loadOperatorSettings(), KNOWN_MS);
  const check = operator?.botCheck ?? null;
  if (check === null) return send({});
  const answer = await answerOf(check, action);
  if (answer === 'left') return { ok: false, failure: { kind: 'aborted' } };
  const result = await send(typeof answer === 'string' ? {} : answer);
  if (result.ok || answer !== 'unreached' || result.failure.code !== BOT_CHECK_FAILED) return result;
  return { ok: false, failure: { ...result.failure, message: UNREACHED_TEXT } };
}

async function answerOf(
  check: BotCheck,
  action: string,
): Promise<{ botToken: string } | 'unreached' | 'failed' | 'left'> {
  if (!(await providerOf(check))) return 'unreached';
  asking?.abort(LEFT);
  const mine = new AbortController();
  asking = mine;
  const { signal } = mine;
  const giveUp = (): void => mine.abort();
  let timer = setTimeout(giveUp, TOKEN_MS);
  const onPerson = (isAsked: boolean): void => {
    clearTimeout(timer);
    if (!isAsked) timer = setTimeout(giveUp, TOKEN_MS);
  };
  try {
    return { botToken: await requestBotToken(check, action, { signal, onChallenge: onPerson }) };
  } catch (error) {
    if (signal.reason === LEFT) return 'left';
    return error instanceof BotProviderMissingError ? 'unreached' : 'failed';
  } finally {
    clearTimeout(timer);
    if (asking === mine) asking = undefined;
  }
}

function providerOf(check: BotCheck): Promise<boolean> {
  const { script, hosts } = botCheckNeeds(check);
  return loadThirdPartyScript(script, hosts);
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))]);
}

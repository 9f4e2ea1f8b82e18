/**
 * The bot check before what a visitor sends (rule check-1): its token is asked for at the tap, and sent along. Where no check
 * is configured nothing is loaded. One that cannot be reached holds nobody up: the call goes without a token, and it is the
 * service that decides.
 */
import { useEffect } from 'react';
import { type BotCheck, botCheckNeeds } from '../../contract/operator.ts';
import { BOT_CHECK_FAILED, type BotChecked } from '../../contract/services/bot-checked.ts';
import type { Result } from '../../model/failure.ts';
import { askProvider } from '../../platform/page/bot-provider.ts';
import { knownOperator } from './operator.ts';
import { loadOutside } from './outside-script.ts';

/** A person who is asked something needs longer than a script. */
const TOKEN_MS = 30_000;
/** Where nothing is known of the operator's providers yet. */
const KNOWN_MS = 3_000;

export const UNREACHED_TEXT =
  'Güvenlik doğrulaması yüklenemedi. Reklam engelleyicini bu sayfa için kapatıp tekrar dene; olmazsa İletişim sayfasındaki kanallardan bize ulaş.';

/** A page that will need it: the provider is there when the player taps. */
export function useBotCheck(): void {
  useEffect(() => {
    void knownOperator().then(({ botCheck }) => (botCheck === null ? undefined : providerOf(botCheck)));
  }, []);
}

/** Sends with a token of its own; a refusal that comes of a check that could not be reached says how it can be. */
export async function withBotCheck<T>(
  action: BotChecked,
  send: (checked: { botToken?: string }) => Promise<Result<T>>,
): Promise<Result<T>> {
  const operator = await inTime(knownOperator(), KNOWN_MS);
  const check = operator?.botCheck ?? null;
  if (check === null) return send({});
  const botToken = await tokenOf(check, action);
  const result = await send(botToken === undefined ? {} : { botToken });
  if (result.ok || botToken !== undefined || result.failure.code !== BOT_CHECK_FAILED) return result;
  return { ok: false, failure: { ...result.failure, message: UNREACHED_TEXT } };
}

/** Undefined: it was not reached, or gave none. */
async function tokenOf(check: BotCheck, action: string): Promise<string | undefined> {
  if (!(await providerOf(check))) return undefined;
  return inTime(
    askProvider(check, action).catch(() => undefined),
    TOKEN_MS,
  );
}

function providerOf(check: BotCheck): Promise<boolean> {
  const { script, hosts } = botCheckNeeds(check);
  return loadOutside(script, hosts);
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))]);
}

/** Adapters for the two providers of an invisible bot check, by their published interfaces: one token per action. */
import type { BotCheck } from '../../contract/operator.ts';

interface BotTokenOptions {
  /** Aborts when the token is no longer needed; the widget is removed from the page. */
  signal: AbortSignal;
  /** Called with true when a person is challenged, and with false when they have finished. */
  onChallenge: (isAsked: boolean) => void;
}

/** The provider's script ran but defined nothing usable: a blocker replaced it or blocked what it loads. */
export class BotProviderMissingError extends Error {}

/** Requests a token. Rejects if the provider is missing, refuses or was aborted. */
export function requestBotToken({ kind, key }: BotCheck, action: string, asking: BotTokenOptions): Promise<string> {
  const { turnstile, grecaptcha } = globalThis as { turnstile?: Turnstile; grecaptcha?: ReCaptcha };
  if (kind === 'recaptcha') return reCaptchaToken(grecaptcha, key, action, asking);
  return turnstile === undefined
    ? Promise.reject(new BotProviderMissingError('no Turnstile'))
    : turnstileToken(turnstile, key, action, asking);
}

interface Turnstile {
  render(place: HTMLElement, options: object): string;
  execute(widget: string): void;
  remove(widget: string): void;
}

interface ReCaptcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

/** reCAPTCHA v3 never challenges a person and renders nothing on the page. */
function reCaptchaToken(
  grecaptcha: ReCaptcha | undefined,
  key: string,
  action: string,
  { signal }: BotTokenOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    signal.addEventListener('abort', () =>
      reject(isReady ? new Error('reCAPTCHA was given up') : new BotProviderMissingError('reCAPTCHA is not ready')),
    );
    if (grecaptcha === undefined) {
      reject(new BotProviderMissingError('no reCAPTCHA'));
      return;
    }
    grecaptcha.ready(() => {
      isReady = true;
      void grecaptcha.execute(key, { action }).then(resolve, reject);
    });
  });
}

/**
 * Turnstile stays invisible unless it must challenge a person; the challenge is then shown in the middle of the page.
 */
async function turnstileToken(
  turnstile: Turnstile,
  key: string,
  action: string,
  { signal, onChallenge: onPerson }: BotTokenOptions,
): Promise<string> {
  const place = document.createElement('div');
  Object.assign(place.style, { position: 'fixed', inset: '0', margin: 'auto', width: '300px', height: '65px' });
  // Open dialogs are in the top layer, so the widget must be inside one to appear above it.
  place.style.setProperty('z-index', '60');
  place.style.setProperty('pointer-events', 'none');
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Turnstile was given up')));
      widget = turnstile.render(place, {
        ...{ sitekey: key, action, execution: 'execute', appearance: 'interaction-only', language: 'tr' },
        callback: resolve,
        'before-interactive-callback': () => {
          place.style.setProperty('pointer-events', 'auto');
          onPerson(true);
        },
        'after-interactive-callback': () => onPerson(false),
        'error-callback': () => reject(new Error('Turnstile failed')),
        'timeout-callback': () => reject(new Error('Turnstile was not answered')),
      });
      turnstile.execute(widget);
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    place.remove();
  }
}

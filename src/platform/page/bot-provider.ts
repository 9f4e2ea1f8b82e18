/** The two providers of an invisible bot check, by their published interfaces: a token for one action, once. */
import type { BotCheck } from '../../contract/operator.ts';

export interface Asking {
  /** Nobody waits for it any more: what stands on the page goes. */
  signal: AbortSignal;
  /** A person is asked something, or has answered it. */
  onPerson: (isAsked: boolean) => void;
}

/** Its script ran, and it is not there: a blocker put another one in its place, or kept from it what it loads itself. */
export class ProviderMissing extends Error {}

/** Rejects where the provider did not come, will not give one, or was given up. */
export function askProvider({ kind, key }: BotCheck, action: string, asking: Asking): Promise<string> {
  const { turnstile, grecaptcha } = globalThis as { turnstile?: Turnstile; grecaptcha?: ReCaptcha };
  if (kind === 'recaptcha') return reCaptchaToken(grecaptcha, key, action, asking);
  return turnstile === undefined
    ? Promise.reject(new ProviderMissing('no Turnstile'))
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

/** Its third version judges by itself: it never asks a person, and nothing of it stands on the page. */
function reCaptchaToken(
  grecaptcha: ReCaptcha | undefined,
  key: string,
  action: string,
  { signal }: Asking,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    signal.addEventListener('abort', () =>
      reject(isReady ? new Error('reCAPTCHA was given up') : new ProviderMissing('reCAPTCHA is not ready')),
    );
    if (grecaptcha === undefined) {
      reject(new ProviderMissing('no reCAPTCHA'));
      return;
    }
    grecaptcha.ready(() => {
      isReady = true;
      void grecaptcha.execute(key, { action }).then(resolve, reject);
    });
  });
}

/** Nothing of it is seen, unless it must ask a person: then it stands in the middle of the page, until it is answered. */
async function turnstileToken(
  turnstile: Turnstile,
  key: string,
  action: string,
  { signal, onPerson }: Asking,
): Promise<string> {
  const place = document.createElement('div');
  Object.assign(place.style, { position: 'fixed', inset: '0', margin: 'auto', width: '300px', height: '65px' });
  // Dialogs lie in the top layer: only what is in them lies above them.
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

/** The two providers of an invisible bot check, by their published interfaces: a token for one action, once. */
import type { BotCheck } from '../../contract/operator.ts';

interface Turnstile {
  render(place: HTMLElement, options: object): string;
  execute(widget: string): void;
  remove(widget: string): void;
}

interface ReCaptcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

/** Rejects where the provider did not come, or will not give one. */
export function askProvider({ kind, key }: BotCheck, action: string): Promise<string> {
  const { turnstile, grecaptcha } = globalThis as { turnstile?: Turnstile; grecaptcha?: ReCaptcha };
  if (kind === 'recaptcha') {
    if (grecaptcha === undefined) return Promise.reject(new Error('no reCAPTCHA'));
    return new Promise((resolve, reject) => {
      grecaptcha.ready(() => void grecaptcha.execute(key, { action }).then(resolve, reject));
    });
  }
  return turnstile === undefined ? Promise.reject(new Error('no Turnstile')) : turnstileToken(turnstile, key, action);
}

/** Nothing of it is seen, unless it must ask a person: then it stands in the middle of the page, until it is answered. */
async function turnstileToken(turnstile: Turnstile, key: string, action: string): Promise<string> {
  const place = document.createElement('div');
  Object.assign(place.style, { position: 'fixed', inset: '0', margin: 'auto', width: '300px', height: '65px' });
  // Dialogs lie in the top layer: only what is in them lies above them.
  place.style.setProperty('z-index', '60');
  place.style.setProperty('pointer-events', 'none');
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      widget = turnstile.render(place, {
        ...{ sitekey: key, action, execution: 'execute', appearance: 'interaction-only', language: 'tr' },
        callback: resolve,
        'before-interactive-callback': () => place.style.setProperty('pointer-events', 'auto'),
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

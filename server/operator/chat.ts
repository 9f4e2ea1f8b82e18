/** A small chat on its own page, which the app shows in a frame. The replies are automatic. */
import { operatorPaths } from './operator-addresses.ts';

export function chatReplyTo(text: string | undefined): string {
  return text === undefined
    ? 'Sana nasıl yardımcı olabiliriz?'
    : 'Mesajını aldık. Bir destek uzmanımız birazdan yanıtlayacak.';
}

export const chatPage = `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Canlı destek</title>
    <style>
      :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
      body { display: flex; flex-direction: column; height: 100dvh; margin: 0; }
      ol { flex: 1; overflow: auto; margin: 0; padding: 16px; list-style: none; }
      li { width: fit-content; max-width: 80%; margin: 0 0 8px; padding: 8px 12px; border-radius: 12px; background: #8883; }
      li[data-own] { margin-inline-start: auto; background: #2a78; }
      form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #8884; }
      input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; font-size: 16px; }
      button { min-height: 44px; padding: 0 16px; font: inherit; }
    </style>
  </head>
  <body>
    <ol aria-live="polite"></ol>
    <form>
      <input aria-label="Mesajın" autocomplete="off" maxlength="500" required />
      <button>Gönder</button>
    </form>
    <script src="${operatorPaths.chatScript}"></script>
  </body>
</html>
`;

/**
 * Script of the chat page: announces that it is ready, receives the player, and accepts messages only from the page
 * that opened it.
 */
export const chatScript = `(() => {
  const list = document.querySelector('ol');
  const field = document.querySelector('input');
  const show = (text, own) => {
    const line = document.createElement('li');
    line.textContent = text;
    if (own) line.dataset.own = '';
    list.append(line);
    line.scrollIntoView();
  };
  const send = (body) =>
    fetch('${operatorPaths.chatMessages}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
      .then((answer) => answer.json())
      .then(({ reply }) => show(reply, false), () => show('Mesajın gönderilemedi. Tekrar dene.', false));
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'player') return;
    show('Merhaba ' + data.player.name + '!', false);
    void send({ player: data.player });
  });
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    field.value = '';
    if (text === '') return;
    show(text, true);
    void send({ text });
  });
  // Any page may frame the chat, and this message holds no secret.
  parent.postMessage({ type: 'ready' }, '*');
})();
`;

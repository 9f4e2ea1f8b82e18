/**
 * The peer of the painted press: a page with one button that shows that it is pressed, and a text that moves all the
 * time. Its delay is the frame the browser waits for, because the browser dispatches a tap to a page just after a frame
 * was made.
 */
const page = `<!doctype html>
<html data-connection="on"><title>bare</title><meta name="viewport" content="width=device-width">
<button aria-pressed="false" style="width:50vw;height:50vw">1,85</button>
<p id="presses">0</p><p id="moving"></p>
<script>
  const button = document.querySelector('button');
  const presses = document.querySelector('#presses');
  const moving = document.querySelector('#moving');
  let count = 0;
  let moves = 0;
  button.onclick = () => {
    button.setAttribute('aria-pressed', String(button.ariaPressed === 'false'));
    presses.textContent = String((count += 1));
  };
  setInterval(() => (moving.textContent = String((moves += 1))), 8);
</script></html>`;

export const bareButton = {
  url: `data:text/html,${encodeURIComponent(page)}`,
  target: { button: 'button', result: '#presses', told: '(.*)' },
};

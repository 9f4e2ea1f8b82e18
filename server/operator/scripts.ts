/** Scripts of the stand-in's providers, as a browser gets them. They speak as the real ones do, and to this server. */
import { operatorPaths } from './addresses.ts';

/** A tag manager: hears everything on `dataLayer`, what came before it too, and tells it home. */
export const containerScript = `(() => {
  const home = new URL(document.currentScript.src);
  const tell = (entry) => {
    // Commands of the consent come as arguments.
    const told = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry;
    void fetch(new URL('${operatorPaths.collect}', home), { method: 'POST', body: JSON.stringify(told), keepalive: true });
  };
  const layer = (window.dataLayer = window.dataLayer || []);
  const push = layer.push.bind(layer);
  layer.forEach(tell);
  layer.push = (...entries) => {
    entries.forEach(tell);
    return push(...entries);
  };
})();
`;

/** A check with Turnstile's interface that lets everybody pass who asks. */
export const checkScript = `(() => {
  const home = new URL(document.currentScript.src);
  const widgets = [];
  window.turnstile = {
    render: (place, options) => widgets.push(options) - 1 + '',
    execute: (id) => {
      const options = widgets[id];
      fetch(new URL('${operatorPaths.checkToken}', home), { method: 'POST', body: options.action || '' })
        .then((answer) => answer.json())
        .then(({ token }) => options.callback(token), () => options['error-callback']('300030'));
    },
    remove: (id) => delete widgets[id],
  };
})();
`;

/**
 * Browser scripts of the stand-in's providers. Their interfaces are those of the real ones; their requests go to this
 * server.
 */
import { operatorPaths } from './operator-addresses.ts';

/** Tag manager: sends every entry of `dataLayer` to this server, including those pushed before it was loaded. */
export const tagManagerScript = `(() => {
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

/** Bot check with Turnstile's interface that passes everybody. */
export const botCheckScript = `(() => {
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

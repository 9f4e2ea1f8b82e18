/** Scripts of the operator's providers in a process without a browser: the test decides how each ends. */
import { onTestFinished, vi } from 'vitest';

export type ScriptEnd = 'loads' | 'blocked' | 'slow';

export interface OutsideScripts {
  /** Requested paths, oldest first. */
  asked: string[];
  /** End of the next script loads. */
  end: ScriptEnd;
  /** Effect of a script when it runs, by its path. */
  run: Record<string, () => void>;
}

export function outsideScripts(): OutsideScripts {
  const scripts: OutsideScripts = { asked: [], end: 'loads', run: {} };
  const append = document.head.append.bind(document.head);
  const spy = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) {
        append(node);
        continue;
      }
      const { pathname } = new URL(node.src);
      scripts.asked.push(pathname);
      const { end } = scripts;
      if (end === 'slow') continue;
      setTimeout(() => {
        if (end === 'loads') scripts.run[pathname]?.();
        node.dispatchEvent(new Event(end === 'loads' ? 'load' : 'error'));
      }, 5);
    }
  });
  onTestFinished(() => {
    spy.mockRestore();
    Reflect.deleteProperty(window, 'dataLayer');
    Reflect.deleteProperty(window, 'turnstile');
  });
  return scripts;
}

/** What support and tests may ask of a running tab from the browser's console: the engine's own figures, nothing more. */
import type { EngineStats } from '../contract/engine.ts';
import type { Result } from '../contract/errors.ts';
import { askEngine } from '../state/engine.ts';

export interface SupportHandle {
  /** Tabs, watches, events, and hub messages read, refused and unreadable. */
  stats(): Promise<Result<EngineStats>>;
}

declare global {
  interface Window {
    tribun?: SupportHandle;
  }
}

export function offerSupportHandle(): void {
  window.tribun = Object.freeze({ stats: () => askEngine('stats', null) });
}

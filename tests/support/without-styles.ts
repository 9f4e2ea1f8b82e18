import { vi } from 'vitest';

/** A process without a document: what is loaded in it waits for no style sheet. */
export function withoutStyles(): void {
  vi.stubGlobal('document', { querySelectorAll: () => [] });
}

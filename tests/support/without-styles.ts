/** Gives a process without a document an empty one, so that lazily loaded parts wait for no style sheet. */
if (!('document' in globalThis)) Object.assign(globalThis, { document: { querySelectorAll: () => [] } });

export {};

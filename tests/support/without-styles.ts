/** A process without a document: the parts of the product that are loaded in it wait for no style sheet. */
if (!('document' in globalThis)) Object.assign(globalThis, { document: { querySelectorAll: () => [] } });

export {};

/**
 * The web storage of every test file is happy-dom's, empty at its beginning, on any version of Node. From version 25 on
 * Node has globals of these names, and its `localStorage` is undefined without a flag; Vitest would leave them in place.
 */
import { Storage } from 'happy-dom';

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, {
    value: new Storage(),
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** A book alone, with every lazily loaded module at hand. */
import * as disorder from '../../workers/engine/book/repair-parts.ts';
import { type Book, createBook } from '../../workers/engine/book/book.ts';

export const startBook = (): Book =>
  createBook({ now: () => performance.now(), disorder: { use: (call) => call(disorder) } });

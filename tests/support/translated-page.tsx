/** A page of React's that changes while a browser translates it; built for an empty page of a real browser. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tolerateTranslation } from '../../src/platform/page/tolerate-translation.ts';
import { translatePage } from './translator.ts';

interface Facts {
  odd: string;
  note?: string;
  rows?: string[];
  more?: boolean;
}

export interface Walked {
  errors: string[];
  /** Texts of the page after each change, and the same texts without a translator. */
  said: string[];
  wanted: string[];
  /** Elements of the translator at the end. */
  fonts: number;
}

const steps: Facts[] = [
  { odd: '1,50', rows: ['a', 'c'], note: ' ilk' },
  { odd: '1,85' },
  { odd: '1,90' },
  { odd: '1,90', note: ' yeni' },
  { odd: '2,10', note: ' daha', rows: ['a', 'b', 'c'] },
  { odd: '2,10', rows: ['c', 'a', 'b'] },
  { odd: '2,10', rows: ['b', 'x', 'a'], more: true },
  { odd: '2,20', note: ' son söz', more: true },
  { odd: '2,30' },
];

/** @param guarded as the product does @param undoAt the step before which the originals come back */
export async function walk(order: 'before' | 'after' | 'instead', guarded: boolean, undoAt: number): Promise<Walked> {
  if (guarded) tolerateTranslation(document);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const errors: string[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => void errors.push(String(error)) });
  const said: string[] = [];
  let undo = (): void => undefined;
  for (const [index, step] of steps.entries()) {
    if (index === undoAt) undo();
    flushSync(() => root.render(<Page {...step} />));
    if (index === 0) ({ undo } = translatePage(order));
    // Observers of the product and of the translator run in turn.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 10));
    said.push(bare(place.textContent ?? ''));
  }
  const fonts = place.querySelectorAll('font').length;
  return { errors, said, wanted: steps.map((step) => bare(textOf(step))), fonts };
}

const bare = (text: string): string => text.replaceAll(/[‹›\s]/g, '');

const textOf = ({ odd, note = '', rows = [], more = false }: Facts): string =>
  `Oran ${odd} ile${note}${more ? 'kalın' : ''} son${rows.map((row) => `${row},`).join('')}`;

/** Adjacent texts, a text that appears and disappears, rows that move, and elements between texts. */
function Page({ odd, note = '', rows = [], more = false }: Facts) {
  return (
    <p>
      Oran {odd} ile{note !== '' && note}
      {more ? <b>kalın</b> : null} son
      {rows.map((row) => (
        <Row key={row}>{row}</Row>
      ))}
    </p>
  );
}

/** A row without an element of its own. */
function Row({ children }: { children: string }) {
  return <>{children},</>;
}

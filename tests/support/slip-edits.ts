/** Edits of a slip as fast as a script can tap, each on something that is there at that moment; and all a slip shows. */
import type { Page } from 'playwright';
import { type Random, pick } from './breakage.ts';

const kinds = [
  'odd',
  'odd',
  'odd',
  'banker',
  'system',
  'system',
  'remove',
  'misli',
  'count',
  'more',
  'amount',
] as const;
const stake = ['misli', 'count', 'more', 'amount'] as const;

export type EditKind = (typeof kinds)[number];

export interface Edit {
  kind: EditKind;
  /** The edit's kind, and a random number that selects the element or the typed text. */
  chance: number;
}

/** Returns any edit of a slip, or one of its stake alone. */
export function randomEdit(random: Random, of: 'all' | 'stake' = 'all'): Edit {
  return { kind: pick(random, of === 'stake' ? stake : kinds), chance: random() };
}

/** Carries out the edit without waiting; returns whether its target existed. */
export function carryOut(page: Page, edit: Edit): Promise<boolean> {
  return page.evaluate(({ kind, chance }) => {
    const slip = document.querySelector('aside[aria-label="Kuponum"]')!;
    const tap = (selector: string, within: ParentNode = slip): boolean => {
      const all = [...within.querySelectorAll<HTMLButtonElement>(selector)].filter(({ disabled }) => !disabled);
      const button = all[Math.floor(chance * all.length)];
      button?.click();
      return button !== undefined;
    };
    const type = (label: string, text: string): boolean => {
      // The stake's fields are behind the button that shows it in words.
      slip.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click();
      const name = [...slip.querySelectorAll('label')].find(({ textContent }) => textContent === label);
      const field = name?.control;
      if (!(field instanceof HTMLInputElement)) return false;
      // React notices a typed value only when it is set through the element's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    };
    switch (kind) {
      case 'odd':
        return tap('article[data-event] button[data-outcome]', document.querySelector('main')!);
      case 'banker':
        return tap('button[aria-label$="banko"]');
      case 'system': {
        const systems = 'fieldset[aria-label="Kupon"] fieldset:has(> legend) button[aria-pressed]';
        const tab = [...slip.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sistem');
        if (tab?.getAttribute('aria-pressed') === 'false') tab.click();
        return tap(systems);
      }
      case 'remove':
        return tap('button[aria-label$="seçimini kaldır"]');
      case 'misli':
        return type('Misli', String(1 + Math.floor(chance * 400)));
      case 'count':
        return type('Kupon adedi', String(1 + Math.floor(chance * 30)));
      case 'more':
        return tap('button[aria-label$="artır"], button[aria-label$="azalt"]');
      case 'amount':
        return tap('fieldset[aria-label="Hazır tutarlar"] button');
    }
  }, edit);
}

/** Items with odds and bankers, systems, stake and every figure; not which of the two tabs of the slip is open. */
export function slipShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slip = document.querySelector('aside[aria-label="Kuponum"]')!;
    const items = [...slip.querySelectorAll('[data-tour="slip-item"]')].map((item) => {
      // The banker button of an item that is no banker is shown only beside the systems.
      const banker = item.querySelector('button[aria-label$="banko"]')?.getAttribute('aria-pressed') === 'true';
      const texts = ['a, span', '[data-odd]'].map((each) => item.querySelector(each)?.textContent).join(' ');
      return `${(item as HTMLElement).dataset['event']} ${texts} banker ${banker}`;
    });
    const terms = slip.querySelector('button[aria-expanded]')?.textContent ?? '';
    const amount = slip.querySelector<HTMLInputElement>('input:not([type])')?.value ?? '';
    const figures = [...slip.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    return [...items, terms, amount, ...figures];
  });
}

import { useEffect } from 'react';

const PRODUCT = 'Tribün';

/** Sets the title of the window; '' leaves the product's name alone. */
export function usePageTitle(text: string): void {
  useEffect(() => {
    document.title = pageTitle(text);
  }, [text]);
}

export function pageTitle(text: string): string {
  return text === '' ? PRODUCT : `${text} · ${PRODUCT}`;
}

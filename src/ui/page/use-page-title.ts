import { useEffect } from 'react';

const PRODUCT = 'Tribün';

/** Sets the document title; '' leaves only the product's name. */
export function usePageTitle(text: string): void {
  useEffect(() => {
    document.title = pageTitle(text);
  }, [text]);
}

export function pageTitle(text: string): string {
  return text === '' ? PRODUCT : `${text} · ${PRODUCT}`;
}

/**
 * Fonts of a first visit over a slow line: loaded behind the first screen, and used from the next page on, because letters
 * of other widths moved a rendered list by 0.03 on the narrowest phone.
 */

/** A letter of each file that every page needs. */
const LETTERS = 'aş';

export function startLateFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset['letters'] !== 'later') return;
  const use = (): void => void delete dataset['letters'];
  void document.fonts.load("400 1em 'Inter Variable'", LETTERS).then(
    () => {
      const options = { once: true };
      // The router reports its steps by these events of the window.
      for (const step of ['pushState', 'popstate']) addEventListener(step, use, options);
      document.addEventListener('visibilitychange', use, options);
    },
    // The files did not load: the page keeps the system's font, and the next visit loads them.
    () => undefined,
  );
}

/**
 * Does to a page what Chrome's translation does: each text becomes a pair of `<font>` elements, also text that comes
 * later, and the originals come back when the player chooses them. Self-contained, so that a browser can run it.
 */
export interface Translator {
  /** Puts the original nodes back and stops. */
  undo: () => void;
}

export function translatePage(order: 'before' | 'after' | 'instead' = 'before'): Translator {
  const originals = new Map<Element, Text>();
  const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'NOSCRIPT']);

  const isLeft = (text: Text): boolean => {
    for (let node: Element | null = text.parentElement; node !== null; node = node.parentElement) {
      if (node.nodeName === 'FONT' || skipped.has(node.nodeName)) return true;
      if (node.getAttribute('translate') === 'no' || node.classList.contains('notranslate')) return true;
    }
    return text.data.trim() === '';
  };
  const translate = (text: Text): void => {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.textContent = `‹${text.data.trim()}›`;
    outer.append(inner);
    originals.set(outer, text);
    const { parentNode: parent, nextSibling: next } = text;
    if (parent === null) return;
    if (order === 'instead') parent.replaceChild(outer, text);
    else if (order === 'before') {
      text.before(outer);
      text.remove();
    } else {
      text.remove();
      if (next === null) (parent as Element).append(outer);
      else next.before(outer);
    }
  };
  const walk = (): void => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) if (!isLeft(text)) translate(text);
  };
  const observer = new MutationObserver(walk);
  document.documentElement.classList.add('translated-ltr');
  walk();
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    undo: () => {
      observer.disconnect();
      for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
      document.documentElement.classList.remove('translated-ltr');
    },
  };
}

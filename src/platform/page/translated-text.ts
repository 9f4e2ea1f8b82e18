/**
 * Lets React go on in a page that a browser translates (browser-65). Chrome and Edge put `<font>` elements in place of text
 * nodes. React still holds the nodes: it would write into text nobody sees, an old odd would stay on screen, and a removal or
 * an insertion beside one would throw and take the screen down.
 */

/** Watches from now on; nothing of the page's own code is touched before the first `<font>` appears. */
export function surviveTranslation(page: Document): void {
  /** The element in the page that replaces a text node. */
  const standIns = new WeakMap<Node, Element>();
  /** Elements that stand in for a text already: another text beside one is not shown by it. */
  const taken = new WeakSet<Element>();
  let isTranslated = false;

  const writes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      // The new text takes the place of the old translation, and is translated in its turn.
      if (!target.isConnected && standIn?.isConnected === true) standIn.replaceWith(target);
    }
  });
  const replace = (text: Node, standIn: Element): void => {
    if (!isTranslated) guardChildren(standIns);
    isTranslated = true;
    taken.add(standIn);
    standIns.set(text, standIn);
    writes.observe(text, { characterData: true });
  };

  new MutationObserver((records) => {
    // A page that nobody translates has none.
    if (!isTranslated && !records.some(({ addedNodes }) => [...addedNodes].some(isFont))) return;
    for (const [index, record] of records.entries()) {
      // Inside of its own elements a browser changes what it likes.
      if (isFont(record.target)) continue;
      for (const text of record.removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue;
        const fonts = [...fontsBeside(record), ...fontsAfterwards(record, records.slice(index + 1))];
        const standIn = fonts.find((font) => !taken.has(font));
        if (standIn !== undefined) replace(text, standIn);
      }
    }
  }).observe(page.documentElement, { childList: true, subtree: true });
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Put there before the text was taken out, or in one step with it. */
const fontsBeside = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element[] =>
  [...addedNodes, previousSibling, nextSibling].filter(isFont);

/** Put there after the text was taken out. */
const fontsAfterwards = (gone: MutationRecord, later: MutationRecord[]): Element[] =>
  later
    .filter(
      ({ target, previousSibling, nextSibling }) =>
        target === gone.target && previousSibling === gone.previousSibling && nextSibling === gone.nextSibling,
    )
    .flatMap(({ addedNodes }) => [...addedNodes].filter(isFont));

/** React's three ways to move nodes, for text that is not where React left it. All other calls pass as they are. */
function guardChildren(standIns: WeakMap<Node, Element>): void {
  const { prototype } = Node;
  const { appendChild, insertBefore, removeChild } = prototype;

  /** What stands among `parent`'s children for a node React takes for one of them. */
  const shownAs = (parent: Node, child: Node): Node | undefined => {
    for (let node: Node | null = child; node !== null; node = node.parentNode)
      if (node.parentNode === parent) return node;
    const standIn = standIns.get(child);
    return standIn === undefined ? undefined : shownAs(parent, standIn);
  };
  /** A text that React puts somewhere itself has no translation left behind. */
  const leave = (child: Node): void => {
    if (!child.isConnected) standIns.get(child)?.remove();
    standIns.delete(child);
  };

  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = shownAs(this, child);
    if (shown !== undefined) removeChild.call(this, shown);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    leave(child);
    insertBefore.call(this, child, before === null ? null : (shownAs(this, before) ?? null));
    return child;
  };
  prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    leave(child);
    appendChild.call(this, child);
    return child;
  };
}

/**
 * Keeps React working in a page that the browser translates (browser-65). Chrome and Edge replace text nodes with
 * `<font>` elements, while React still holds the nodes: it would write into invisible text, a stale odd would stay on
 * screen, and removing or inserting beside such a node would throw and unmount the screen.
 */

/** Starts watching for translation; DOM methods are patched only once the first `<font>` appears. */
export function tolerateTranslation(page: Document): void {
  /** Elements in the page that replace text nodes. */
  const standIns = new WeakMap<Node, Element>();
  /** Elements that already replace a text; each replaces only one. */
  const taken = new WeakSet<Element>();
  let isTranslated = false;

  const writes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      // The new text replaces the old translation, and the browser then translates it.
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
    // Pages that are not translated contain no `<font>`.
    if (!isTranslated && !records.some(({ addedNodes }) => [...addedNodes].some(isFont))) return;
    for (const [index, record] of records.entries()) {
      // Changes inside the browser's own elements are irrelevant.
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

/** Replacements inserted before the text was removed, or in the same step. */
const fontsBeside = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element[] =>
  [...addedNodes, previousSibling, nextSibling].filter(isFont);

/** Replacements inserted after the text was removed. */
const fontsAfterwards = (gone: MutationRecord, later: MutationRecord[]): Element[] =>
  later
    .filter(
      ({ target, previousSibling, nextSibling }) =>
        target === gone.target && previousSibling === gone.previousSibling && nextSibling === gone.nextSibling,
    )
    .flatMap(({ addedNodes }) => [...addedNodes].filter(isFont));

/**
 * Patches the three methods by which React moves nodes, for text that was replaced. All other calls behave as before.
 */
function guardChildren(standIns: WeakMap<Node, Element>): void {
  const { prototype } = Node;
  const { appendChild, insertBefore, removeChild } = prototype;

  /**
   * Returns the child of `parent` that is shown for a node that React considers its child; undefined if there is none.
   */
  const shownAs = (parent: Node, child: Node): Node | undefined => {
    for (let node: Node | null = child; node !== null; node = node.parentNode)
      if (node.parentNode === parent) return node;
    const standIn = standIns.get(child);
    return standIn === undefined ? undefined : shownAs(parent, standIn);
  };
  /** Text that React inserts itself must not leave a translation behind. */
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

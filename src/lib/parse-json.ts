/** JSON whose long whole numbers become texts: `JSON.parse` would round an id beyond 2^53 before any decoder sees it. */

/** Undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(longDigits.test(text) ? withTextIds(text) : text);
  } catch {
    return undefined;
  }
}

/** Whole numbers from 2^53 on have at least 16 digits. Nearly every answer has none, and pays for this test alone. */
const longDigits = /\d{16}/;

const numbers = /-?\d[\d.eE+-]*/g;

/** Leading zeros are no JSON, and stay as they are. */
const wholeNumber = /^-?[1-9]\d*$/;

function withTextIds(text: string): string {
  let result = '';
  for (let from = 0; from < text.length;) {
    const opening = text.indexOf('"', from);
    const open = opening === -1 ? text.length : opening;
    const close = endOfString(text, open);
    const between = text.slice(from, open);
    result += longDigits.test(between) ? between.replace(numbers, quotedIfLong) : between;
    result += text.slice(open, close);
    from = close;
  }
  return result;
}

function quotedIfLong(number: string): string {
  return wholeNumber.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number;
}

/**
 * The index behind the string that opens at `open`; the end of a text whose string never ends. A pattern would do the
 * same, and runs out of stack on a string of some megabytes.
 */
function endOfString(text: string, open: number): number {
  for (let end = text.indexOf('"', open + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

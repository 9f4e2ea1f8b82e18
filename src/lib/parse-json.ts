/**
 * JSON parsing that keeps long whole numbers as texts: `JSON.parse` would round an id above 2^53 before any decoder
 * sees it.
 */

/** Returns undefined for a text that is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(longDigits.test(text) ? withTextIds(text) : text);
  } catch {
    return undefined;
  }
}

/** Whole numbers from 2^53 on have at least 16 digits. Almost no response has one, so most pay for this test only. */
const longDigits = /\d{16}/;

const numbers = /-?\d[\d.eE+-]*/g;

/** Numbers with leading zeros are invalid JSON and stay unchanged. */
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
 * The index after the string that opens at `open`, or the end of the text when the string is not closed. A regular
 * expression would run out of stack on a string of some megabytes.
 */
function endOfString(text: string, open: number): number {
  for (let end = text.indexOf('"', open + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

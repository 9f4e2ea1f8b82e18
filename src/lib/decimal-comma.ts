/** Decimals of names and lines as a Turkish reader writes them. */

/** A line that is a number: "2.5" → "2,5", "2.0" → "2"; anything else as it is. */
export function decimalComma(text: string): string {
  return text.replace(/^(-?\d+)(?:\.(\d+))?$/, (whole, digits: string, decimals?: string) =>
    decimals === undefined ? whole : /^0+$/.test(decimals) ? digits : `${digits},${decimals}`,
  );
}

/** The same for a line inside a name a service gives: "Alt/Üst 176.5" → "Alt/Üst 176,5". Thousands and dates stay. */
export function nameWithComma(name: string): string {
  return name.replace(/(^|[^\d.,:])(\d+\.\d{1,2})(?!\d|[.,]\d)/g, (_, before: string, line: string) => {
    return `${before}${decimalComma(line)}`;
  });
}

/** Decimals in names and lines in Turkish notation. */

/** A numeric line with a decimal comma: "2.5" → "2,5", "2.0" → "2". Any other text is returned unchanged. */
export function decimalComma(text: string): string {
  return text.replace(/^(-?\d+)(?:\.(\d+))?$/, (whole, digits: string, decimals?: string) =>
    decimals === undefined ? whole : /^0+$/.test(decimals) ? digits : `${digits},${decimals}`,
  );
}

/**
 * A service's name with a decimal comma in its line: "Alt/Üst 176.5" → "Alt/Üst 176,5". Thousands and dates are
 * unchanged.
 */
export function nameWithComma(name: string): string {
  return name.replace(/(^|[^\d.,:])(\d+\.\d{1,2})(?!\d|[.,]\d)/g, (_, before: string, line: string) => {
    return `${before}${decimalComma(line)}`;
  });
}

/**
 * Ratio of the browser's text size to the default, at least 1; heights of rows and cards grow with it, as `--text-px`
 * does. Reading it costs a style pass.
 */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, size / 16 || 1);
}

/** Random whole numbers with equal probability. */

/** Fills the bytes with random values, like `crypto.getRandomValues`. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** @returns a function that draws a whole number from 0 to below its argument, which is at most 256 */
export function fairDraw(fill: FillRandom): (below: number) => number {
  const byte = new Uint8Array(1);
  return (below) => {
    // Bytes above the last whole multiple would make the first numbers more likely, so they are drawn anew.
    const usable = 256 - (256 % below);
    for (;;) {
      fill(byte);
      const [drawn = 0] = byte;
      if (drawn < usable) return drawn % below;
    }
  };
}

/** Whole numbers by chance, each as likely as the other. */

/** Fills the bytes with chance, as `crypto.getRandomValues` does. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** @returns a whole number from 0 and below its argument, which is at most 256 */
export function fairDraw(fill: FillRandom): (below: number) => number {
  const byte = new Uint8Array(1);
  return (below) => {
    // Bytes above the last whole multiple would make the first numbers likelier.
    const usable = 256 - (256 % below);
    for (;;) {
      fill(byte);
      const [drawn = 0] = byte;
      if (drawn < usable) return drawn % below;
    }
  };
}

/** Reads QR codes with a decoder that shares no code with the encoder of the product. */
import jsQr from 'jsqr';
import type { Locator, Page } from 'playwright';

/** Luminance of each pixel, 0 to 255, row by row. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Returns the text of the QR code in the image, wherever it is; undefined if there is none that can be read. */
export function readQr({ width, height, pixels }: GreyImage): string | undefined {
  const colors = new Uint8ClampedArray(pixels.length * 4);
  for (const [at, grey] of pixels.entries()) colors.set([grey, grey, grey, 255], at * 4);
  // The code must be dark on light, because simple scanners read no others.
  return jsQr(colors, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

/** Reads the code in a screenshot of the element, as a camera sees it. */
export const qrOnScreen = async (element: Locator): Promise<string | undefined> =>
  qrInPng(element.page(), await element.screenshot());

/** Reads the code in a PNG file, which the browser of `page` decodes. */
export async function qrInPng(page: Page, file: Buffer): Promise<string | undefined> {
  const { width, height, grey } = await page.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const { naturalWidth: wide, naturalHeight: high } = image;
      const context = Object.assign(document.createElement('canvas'), { width: wide, height: high }).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, wide, high);
      const letters: string[] = [];
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        letters.push(String.fromCharCode(Math.round(0.299 * red + 0.587 * green + 0.114 * blue)));
      }
      return { width: wide, height: high, grey: btoa(letters.join('')) };
    },
    `data:image/png;base64,${file.toString('base64')}`,
  );
  return readQr({ width, height, pixels: Buffer.from(grey, 'base64') });
}

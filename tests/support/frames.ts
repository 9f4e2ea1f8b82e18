/** Many tabs in one page: frames of the app's own origin, each with its own identity, watches and life. */
import type { Frame, Page } from 'playwright';

/** A page or a frame, for helpers that read either. */
export type View = Page | Frame;

/**
 * Makes the page a plain one of the app's origin, without the app. The app forbids framing, so a page that holds many
 * tabs drops that policy for its frames.
 */
export async function openPlain(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    },
  );
  await page.goto(`${origin}/environment.json`);
  await page.evaluate(() => document.body.replaceChildren());
}

/** Opens the app once for every path, side by side and visible; existing frames stay. */
export async function addFrames(page: Page, paths: readonly string[]): Promise<Frame[]> {
  const before = await page.evaluate((addresses) => {
    const known = document.querySelectorAll('iframe').length;
    for (const [index, address] of addresses.entries()) {
      const frame = document.createElement('iframe');
      frame.name = `f${known + index}`;
      frame.width = '600';
      frame.height = '500';
      frame.src = address;
      document.body.append(frame);
    }
    return known;
  }, paths);
  return Promise.all(
    paths.map(async (_, index) => {
      const element = await page.locator(`iframe[name="f${before + index}"]`).elementHandle();
      const frame = await element?.contentFrame();
      if (!frame) throw new Error('a frame that was added is there');
      return frame;
    }),
  );
}

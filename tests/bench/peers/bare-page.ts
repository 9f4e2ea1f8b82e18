/**
 * The peer of the painted odd: a page with nothing but a WebSocket that parses what the hub sends and writes one odd
 * into the document. Its delay is that of browser, hub and machine.
 */
import type { Page } from 'playwright';
import { hubPaths } from '../../../server/hubs/live-hubs.ts';

export const BARE_ODD = '#odd';

export async function openBarePage(page: Page, serverUrl: string, eventId: number): Promise<void> {
  await page.setContent('<!doctype html><title>bare</title><b id="odd"></b>');
  await page.evaluate(
    ([address, wanted]) =>
      new Promise<void>((resolve) => {
        const odd = document.querySelector('#odd');
        const socket = new WebSocket(address);
        socket.onopen = () => socket.send('{"protocol":"json","version":1}\u001e');
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          for (const text of data.split('\u001e')) {
            if (text === '') continue;
            const { arguments: [update] = [] } = JSON.parse(text) as {
              arguments?: { eid: number; m?: { o?: { o?: number }[] }[] }[];
            };
            const value = update?.eid === wanted ? update.m?.[0]?.o?.[0]?.o : undefined;
            if (value !== undefined && odd !== null) odd.textContent = value.toFixed(2).replace('.', ',');
          }
          resolve();
        };
      }),
    [serverUrl.replace(/^http/, 'ws') + hubPaths.lite, eventId] as const,
  );
}

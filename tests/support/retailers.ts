/** The choice of a retailer, as a player sees it, and the stand-in's offers. */
import type { Locator, Page } from 'playwright';
import type { TestServer } from './controlled-server.ts';

export const CHANGE_RETAILER = '/profil/bayi-degistir';

export interface WireRetailer {
  id: number;
  name: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

export const radios = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Bayiler' }).getByRole('radio');

export async function chooseProvince(page: Page, label: string): Promise<void> {
  await page.getByLabel('İl', { exact: true }).selectOption({ label });
}

/** Returns the name of the chosen one, in the bar below the list. */
export const selectedName = (page: Page): Promise<string> =>
  page.locator('section[aria-label="Seçimin"] b').innerText();

export async function offered(server: TestServer, query: string): Promise<WireRetailer[]> {
  const response = await fetch(`${server.url}/api/retailers/RetailerSallerInfo?${query}`, {
    headers: { connection: 'close' },
  });
  return ((await response.json()) as { data: WireRetailer[] }).data;
}

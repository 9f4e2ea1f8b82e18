/** A member's session for the tabs of another browser. */
import { COOKIES } from '../../src/contract/names.ts';
import type { TestPlayer } from '../support/controlled-server.ts';
import type { OtherTab } from './other-browser.ts';

/** Signs the member in on the tab's origin, for each page that is opened afterwards. */
export const signIn = (tab: OtherTab, player: TestPlayer): Promise<void> => tab.evaluate(signInPage, player, COOKIES);

/** Runs in the page. */
const signInPage = async ({ userInfo, password, playerNo }: TestPlayer, names: typeof COOKIES): Promise<void> => {
  const response = await fetch('/api/identity/signIn', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'device-id': 'test' },
    body: JSON.stringify({ userInfo, password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } };
  const values = { [names.access]: data.accessToken, [names.refresh]: data.refreshToken, [names.member]: playerNo };
  for (const [name, value] of Object.entries(values)) document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
};

/** A stage with a member on it. */
import type { Browser, Page } from 'playwright';
import { signedIn } from './members.ts';
import { type Stage, type StageOptions, setStage } from './stage.ts';
import type { TestPlayer } from './controlled-server.ts';

export interface MemberStage extends Stage {
  player: TestPlayer;
}

/** Sets up a member's stage; `fields` as `POST /__control/players` takes them, by default Active with a retailer. */
export async function setMemberStage(
  browser: Browser,
  fields: object = {},
  options: StageOptions = {},
): Promise<MemberStage> {
  const stage = await setStage(browser, options);
  const player = await stage.server.player({ name: 'Deniz', surname: 'Yılmaz', ...fields });
  await signedIn(stage.context, stage.server, player);
  return { ...stage, player };
}

export const headingOf = (page: Page): Promise<string> => page.locator('main h1').innerText();

/** A member with money at the program, about to fill a slip. */
import type { Page } from 'playwright';
import { type MemberScreen, setMemberScreen } from './screen.ts';

export interface SlipTable extends MemberScreen {
  page: Page;
}

export async function setSlipTable(): Promise<SlipTable> {
  const stage = await setMemberScreen({ balance: 3_000_000 });
  return { ...stage, page: await stage.open('/program/futbol') };
}

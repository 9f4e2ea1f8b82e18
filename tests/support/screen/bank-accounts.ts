/** A member who has bank accounts. */
import { type MemberScreen, type ScreenOptions, setMemberScreen } from './screen.ts';

export interface AccountsScreen extends MemberScreen {
  /** Ids of the accounts, in the order in which they were given. */
  ids: string[];
}

export async function withAccountsOn(options: ScreenOptions, ...told: object[]): Promise<AccountsScreen> {
  const stage = await setMemberScreen({}, options);
  const { playerNo } = stage.player;
  const ids: string[] = [];
  for (const each of told) {
    // In their order.
    // oxlint-disable-next-line no-await-in-loop
    ids.push(await stage.server.bankAccount({ playerNo, ...each }));
  }
  return { ...stage, ids };
}

export const withAccounts = (...told: object[]): Promise<AccountsScreen> => withAccountsOn({}, ...told);

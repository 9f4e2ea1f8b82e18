import { demoAccounts } from './demo-accounts.ts';
import { DEMO_PASSWORD } from './players.ts';

/** The demo accounts, for the person at the terminal. */
export function demoAccountsText(): string {
  const rows = demoAccounts.map(({ userInfo, about }) => `    ${userInfo}  ${about}`);
  return [`  Demo accounts, password ${DEMO_PASSWORD}:`, ...rows, '  Codes sent: GET /__control/outbox'].join('\n');
}

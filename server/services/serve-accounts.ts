/** Every call of identity, players, retailers and common, from the accounts as they are at this moment. */
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { serveCommon } from './common/common.ts';
import { servePasswords } from './identity/passwords.ts';
import { servePlayer } from './players/player.ts';
import { serveRegistration } from './players/registration.ts';
import { serveRetailers } from './retailers/retailers.ts';
import { serveSignIn } from './identity/sign-in.ts';
import { serveVerification } from './players/verification.ts';

export function serveAccounts(app: FastifyInstance, accounts: Accounts): void {
  serveSignIn(app, accounts);
  servePasswords(app, accounts);
  servePlayer(app, accounts);
  serveRegistration(app, accounts);
  serveVerification(app, accounts);
  serveRetailers(app, accounts.retailers);
  serveCommon(app);
}

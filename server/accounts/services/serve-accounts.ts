/** Every call of identity, players, retailers and common, from the accounts as they are at this moment. */
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { serveCommon } from './common.ts';
import { servePasswords } from './passwords.ts';
import { servePlayer } from './player.ts';
import { serveRegistration } from './registration.ts';
import { serveRetailers } from './retailers.ts';
import { serveSignIn } from './sign-in.ts';
import { serveVerification } from './verification.ts';

export function serveAccounts(app: FastifyInstance, accounts: Accounts): void {
  serveSignIn(app, accounts);
  servePasswords(app, accounts);
  servePlayer(app, accounts);
  serveRegistration(app, accounts);
  serveVerification(app, accounts);
  serveRetailers(app, accounts.retailers);
  serveCommon(app);
}

/** Every call of identity, players, retailers and common, from the accounts as they are at this moment. */
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { servePlayer } from './player.ts';
import { serveSignIn } from './sign-in.ts';

export function serveAccounts(app: FastifyInstance, accounts: Accounts): void {
  serveSignIn(app, accounts);
  servePlayer(app, accounts);
}

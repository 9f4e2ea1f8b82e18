/** `/__control` for the inbox: a message or a notice comes to a member. */
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import { letterShape } from './account-shapes.ts';
import { ControlError, parseControlBody } from './control-routes.ts';

export function serveInboxControl(app: FastifyInstance, { players, inbox }: Accounts): void {
  app.post(`${CONTROL_PREFIX}/messages`, (request) => {
    const { playerNo, kind = 'message', ...told } = parseControlBody(letterShape, request.body ?? {});
    const account = players.byNumber(playerNo);
    if (account === undefined) throw new ControlError(404, 'There is no such member.');
    const { id } = kind === 'message' ? inbox.sendMessage(account, told) : inbox.sendNotice(account, told);
    return { id, unread: account.unread };
  });
}

/** `/__control/operator`: data received by the operator's providers, and the strictness of the bot check. */
import type { FastifyInstance } from 'fastify';
import { enums, object } from 'superstruct';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import type { OperatorDesk } from '../operator/operator-desk.ts';
import { parseControlBody } from './control-routes.ts';

const modeShape = object({ check: enums(['lenient', 'strict', 'refuse']) });

export function serveOperatorControl(app: FastifyInstance, desk: OperatorDesk): void {
  const path = `${CONTROL_PREFIX}/operator`;
  app.get(path, () => ({
    collected: desk.collected,
    envelopes: desk.envelopes,
    chats: desk.chats,
    passed: desk.botChecks.passed,
  }));
  app.post(path, (request) => {
    desk.botChecks.mode = parseControlBody(modeShape, request.body).check;
    return {};
  });
}

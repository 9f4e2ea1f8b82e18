/** The common service (player-account §3): option lists and legal texts. */
import type { FastifyInstance } from 'fastify';
import * as calls from '../../../src/contract/services/common.ts';
import { serveCall } from '../../http/service-route.ts';
import { legalTexts } from '../../accounts/legal/legal-texts.ts';
import { nationalities } from '../../accounts/options/nationalities.ts';
import { occupations } from '../../accounts/options/occupations.ts';
import { legalTextUnknown } from '../../accounts/refusals.ts';

export function serveCommon(app: FastifyInstance): void {
  serveCall(app, calls.getOccupations, () => occupations);
  serveCall(app, calls.getNationalities, () => nationalities);
  serveCall(app, calls.getRegisterCommon, () => ({ occupations, nationalities }));
  serveCall(app, calls.getLegalText, ({ parameter }) => {
    const name = calls.legalTextNames.find((each) => each === parameter('name'));
    if (name === undefined) throw legalTextUnknown();
    return { contents: legalTexts[name] };
  });
}

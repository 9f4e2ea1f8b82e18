/** Runs of the conformance check against stand-ins of this process. */
import {
  type ConformanceOptions,
  type ConformanceReport,
  checkConformance,
} from '../../deploy/conformance/check-conformance.ts';
import { ContractDocument } from '../../deploy/conformance/contract-document.ts';
import type { Verdict } from '../../deploy/conformance/finding.ts';
import { DEMO_PASSWORD } from '../../server/accounts/players.ts';
import { type StandInOptions, createStandIn } from '../../server/create-stand-in.ts';
import type { StandIn } from '../../server/http/serve-world.ts';
import { standInEnvironment } from '../../server/http/stand-in-environment.ts';

/** Read once, because compiling its schemas takes longer than a run. */
let contract: ContractDocument | undefined;

/** A member with coupons, messages, bonuses and bank accounts. */
const member = { userInfo: '05550000001', password: DEMO_PASSWORD };

export const backendEnvironment: ConformanceOptions['environment'] = standInEnvironment();

/** A run as a member without writes and hubs, unless the options say otherwise. */
export function conform(origin: string, more: Partial<ConformanceOptions> = {}): Promise<ConformanceReport> {
  contract ??= new ContractDocument();
  return checkConformance({ environment: backendEnvironment, origin, contract, member, hubSeconds: 0, ...more });
}

export const openStandIn = (dialect: StandInOptions['dialect'] = {}): Promise<StandIn> =>
  createStandIn({
    ...{ port: 0, seed: 1, events: 120, updatesPerSecond: 100, compressResponses: true, dialect },
    operator: { tracker: 'https://tracker.example/match/{id}' },
  });

/** All findings of a report as "row check: reason"; with notes, those too. */
export function described(
  { rows }: ConformanceReport,
  hasNotes = false,
  only?: Exclude<Verdict, 'works' | 'notAsked'>,
): string[] {
  return rows.flatMap(({ name, findings, notes }) => [
    ...findings
      .filter(({ verdict }) => only === undefined || verdict === only)
      .map(({ check, reason }) => `${name} ${check}: ${reason}`),
    ...(hasNotes ? notes.map((note) => `${name} note: ${note}`) : []),
  ]);
}

/** The conformance of a backend: the stand-in in each dialect, and deliberate faults, each found by its name. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ConformanceOptions,
  type ConformanceReport,
  checkConformance,
} from '../../../deploy/conformance/check-conformance.ts';
import { ContractDocument } from '../../../deploy/conformance/contract-document.ts';
import type { Check, ConformanceRow } from '../../../deploy/conformance/finding.ts';
import { reportLines, reportPage } from '../../../deploy/conformance/report-page.ts';
import { createStandIn } from '../../../server/create-stand-in.ts';
import { DEMO_PASSWORD } from '../../../server/accounts/players.ts';
import { type DialectDifference, dialectDifferences } from '../../../server/http/dialect/dialect-differences.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { serviceBase, standInEnvironment } from '../../../server/http/stand-in-environment.ts';
import { hubPaths } from '../../../server/hubs/live-hubs.ts';
import { type ProxiedRequest, type ProxiedResponse, type Spoiler, startSpoilingProxy } from '../../support/spoiling-proxy.ts';

const contract = new ContractDocument();
const member = { userInfo: '05550000001', password: DEMO_PASSWORD };
const environment = { services: standInEnvironment().services, hubs: { ...hubPaths } };

const runOf = (origin: string, more: Partial<ConformanceOptions> = {}): Promise<ConformanceReport> =>
  checkConformance({ environment, origin, contract, member, hubSeconds: 0, ...more });

const standIn = (dialect?: Parameters<typeof createStandIn>[0]['dialect']): Promise<StandIn> =>
  createStandIn({
    ...{ port: 0, seed: 1, events: 120, updatesPerSecond: 100, compressResponses: true },
    ...(dialect !== undefined && { dialect }),
  });

const rowsOf = ({ rows }: ConformanceReport, ...verdicts: ConformanceRow['verdict'][]): string[] =>
  rows
    .filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ name, findings }) => `${name} ${findings.map(({ check, reason }) => `${check}: ${reason}`).join('; ')}`);

const told = ({ rows }: ConformanceReport): string[] =>
  rows.flatMap(({ name, findings, notes }) => [
    ...findings.map(({ check, reason }) => `${name} ${check}: ${reason}`),
    ...notes.map((note) => `${name} note: ${note}`),
  ]);

test('everything of the stand-in works, with its writes and money', async () => {
  const server = await standIn();
  const report = await runOf(server.url, { writes: true, money: 50, hubSeconds: 2 });
  await server.close();
  expect(rowsOf(report, 'fails', 'difference')).toEqual([]);
  expect(report.counts.works).toBeGreaterThan(110);
  expect(report).toMatchObject({ as: 'member', writes: true, money: 50, counts: { fails: 0, difference: 0 } });
});

test('a visitor makes no write and moves no money, and each call that was not made says why', async () => {
  const server = await standIn();
  const report = await checkConformance({ environment, origin: server.url, contract, hubSeconds: 0 });
  await server.close();
  expect(rowsOf(report, 'fails', 'difference')).toEqual([]);
  const { rows } = report;
  expect(rows.filter(({ verdict, notes }) => verdict === 'notAsked' && notes.length === 0)).toEqual([]);
  expect(rows.find(({ name }) => name === 'sendCoupon')).toMatchObject({ requests: 0, notes: [/--money/] });
  expect(rows.find(({ name }) => name === 'saveBetslip')?.notes).toEqual([expect.stringMatching(/--writes/)]);
});

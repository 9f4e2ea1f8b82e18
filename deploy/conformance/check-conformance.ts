/** Proves a backend against the contract: areas, calls as visitor and member, both hubs. */
import { type ServiceArea, hubNames, serviceAreas } from '../../src/contract/environment.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import { allCalls } from '../../src/contract/services/calls.ts';
import { preflightFault } from '../check/check-services.ts';
import { type TimedFetch, reasonOf } from '../check/finding.ts';
import { ConformanceRun } from './conformance-run.ts';
import { consequences, hubConsequences } from './consequences.ts';
import { ContractDocument } from './contract-document.ts';
import {
  type ConformanceFinding,
  type ConformanceRow,
  type Verdict,
  emptyRow,
  fails,
  record,
  settled,
} from './finding.ts';
import { watchHub } from './hub-watch.ts';
import { memberTour, writesTour } from './member-tour.ts';
import { moneyTour } from './money-tour.ts';
import { beginSession, endSession } from './session-tour.ts';
import { versionFindings, versionedList } from './versions.ts';
import type { CallName, CallOptions, SendCall } from './send-call.ts';
import {
  type Events,
  FOOTBALL,
  contentTour,
  placesTour,
  poolRoundsTour,
  programTour,
  statisticsTour,
} from './visitor-tour.ts';

export interface ConformanceOptions {
  environment: { services: Partial<Record<string, string>>; hubs: Partial<Record<HubName, string>> };
  /** The product's origin, which requests carry and relative addresses belong to. */
  origin: string;
  member?: { userInfo: string; password: string } | undefined;
  /** Allows the writes that move no money. */
  writes?: boolean;
  /** Whole TL of one coupon and one withdrawal; undefined moves no money. */
  money?: number | undefined;
  /** Time to listen to each hub; 0 leaves the hubs out. */
  hubSeconds?: number;
  /** Share of the product's deadlines after which the run gives up; 1 by default. */
  patience?: number;
  /** Milliseconds in which a quiet hub must ping; the product's own by default. */
  keepAliveMs?: number;
  /** The contract's documents, read once for several runs. */
  contract?: ContractDocument;
}

export interface ConformanceReport {
  /** ISO time of the run. */
  at: string;
  origin: string;
  as: 'visitor' | 'member';
  writes: boolean;
  /** TL; null when no money was moved. */
  money: number | null;
  counts: Record<Verdict, number>;
  rows: ConformanceRow[];
}

const HUB_SECONDS = 10;

export async function checkConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { environment, origin, member, writes = false, money, hubSeconds = HUB_SECONDS, patience = 1 } = options;
  const { contract = new ContractDocument() } = options;
  const { services, hubs } = environment;
  const run = new ConformanceRun({ services, origin, patience, contract, deviceId: 'conformance' });
  const [areas, hubRows] = await Promise.all([
    checkAreas(services, origin, patience),
    Promise.all(hubNames.map((hub) => checkHub(hub, hubs[hub], options, contract, hubSeconds))),
    tours(run, { member, writes, money }),
  ]);
  noteUnmade(run, { writes, money });
  const callRows = [...run.rows.values()].map(settled);
  for (const area of areas) markMisled(area, callRows);
  const rows = [...areas, ...hubRows, ...callRows].map(settled);
  const count = (verdict: Verdict): number => rows.filter((row) => row.verdict === verdict).length;
  return {
    at: new Date().toISOString(),
    ...{ origin, as: member === undefined ? 'visitor' : 'member', writes, money: money ?? null },
    counts: {
      ...{ works: count('works'), difference: count('difference') },
      ...{ fails: count('fails'), notAsked: count('notAsked') },
    },
    rows,
  };
}

type Allowed = Required<Pick<ConformanceOptions, 'writes'>> & Pick<ConformanceOptions, 'member' | 'money'>;

async function tours(run: ConformanceRun, { member, writes, money }: Allowed): Promise<void> {
  const { request } = run;
  const events = await programTour(request);
  await versionsTour(run);
  await statisticsTour(request, events, today());
  await contentTour(request, events);
  await placesTour(request);
  await poolRoundsTour(request);
  await unknownIds(run, {});
  for (const name of ['getRetailerCoupons', 'getCustomRetailerBetslips'] as const) {
    run.note(name, "a retailer's terminal reads it: --member names one");
  }
  const session = member === undefined ? undefined : await beginSession(run, member);
  if (member !== undefined && session === undefined) run.withoutToken = 'signing in failed';
  const as: CallOptions = { token: session?.token };
  await memberTour(request, as, events);
  if (session === undefined) return;
  await run.probeUnknownId('getPlayedBetslip', { id: UNKNOWN, owner: 'own' }, as);
  await run.probeUnknownId('getSavedBetslip', { id: UNKNOWN }, as);
  if (money !== undefined) await moneyTour(request, as, await currentEvents(request, events), money);
  if (writes) await allowedWrites(run, as, await currentEvents(request, events));
  await endSession(run, session);
}

async function allowedWrites(run: ConformanceRun, as: CallOptions, events: Events): Promise<void> {
  await writesTour(run.request, as, events, run.observe);
  await run.probeEmptyBodies(as);
}

/** The events with their odds of this moment, because the list of the beginning may be outdated. */
async function currentEvents(request: SendCall, events: Events): Promise<Events> {
  const list = await request('getEvents', { query: { st: FOOTBALL, type: '0', version: '0' } });
  return { ...events, all: list?.events.map(({ event }) => event) ?? events.all };
}

const UNKNOWN = '987654321';

async function unknownIds(run: ConformanceRun, as: CallOptions): Promise<void> {
  await run.probeUnknownId('getEvent', { id: UNKNOWN }, as);
  await run.probeUnknownId('getSharedCoupon', { key: UNKNOWN }, as);
  await run.probeUnknownId('getSharedBetslip', { key: UNKNOWN }, as);
}

/** Compares the list of a version with the whole one. */
async function versionsTour(run: ConformanceRun): Promise<void> {
  const listAt = async (version: string): Promise<ReturnType<typeof versionedList>> => {
    await run.request('getEvents', { query: { st: FOOTBALL, type: '0', version } });
    return versionedList(run.lastBody.get('getEvents'));
  };
  const whole = await listAt('0');
  if (whole === undefined) return;
  const since = whole.version > 0 && !whole.isDifference ? await listAt(String(whole.version)) : undefined;
  for (const finding of versionFindings(whole, since, Date.now())) run.observe('getEvents', finding);
}

/** The date in Türkiye, such as "2026-11-21". */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());

/** Says of each call that was not made why. */
function noteUnmade(run: ConformanceRun, { writes, money }: Pick<Allowed, 'writes' | 'money'>): void {
  for (const { name, kind } of allCalls) {
    const row = run.rows.get(name);
    if (row === undefined || row.requests > 0 || row.notes.length > 0) continue;
    const isMoney = kind === 'money';
    const reason = isMoney ? MONEY_NOTE : kind === 'once' && !writes ? WRITE_NOTE : NEVER_NOTE;
    run.note(name as CallName, isMoney && money !== undefined ? NEVER_NOTE : reason);
  }
}

const MONEY_NOTE = 'it moves money: --money AMOUNT';
const WRITE_NOTE = 'a write: --writes';
const NEVER_NOTE = 'a run never makes it, or had nothing to make it with';

async function checkAreas(
  services: Partial<Record<string, string>>,
  origin: string,
  patience: number,
): Promise<ConformanceRow[]> {
  const ask: TimedFetch = (asked, how) =>
    fetch(asked, { ...how, signal: AbortSignal.timeout(PREFLIGHT_MS * patience) });
  return Promise.all(
    serviceAreas.map(async (area) => {
      const base = services[area];
      const row = emptyRow({ kind: 'area', name: area, address: base ?? '', consequence: areaConsequence(area) });
      if (base === undefined) return noted(row, 'no address: what it is for is not offered');
      const address = new URL(base, origin);
      if (address.origin === origin) return noted(row, "on the product's own name: no CORS");
      row.requests += 1;
      try {
        const fault = await preflightFault(address, origin, ask);
        if (fault !== null) record(row, [fails('CORS', fault)]);
      } catch (error) {
        record(row, [fails('connection', reasonOf(error))]);
      }
      return row;
    }),
  );
}

const PREFLIGHT_MS = 10_000;

function noted(row: ConformanceRow, note: string): ConformanceRow {
  record(row, [], [note]);
  return row;
}

function areaConsequence(area: ServiceArea): string {
  const own = allCalls.filter((call) => call.area === area).map(({ name }) => consequences[name as CallName]);
  return own.length === 0 ? 'nothing: the product makes no call of it' : own.join('; ');
}

/** Counts the calls of an area that were made; an area of which every call fails in the same way has a wrong address. */
function markMisled(area: ConformanceRow, rows: readonly ConformanceRow[]): void {
  const names = new Set(allCalls.filter((call) => call.area === area.name).map(({ name }) => name));
  const own = rows.filter(({ name, requests, probes }) => names.has(name) && requests + probes > 0);
  const lost = own.map(({ findings }) => findings.find(isLost));
  const areLost = lost.every((finding) => finding !== undefined);
  area.requests += own.length;
  if (own.length === 0 || !areLost) return;
  const reason = `no call of it is served (${lost[0]?.reason ?? ''}): services.${area.name} leads elsewhere`;
  record(area, [fails('address', reason)]);
}

const isLost = ({ check, verdict }: ConformanceFinding): boolean =>
  check === 'address' || (verdict === 'fails' && LOST.has(check));

const LOST: ReadonlySet<string> = new Set(['status', 'connection', 'content type']);

async function checkHub(
  hub: HubName,
  told: string | undefined,
  { origin, patience = 1, keepAliveMs }: ConformanceOptions,
  contract: ContractDocument,
  seconds: number,
): Promise<ConformanceRow> {
  const row = emptyRow({ kind: 'hub', name: hub, address: told ?? '', consequence: hubConsequences[hub] });
  if (seconds === 0) return noted(row, '--seconds 0 leaves it out');
  if (told === undefined || !URL.canParse(told, origin)) return noted(row, `hubs.${hub} has no readable address`);
  const { findings, notes } = await watchHub(row, hub, new URL(told, origin), {
    ...{ contract, origin, listenMs: seconds * 1_000, handshakeMs: PREFLIGHT_MS * patience },
    ...(keepAliveMs !== undefined && { keepAliveMs }),
  });
  record(row, findings, notes);
  return row;
}

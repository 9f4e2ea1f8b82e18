/** Judges one response as the product reads it: classification, decoder, schema, documented form. */
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { readEnvelope } from '../../src/contract/services/envelope.ts';
import { readResponse } from '../../src/contract/services/read-response.ts';
import { endsLikeCompleteJson } from '../../src/contract/services/service-response.ts';
import type { Failure } from '../../src/model/failure.ts';
import { type ContractDocument, deepest } from './contract-document.ts';
import type { Exchange, ServiceAnswer } from './exchange.ts';
import { type ConformanceFinding, differs, fails } from './finding.ts';
import { formsOf } from './forms.ts';
import { fallbacks } from './consequences.ts';
import { meaningFindings } from './meanings.ts';
import { isTrouble, transportFindings } from './transport.ts';

export interface Judgement<Value = unknown> {
  /** Result of the decoder; undefined for a refusal or an unreadable response. */
  value: Value | undefined;
  /** Code of the step or the refusal. */
  code: number | undefined;
  findings: ConformanceFinding[];
  notes: string[];
}

export interface JudgeOptions {
  contract: ContractDocument;
  origin: string;
  patience: number;
}

export function judge(exchange: Exchange, { contract, origin, patience }: JudgeOptions): Judgement {
  const { call, response } = exchange;
  if (response === undefined) return judged([connectionFinding(exchange, patience)]);
  const transport = transportFindings({ ...exchange, response }, origin, patience);
  const { status, body } = response;
  const read = readResponse(call, { ok: status >= 200 && status < 300, status }, body);
  if (!read.ok) return judgeFailure(exchange, response, read.failure, transport, contract);

  let dropped = 0;
  const { data, info } = read.value;
  const value = call.decode(data, { input: exchange.input, dropped: () => void (dropped += 1) });
  const rows = rowsOf(value);
  const unread = [
    value === undefined && fails('decoder', `the product cannot read the data: ${short(data)}`),
    dropped > 0 && rows === 0 && fails('rows', `none of ${dropped} rows can be read`),
    dropped > 0 && rows !== 0 && differs('rows', `${dropped} rows cannot be read and are left out`),
  ].filter((finding) => typeof finding === 'object');
  const problem = contract.validator.answer(call, body);
  const schema = problem === undefined ? [] : [differs('schema', deepest(problem.replaceAll(', data/', SPLIT)))];
  const isStep = info !== null && call.steps.includes(info.code);
  const forms = isStep ? { findings: [], notes: [] } : formsOf(contract, call, body);
  const meanings = isStep ? [] : meaningFindings(call, data);
  const bare = call.bare && readEnvelope(body) === null;
  return {
    value,
    code: info?.code,
    findings: [
      ...transport,
      ...(bare ? [differs('envelope', 'no envelope: the fields are at the top level')] : []),
      ...[...unread, ...schema, ...forms.findings, ...meanings],
    ],
    notes: [...(rows === 0 && dropped === 0 ? ['an empty list: its rows were not seen'] : []), ...forms.notes],
  };
}

const SPLIT = ', data/';

const judged = (findings: ConformanceFinding[]): Judgement => ({
  value: undefined,
  code: undefined,
  findings,
  notes: [],
});

function connectionFinding({ call, failure = '' }: Exchange, patience: number): ConformanceFinding {
  const isTimeout = /timeout/i.test(failure);
  const deadline = call.deadlineMs * patience;
  if (isTimeout) return fails('time', `no response within ${deadline / 1_000} s, after which the product gives up`);
  return fails('connection', failure);
}

function judgeFailure(
  { call }: Exchange,
  response: ServiceAnswer,
  { kind, message = '', code }: Failure,
  transport: ConformanceFinding[],
  contract: ContractDocument,
): Judgement {
  const { status, text, body } = response;
  const findings = [...transport];
  if (body === undefined && status < 400) {
    const isCut = text !== '' && !endsLikeCompleteJson(text) && /^\s*[[{]/.test(text);
    findings.push(
      fails('body', isCut ? `the JSON ends in the middle, after ${text.length} characters` : `no JSON: ${short(text)}`),
    );
  } else if (kind === 'malformed') {
    findings.push(fails('envelope', `neither a success nor a refusal: ${short(body)}`));
  } else if (status === 401) {
    findings.push(fails('token', '401 with a valid token: the product renews it and gives up'));
  } else if (kind === 'refused') {
    const finding = refusalFinding(call, { status, code, message }, contract);
    if (typeof finding === 'string') return { value: undefined, code, findings, notes: [finding] };
    findings.push(finding);
  } else {
    const words = isTrouble(response) ? 'the service is in trouble' : 'the address is not served';
    findings.push(fails('status', `${status}: ${words} ${short(body ?? text)}`.trimEnd()));
  }
  return { value: undefined, code, findings, notes: [] };
}

/** A detail may be refused by the service's own words, and then there is nothing to show; a documented code is a note. */
function refusalFinding(
  call: ServiceCall,
  { status, code, message }: { status: number; code: number | undefined; message: string },
  contract: ContractDocument,
): ConformanceFinding | string {
  const meaning = code === undefined ? undefined : contract.errorCodes(call)[String(code)];
  const reason = [
    `refused with HTTP ${status}, code ${code ?? 'none'}`,
    message === '' ? undefined : `"${message.slice(0, 80)}"`,
    meaning === undefined || meaning === '' ? undefined : `(${meaning})`,
  ];
  const words = reason.filter((part) => part !== undefined).join(' ');
  const fallback = fallbacks[call.name];
  if (fallback !== undefined) return differs('refusal', `${words}: ${fallback}`);
  const isDetail = call.path.includes('/:') && call.kind === 'safe';
  if (isDetail && status === 200 && meaning !== undefined) return `${words}: nothing to show for this id`;
  return isDetail ? differs('refusal', `${words}: nothing to show for this id`) : fails('refusal', words);
}

/** The number of rows of a list or a page; undefined for anything else. */
function rowsOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return undefined;
  const { rows, events } = value as { rows?: unknown; events?: unknown };
  const list = rows ?? events;
  return Array.isArray(list) ? list.length : undefined;
}

/** The beginning of a value. Tokens of a session are left out, because reports are passed on. */
function short(value: unknown): string {
  const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const text = whole.replace(/[\w+/=.-]{24,}/g, '…');
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

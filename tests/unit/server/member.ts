/** Requests of a member's browser, sent without a browser. */
import type { StandIn } from '../../../server/http/serve-world.ts';
import { serviceBase } from '../../../server/http/stand-in-environment.ts';
import type { CallTypes, ServiceCall } from '../../../src/contract/services/call.ts';
import { type Envelope, envelopeShape } from '../../../src/contract/services/envelope.ts';
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import { misfitOf } from './fits.ts';

/** Demo accounts by their special property. */
export const DEMO = {
  active: '05550000001',
  activation: '05550000002',
  device: '05550000003',
  passwordExpired: '05550000004',
  preActive1: '05550000005',
  preActive2: '05550000006',
  retailerPassive: '05550000007',
  suspended: '05550000008',
  timeBlocked: '05550000009',
  cancelled: '05550000010',
  grayList: '05550000011',
  noPhone: '10000000146',
  everyPopup: '05550000013',
  termsDue: '05550000014',
} as const;
export const PASSWORD = 'Tribun123';

export interface Asked {
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Told<Data> {
  status: number;
  envelope: Envelope;
  /** Data of a successful response; `ask` throws when it does not fit the contract. */
  data: Data;
  code: number | undefined;
  message: string | undefined;
}

type Server = { standIn: Pick<StandIn, 'url'> };

/** Sends a call of the contract; throws when a successful response does not fit its shape. */
export async function ask<T extends CallTypes>(
  { standIn }: Server,
  call: ServiceCall<T>,
  { parameters = {}, query, body, token, headers }: Asked = {},
): Promise<Told<T['wire']>> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const response = await fetch(
    `${standIn.url}${serviceBase(call.area)}/${path}?${new URLSearchParams(query).toString()}`,
    {
      method: call.method,
      headers: {
        ...(call.device ? { 'device-id': 'device-1' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  );
  const [wrong, envelope] = envelopeShape.validate(await response.json());
  if (wrong !== undefined) throw new Error(`${call.path}: ${wrong.message}`);
  const input = { parameters, ...(query === undefined ? {} : { query }), body };
  const misfit = envelope.isSuccess ? misfitOf(call, envelope.data, input) : undefined;
  if (misfit !== undefined) throw new Error(`${call.path}: ${misfit}`);
  const said = envelope.error ?? envelope.info;
  return {
    status: response.status,
    envelope,
    data: envelope.isSuccess ? envelope.data : undefined,
    code: said?.code ?? undefined,
    message: said?.message ?? undefined,
  };
}

export async function signIn(
  server: Server,
  userInfo: string,
  password: string = PASSWORD,
): Promise<{ accessToken: string; refreshToken: string }> {
  const { data, message } = await ask(server, identityCalls.signIn, { body: { userInfo, password } });
  const { accessToken, refreshToken } = data ?? {};
  if (!accessToken || !refreshToken) throw new Error(`no session: ${message ?? 'a code is awaited'}`);
  return { accessToken, refreshToken };
}

/** The latest code sent to anyone. */
export async function lastCode({ standIn }: Server): Promise<{ kind: string; to: string; code: string; at: number }> {
  const outbox = await (await fetch(`${standIn.url}/__control/outbox`)).json();
  return outbox.at(-1);
}

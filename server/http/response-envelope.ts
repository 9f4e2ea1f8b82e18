/** The two forms every service answers in (wire-envelope-1, wire-envelope-2). */
export function successEnvelope(data: unknown): object {
  if (data instanceof ResponseWithInfo) return { isSuccess: true, data: data.data, message: '', info: data.info };
  return { isSuccess: true, data, message: '' };
}

/** An answer with `info.code`: done, but something more is needed (wire-envelope-4). */
export class ResponseWithInfo {
  readonly data: unknown;
  readonly info: { code: number; message: string };

  constructor(data: unknown, info: { code: number; message: string }) {
    this.data = data;
    this.info = info;
  }
}

/**
 * A refusal the service gives its reasons for. Thrown by a service, sent as a failure envelope. The real service sends its own
 * refusals with HTTP 200; `httpStatus` is for those the protocol itself knows (400, 401, 404).
 */
export class ServiceFailure extends Error {
  readonly code: number;
  override readonly name: string;
  readonly httpStatus: number;
  /** For developers, in English; the message is what a player reads. */
  readonly detail: string | undefined;

  constructor(code: number, name: string, message: string, options: { httpStatus?: number; detail?: string } = {}) {
    super(message);
    this.code = code;
    this.name = name;
    this.httpStatus = options.httpStatus ?? 200;
    this.detail = options.detail;
  }

  envelope(): { isSuccess: false; error: object } & Record<'data' | 'message' | 'info' | 'date', null> {
    const { code, name, message, detail } = this;
    const error = detail === undefined ? { code, name, message } : { code, name, message, detail };
    return { isSuccess: false, data: null, message: null, error, info: null, date: null };
  }
}

export function badRequest(detail: string): ServiceFailure {
  return new ServiceFailure(400, 'BadRequest', 'İstek anlaşılamadı.', { httpStatus: 400, detail });
}

export function unauthorised(): ServiceFailure {
  return new ServiceFailure(401, 'Unauthorized', 'Bu işlem için giriş yapmalısın.', { httpStatus: 401 });
}

export function notFound(path: string): ServiceFailure {
  return new ServiceFailure(404, 'NotFound', 'Böyle bir servis yok.', { httpStatus: 404, detail: path });
}

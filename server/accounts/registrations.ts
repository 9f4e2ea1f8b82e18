/** Registrations between step 1 and the right code of step 2 (rule registration-2, registration-4). */
import { randomUUID } from 'node:crypto';
import type { WireResponse, WireBody } from '../../src/contract/services/calls.ts';
import type { VerificationCodes } from './verification-codes.ts';
import { registrationUnknown } from './account-failures.ts';

type Form = WireBody<'register'>;
type PreRegistration = WireResponse<'register'>;

export class Registrations {
  readonly #codes: VerificationCodes;
  #forms = new Map<string, Form>();

  constructor(codes: VerificationCodes) {
    this.#codes = codes;
  }

  /** Sends a code to the form's phone. */
  begin(form: Form): PreRegistration {
    const prePlayerId = randomUUID();
    this.#forms.set(prePlayerId, form);
    const codeValidityDate = this.#codes.send(purpose(prePlayerId), { kind: 'sms', to: form.phoneNumber });
    return { prePlayerId, codeValidityDate };
  }

  /** Restarts the registration under a new id with a new code; the old id and code become invalid. */
  restart(prePlayerId: string, changes: Partial<Form> = {}): PreRegistration {
    const form = this.form(prePlayerId);
    this.#forget(prePlayerId);
    return this.begin({ ...form, ...changes });
  }

  /** Returns the form of a pending registration; throws when the id is unknown or no longer valid. */
  form(prePlayerId: string): Form {
    const form = this.#forms.get(prePlayerId);
    if (form === undefined) throw registrationUnknown();
    return form;
  }

  /** Ends the registration and returns its form; throws when the id is unknown or the code is wrong or expired. */
  complete(prePlayerId: string, code: string): Form {
    const form = this.form(prePlayerId);
    this.#codes.confirm(purpose(prePlayerId), code);
    this.#forget(prePlayerId);
    return form;
  }

  reset(): void {
    this.#forms.clear();
  }

  #forget(prePlayerId: string): void {
    this.#forms.delete(prePlayerId);
    this.#codes.forget(purpose(prePlayerId));
  }
}

function purpose(prePlayerId: string): string {
  return `registration ${prePlayerId}`;
}

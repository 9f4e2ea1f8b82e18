/**
 * Further calls of the players service: registration, retailer choice, verification, consent (assumption-9). Only
 * screens make these calls, so they stay out of the engine's start-up code.
 */
import { boolean, nullable, number, object, optional, string, type as shape } from 'superstruct';
import { readCall, defineCalls, writeCall } from './call.ts';
import { numeric, fieldOr, objectOrNull, text, optionalField, pageText } from './fields.ts';
import { codeSentResponse } from './identity-calls.ts';

/** Expiry of the SMS code, epoch seconds; 0 when it is not sent. */
const preRegistration = shape({ prePlayerId: text(), codeValidityDate: fieldOr(numeric(), 0) });

export const membershipCalls = defineCalls('players', {
  /**
   * Step 1 of registration. Refused with the call's own error codes (rule failure-3); `birthDate` is ISO, `phoneNumber`
   * eleven digits.
   */
  register: writeCall({
    path: 'Register',
    access: 'existing',
    body: object({
      identityNumber: string(),
      name: string(),
      surname: string(),
      birthDate: string(),
      nationality: string(),
      occupation: string(),
      email: string(),
      phoneNumber: string(),
      password: string(),
      /** Consents; the first two are required. */
      membershipContract: boolean(),
      memberNotification: boolean(),
      personalMarketing: boolean(),
      commercialElectronic: boolean(),
    }),
    response: preRegistration,
  }),
  resendRegistrationCode: writeCall({
    path: 'resend-code',
    body: object({ prePlayerId: string() }),
    response: preRegistration,
  }),
  changeRegistrationPhone: writeCall({
    path: 'change-phonenumber',
    body: object({ prePlayerId: string(), phoneNumber: string() }),
    response: preRegistration,
  }),
  /** Id of the retailer that was recommended to the player or chosen before; null for none. */
  getSelectedRetailer: readCall({
    path: 'player-selected-retail',
    access: 'member',
    response: nullable(shape({ retailId: optional(nullable(numeric())) })),
    decode: (wire) => wire?.retailId ?? null,
  }),
  /** Chooses a retailer. Returns the data for the result screen; missing fields are null or ''. */
  chooseRetailer: writeCall({
    path: 'player-chose-retailer',
    access: 'member',
    changes: ['player', 'balance'],
    body: object({ retailerId: number() }),
    response: objectOrNull(
      shape({ rid: optionalField(numeric()), a: optionalField(text()), rn: optionalField(text()) }),
    ),
    decode: (wire) => ({ id: wire?.rid ?? null, address: wire?.a ?? '', name: wire?.rn ?? '' }),
  }),
  /** Sends the verification code to a member's phone. */
  sendPhoneCode: writeCall({
    path: 'change-phone-number-activation-code',
    access: 'member',
    /** The consent is sent together with the phone number. */
    changes: ['consents'],
    body: object({ phoneNumber: string(), commercialMessageRules: boolean() }),
    response: codeSentResponse,
  }),
  verifyPhone: writeCall({
    path: 'change-phone-verify',
    access: 'member',
    changes: ['player'],
    query: object({ code: string() }),
  }),
  sendMailCode: writeCall({
    path: 'mail-verify-send-activation-code',
    access: 'member',
    query: object({ email: string() }),
    response: codeSentResponse,
  }),
  verifyMail: writeCall({
    path: 'mail-verify',
    access: 'member',
    platform: 'web',
    changes: ['player'],
    query: object({ code: string() }),
  }),
  /** Sends a message to the operator, from members and visitors; `subject` is a code. */
  contactUs: writeCall({
    path: 'contactUs',
    body: object({
      name: string(),
      surname: string(),
      phoneNumber: string(),
      email: string(),
      subject: string(),
      message: string(),
    }),
  }),
  /** Server HTML: shown only through the cleaning component. */
  getTermsOfUse: readCall({ path: 'terms-of-use', access: 'member', response: shape({ contents: pageText() }) }),
  confirmTermsOfUse: writeCall({ path: 'confirm-terms-of-use', access: 'member', changes: ['player'] }),
  /**
   * Submits the player's answers in the contact popup after sign-in. A question that was not shown is omitted and
   * stays unchanged.
   */
  confirmContact: writeCall({
    path: 'contact-confirmation',
    access: 'member',
    changes: ['consents'],
    body: object({ sms: optional(boolean()), otherDevice: optional(boolean()) }),
  }),
});

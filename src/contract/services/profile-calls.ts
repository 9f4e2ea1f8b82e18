/**
 * Further calls of the players service: a member's personal data and settings. Their bodies are assumptions, see
 * `docs/assumptions.md`.
 */
import { type Infer, boolean, nullable, number, object, optional, string, type as shape } from 'superstruct';
import type { CodedOption, PersonalInformation, ProfileSettings } from '../../model/player.ts';
import { readCall, defineCalls, writeCall } from './call.ts';
import { booleanOrFalse, numeric, fieldOr, text, optionalField, booleanLike } from './fields.ts';
import { decodeRows, requiredRows } from './response-rows.ts';

const personalAnswer = shape({
  playerNo: numeric(),
  name: optionalField(text()),
  surname: optionalField(text()),
  identityNumber: optionalField(text()),
  /** `YYYY-MM-DD`, possibly followed by a time. */
  birthDate: optionalField(text()),
  phoneNumber: optionalField(text()),
  email: optionalField(text()),
  isMailVerified: optionalField(booleanLike()),
  /** Codes of the service's lists. */
  nationality: optionalField(text()),
  occupation: optionalField(text()),
  address: optionalField(text()),
  provinceId: optionalField(numeric()),
  districtId: optionalField(numeric()),
});

/** Consents and settings; an unreadable consent counts as not given. */
const profileSettings = shape({
  sms: booleanOrFalse(),
  email: booleanOrFalse(),
  call: booleanOrFalse(),
  push: booleanOrFalse(),
  personalMarketing: booleanOrFalse(),
  hideBalance: booleanOrFalse(),
});

const toReasons = decodeRows(({ code, name }: CodedOption): CodedOption => ({ code, name }));

export const profileCalls = defineCalls('players', {
  /** The response of `getPlayer`, for the one page that shows personal data: the engine stores none of it. */
  getPersonalInformation: readCall({
    path: 'player',
    access: 'member',
    about: 'player',
    response: personalAnswer,
    decode: toPersonalInformation,
  }),
  /** Updates all changeable fields at once. A new email address must be verified. Refused with 121 and 122. */
  updatePersonalInformation: writeCall({
    path: 'update-player-personal-information',
    access: 'member',
    changes: ['player'],
    body: object({
      email: string(),
      occupation: string(),
      /** Sent only when it changes. */
      nationality: optional(string()),
      address: nullable(string()),
      provinceId: nullable(number()),
      districtId: nullable(number()),
    }),
    response: fieldOr(shape({ isMailVerified: optionalField(booleanLike()) }), { isMailVerified: null }),
    /** Null when the service does not send it. */
    decode: ({ isMailVerified }) => ({ isMailVerified: isMailVerified ?? null }),
  }),
  getProfileSettings: readCall({
    path: 'player-profile-settings',
    access: 'member',
    about: 'consents',
    response: profileSettings,
    decode: toProfileSettings,
  }),
  /** Sets all settings; each must be sent. The response is not read: the settings are refetched. */
  setProfileSettings: writeCall({
    path: 'player-profile-settings',
    access: 'member',
    changes: ['consents'],
    idempotent: true,
    body: object({
      sms: boolean(),
      email: boolean(),
      call: boolean(),
      push: boolean(),
      personalMarketing: boolean(),
      hideBalance: boolean(),
    }),
  }),
  getCancellationReasons: readCall({
    path: 'player-cancellation-reasons',
    access: 'member',
    response: requiredRows(shape({ code: text(), name: text() })),
    decode: toReasons,
  }),
  /** Ends the membership and all its sessions. Refused with 7301 to 7303. */
  cancelMembership: writeCall({
    path: 'Player/player-cancellation',
    access: 'member',
    ends: true,
    query: object({ reasonCode: string() }),
    body: object({}),
  }),
});

function toPersonalInformation(wire: Infer<typeof personalAnswer>): PersonalInformation {
  return {
    playerNo: wire.playerNo,
    name: wire.name ?? '',
    surname: wire.surname ?? '',
    identityNumber: masked(wire.identityNumber ?? ''),
    birthDate: /^\d{4}-\d{2}-\d{2}/.exec(wire.birthDate ?? '')?.[0] ?? '',
    phoneNumber: wire.phoneNumber ?? '',
    email: wire.email ?? '',
    isMailVerified: wire.isMailVerified ?? false,
    nationality: wire.nationality ?? '',
    occupation: wire.occupation ?? '',
    address: wire.address ?? '',
    provinceId: wire.provinceId ?? null,
    districtId: wire.districtId ?? null,
  };
}

/** Drops unknown fields, because the service would not accept them in a write. */
function toProfileSettings({
  sms,
  email,
  call,
  push,
  personalMarketing,
  hideBalance,
}: ProfileSettings): ProfileSettings {
  return { sms, email, call, push, personalMarketing, hideBalance };
}

/** Masks an identity number the service sent unmasked, so that no tab ever holds the whole number. */
function masked(identityNumber: string): string {
  return identityNumber.replace(/^(\d{3})\d+(\d{2})$/, (_, first: string, last: string) => `${first}******${last}`);
}

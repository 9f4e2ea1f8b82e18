/**
 * Further calls of the players service: a member's personal data and settings. Their bodies are assumptions, see
 * `docs/assumptions.md`.
 */
import { type Infer, boolean, nullable, number, object, optional, string, type as shape } from 'superstruct';
import type { Option, PersonalInformation, ProfileSettings } from '../../model/profile.ts';
import { read, serviceArea, write } from './call.ts';
import { flag, numeric, or, text, told, yesNo } from './fields.ts';
import { decodeRows, rowsOrNull } from './rows.ts';

const personalAnswer = shape({
  playerNo: numeric(),
  name: told(text()),
  surname: told(text()),
  identityNumber: told(text()),
  /** `YYYY-MM-DD`, possibly followed by a time. */
  birthDate: told(text()),
  phoneNumber: told(text()),
  email: told(text()),
  isMailVerified: told(yesNo()),
  /** Codes of the service's lists. */
  nationality: told(text()),
  occupation: told(text()),
  address: told(text()),
  provinceId: told(numeric()),
  districtId: told(numeric()),
});

/** Consents and settings; an unreadable consent counts as not given. */
const profileSettings = shape({
  sms: flag(),
  email: flag(),
  call: flag(),
  push: flag(),
  personalMarketing: flag(),
  hideBalance: flag(),
});

const toReasons = decodeRows(({ code, name }: Option): Option => ({ code, name }));

export const profile = serviceArea('players', {
  /** The response of `getPlayer`, for the one page that shows personal data: the engine stores none of it. */
  getPersonalInformation: read({
    path: 'player',
    access: 'member',
    about: 'player',
    answer: personalAnswer,
    decode: toPersonalInformation,
  }),
  /** Updates all changeable fields at once. A new email address must be verified. Refused with 121 and 122. */
  updatePersonalInformation: write({
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
    answer: or(shape({ isMailVerified: told(yesNo()) }), { isMailVerified: null }),
    /** Null when the service does not send it. */
    decode: ({ isMailVerified }) => ({ isMailVerified: isMailVerified ?? null }),
  }),
  getProfileSettings: read({
    path: 'player-profile-settings',
    access: 'member',
    about: 'consents',
    answer: profileSettings,
    decode: toProfileSettings,
  }),
  /** Sets all settings; each must be sent. The response is not read: the settings are refetched. */
  setProfileSettings: write({
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
  getCancellationReasons: read({
    path: 'player-cancellation-reasons',
    access: 'member',
    answer: rowsOrNull(shape({ code: text(), name: text() })),
    decode: toReasons,
  }),
  /** Ends the membership and all its sessions. Refused with 7301 to 7303. */
  cancelMembership: write({
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

/** The players service once more: what a member says of themselves. Its bodies are assumptions, see `docs/assumptions.md`. */
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
  /** `YYYY-MM-DD`, maybe with a time behind it. */
  birthDate: told(text()),
  phoneNumber: told(text()),
  email: told(text()),
  isMailVerified: told(yesNo()),
  /** Codes. */
  nationality: told(text()),
  occupation: told(text()),
  address: told(text()),
  provinceId: told(numeric()),
  districtId: told(numeric()),
});

/** What cannot be read was not agreed to. */
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
  /** The answer of `getPlayer`, for the one page that shows the person: the engine keeps none of this. */
  getPersonalInformation: read({
    path: 'player',
    access: 'member',
    about: 'player',
    answer: personalAnswer,
    decode: toPersonalInformation,
  }),
  /** What may be changed, all of it. A new address is to be verified. Refused with 121 and 122. */
  updatePersonalInformation: write({
    path: 'update-player-personal-information',
    access: 'member',
    changes: ['player'],
    body: object({
      email: string(),
      occupation: string(),
      /** Only where it changes. */
      nationality: optional(string()),
      address: nullable(string()),
      provinceId: nullable(number()),
      districtId: nullable(number()),
    }),
    answer: or(shape({ isMailVerified: told(yesNo()) }), { isMailVerified: null }),
    /** Null where it is not told. */
    decode: ({ isMailVerified }) => ({ isMailVerified: isMailVerified ?? null }),
  }),
  getProfileSettings: read({
    path: 'player-profile-settings',
    access: 'member',
    about: 'consents',
    answer: profileSettings,
    decode: toProfileSettings,
  }),
  /** All of them, always. What it answers is not read: they are asked for again. */
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
  /** Ends the membership, and every session with it. Refused with 7301 to 7303. */
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

/** Without what nobody here knows: it would not be taken back. */
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

/** A service that masks nothing is masked here: no tab ever holds the number whole. */
function masked(identityNumber: string): string {
  return identityNumber.replace(/^(\d{3})\d+(\d{2})$/, (_, first: string, last: string) => `${first}******${last}`);
}

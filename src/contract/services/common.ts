/** The common service (player-account §3, §7): option lists and legal texts. */
import { array, object, optional, string, type as shape } from 'superstruct';
import { serviceCall } from './call.ts';

const options = array(shape({ name: string(), code: string() }));

export const getOccupations = serviceCall({
  area: 'common',
  method: 'GET',
  path: 'occupations',
  query: object({}),
  answer: options,
});

export const getNationalities = serviceCall({
  area: 'common',
  method: 'GET',
  path: 'nationalities',
  query: object({}),
  answer: options,
});

/** Both lists at once, as registration needs them. */
export const getRegisterCommon = serviceCall({
  area: 'common',
  method: 'GET',
  path: 'register-common',
  query: object({ type: optional(string()) }),
  answer: shape({ occupations: options, nationalities: options }),
});

export const legalTextNames = [
  'contract-info',
  'member-notification',
  'partner-member-notification',
  'personal-marketing-notification',
  'personal-marketing-consent',
  'commercial-electronic-notification',
  'commercial-electronic-consent',
] as const;
export type LegalTextName = (typeof legalTextNames)[number];

/** `contents` is server HTML: shown only through the cleaning component. */
export const getLegalText = serviceCall({
  area: 'common',
  method: 'GET',
  path: 'legal-texts/:name',
  query: object({}),
  answer: shape({ contents: string() }),
});

/** The common service: option lists and legal texts. */
import { array, object, optional, string, type as shape } from 'superstruct';
import { read, serviceArea } from './call.ts';

const options = array(shape({ name: string(), code: string() }));

export const common = serviceArea('common', {
  getOccupations: read({ path: 'occupations', answer: options }),
  getNationalities: read({ path: 'nationalities', answer: options }),
  /** Both lists at once, as registration needs them. */
  getRegisterCommon: read({
    path: 'register-common',
    query: object({ type: optional(string()) }),
    answer: shape({ occupations: options, nationalities: options }),
  }),
  /** `name` is one of `LegalTextName`. `contents` is server HTML: shown only through the cleaning component. */
  getLegalText: read({ path: 'legal-texts/:name', answer: shape({ contents: string() }) }),
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

/** The common service: option lists and legal texts. */
import { object, optional, string, type as shape } from 'superstruct';
import type { Option } from '../../model/profile.ts';
import { read, serviceArea } from './call.ts';
import { pageText, text } from './fields.ts';
import { decodeRows, rows } from './rows.ts';

const options = rows(shape({ name: text(), code: text() }));
const toOptions = decodeRows(({ name, code }: Option): Option => ({ name, code }));

export const common = serviceArea('common', {
  getOccupations: read({ path: 'occupations', answer: options, decode: toOptions }),
  getNationalities: read({ path: 'nationalities', answer: options, decode: toOptions }),
  /** Occupations and nationalities in one response, for registration. */
  getRegisterCommon: read({
    path: 'register-common',
    query: object({ type: optional(string()) }),
    answer: shape({ occupations: options, nationalities: options }),
    decode: ({ occupations, nationalities }, context) => ({
      occupations: toOptions(occupations, context),
      nationalities: toOptions(nationalities, context),
    }),
  }),
  /**
   * Text of a legal page. `name` is one of `LegalTextName`; `contents` is server HTML and must be rendered through the
   * sanitising component.
   */
  getLegalText: read({ path: 'legal-texts/:name', answer: shape({ contents: pageText() }) }),
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

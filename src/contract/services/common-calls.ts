/** The common service: option lists and legal texts. */
import { object, optional, string, type as shape } from 'superstruct';
import type { CodedOption } from '../../model/player.ts';
import { readCall, defineCalls } from './call.ts';
import { pageText, text } from './fields.ts';
import { decodeRows, rows } from './response-rows.ts';

const options = rows(shape({ name: text(), code: text() }));
const toOptions = decodeRows(({ name, code }: CodedOption): CodedOption => ({ name, code }));

export const commonCalls = defineCalls('common', {
  getOccupations: readCall({ path: 'occupations', response: options, decode: toOptions }),
  getNationalities: readCall({ path: 'nationalities', response: options, decode: toOptions }),
  /** Occupations and nationalities in one response, for registration. */
  getRegisterCommon: readCall({
    path: 'register-common',
    query: object({ type: optional(string()) }),
    response: shape({ occupations: options, nationalities: options }),
    decode: ({ occupations, nationalities }, context) => ({
      occupations: toOptions(occupations, context),
      nationalities: toOptions(nationalities, context),
    }),
  }),
  /**
   * Text of a legal page. `name` is one of `LegalTextName`; `contents` is server HTML and must be rendered through the
   * sanitising component.
   */
  getLegalText: readCall({ path: 'legal-texts/:name', response: shape({ contents: pageText() }) }),
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

/**
 * Inputs that cause each refusal of registration (rule failure-3). Every identity number here is well-formed, so it passes
 * the checks of a client.
 *
 * | Code | Input                                                                                                   |
 * | ---- | ------------------------------------------------------------------------------------------------------- |
 * | 2001 | an identity number of a member, e.g. of a demo account: 10000000146                                      |
 * | 2002 | a phone number of a member, e.g. of a demo account: 05550000001; at the change of the phone number too   |
 * | 2003 | the identity number 91000000190                                                                          |
 * | 2004 | the name KPS; or the identity number 92000000180 with a year of birth that is not 1980                   |
 * | 2005 | a header Existing-auth whose token is unknown or expired                                                 |
 * | 500  | the name HATA                                                                                            |
 * | 121  | an empty field, or one of the two required consents not given                                            |
 * | 2101 | a wrong code (step 2), or one that is three minutes old                                                  |
 */
export const BLACK_LISTED_IDENTITY = '91000000190';
export const IDENTITY_WITH_KNOWN_YEAR = '92000000180';
export const KNOWN_YEAR = '1980';
export const NAME_WITHOUT_MATCH = 'KPS';
export const FAILING_NAME = 'HATA';

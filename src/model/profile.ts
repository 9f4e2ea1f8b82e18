/** A member's personal data and settings. */

/** Personal data. '' and null mean that the service does not send the field. */
export interface PersonalInformation {
  playerNo: number;
  name: string;
  surname: string;
  /** Always masked: "123******50". */
  identityNumber: string;
  /** `YYYY-MM-DD` */
  birthDate: string;
  /** Eleven digits. */
  phoneNumber: string;
  email: string;
  isMailVerified: boolean;
  /** Codes of the service's lists. */
  nationality: string;
  occupation: string;
  address: string;
  provinceId: number | null;
  districtId: number | null;
}

/** Channels and purposes a member consented to; each is given and withdrawn separately. */
export type ConsentName = 'sms' | 'email' | 'call' | 'push' | 'personalMarketing';

export interface ProfileSettings extends Record<ConsentName, boolean> {
  /** True when dots replace the amounts of the balance. */
  hideBalance: boolean;
}

/** An entry of a list from the service: shown by its name, sent by its code. */
export interface CodedOption {
  name: string;
  code: string;
}

/** What the service keeps of a member as a person, and what they decided. */

/** '' and null stand for what the service does not tell. */
export interface PersonalInformation {
  playerNo: number;
  name: string;
  surname: string;
  /** Never whole: "123******50". */
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

/** What a member agreed to be told by, and what for; each is given and withdrawn by itself. */
export type ConsentName = 'sms' | 'email' | 'call' | 'push' | 'personalMarketing';

export interface ProfileSettings extends Record<ConsentName, boolean> {
  /** Points stand for the amounts of the balance. */
  hideBalance: boolean;
}

/** One of a list of the service: shown by its name, sent by its code. */
export interface Option {
  name: string;
  code: string;
}

/** The registration catalogue (rule failure-3) as the error modal shows it. */
import type { Failure } from '../../../model/failure.ts';
import { failureText } from '../../failure-text.ts';

export interface RegistrationErrorEntry {
  code: number;
  /** The service's name of it. */
  name: string;
  /** Title of the modal. */
  title: string;
  /** The way on is to sign in. */
  leadsToSignIn: boolean;
}

export const registrationErrors: readonly RegistrationErrorEntry[] = [
  { code: 2001, name: 'PlayerAvailableInSystem', title: 'Kayıtlı Üye', leadsToSignIn: true },
  { code: 2002, name: 'MemberAvilableInSystem', title: 'Kayıtlı Üye', leadsToSignIn: true },
  { code: 2003, name: 'BlacklistError', title: 'Üyeliğin Engellenmiştir', leadsToSignIn: false },
  { code: 2004, name: 'KpsError', title: 'Kimlik bilgilerin eşleşmemektedir', leadsToSignIn: false },
  { code: 2005, name: 'TokenExp', title: 'Tekrar giriş yapmalısın', leadsToSignIn: true },
  {
    code: 500,
    name: 'InternalServerError',
    title: 'Sistemsel bir hata oluştu, lütfen tekrar dene',
    leadsToSignIn: false,
  },
  { code: 121, name: 'RequiredField', title: 'Formda hiçbir alan boş bırakılamaz', leadsToSignIn: false },
  { code: 2101, name: 'ActivatinCodeError', title: 'Hata', leadsToSignIn: false },
];

export const EMPTY_FORM_TEXT = 'Formda hiçbir alan boş bırakılamaz';

export interface RegistrationErrorWords {
  title: string;
  /** Below the title; '' when the title says it all. */
  text: string;
  leadsToSignIn: boolean;
}

/** What the modal says of a refusal; a code that is not in the catalogue has the service's own words. */
export function registrationErrorWords(failure: Failure): RegistrationErrorWords {
  const entry = registrationErrors.find(({ code }) => code === failure.code);
  if (entry === undefined) return { title: 'Hata', text: failureText(failure), leadsToSignIn: false };
  const { title, leadsToSignIn } = entry;
  const text = failure.message ?? '';
  return { title, text: text === title ? '' : text, leadsToSignIn };
}

/** An error of the service is for the modal; one of the connection (no network, no response) for the form. */
export function isAnsweredError(failure: Failure): boolean {
  return failure.kind === 'refused' || (failure.kind === 'server' && failure.code === 500);
}

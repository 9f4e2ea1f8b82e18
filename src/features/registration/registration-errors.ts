/** Error codes of the registration (rule failure-3) with the texts of the error modal. */
import type { Failure } from '../../model/failure.ts';
import { failureText } from '../../domain/failure-text.ts';

interface RegistrationErrorEntry {
  code: number;
  /** The service's name of the error. */
  name: string;
  /** Title of the modal. */
  title: string;
  /** True when the player should sign in instead. */
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

interface RegistrationErrorText {
  title: string;
  /** Text below the title; '' when it would repeat the title. */
  text: string;
  leadsToSignIn: boolean;
}

/** Texts of the error modal; a code outside the catalogue shows the service's own message. */
export function registrationErrorText(failure: Failure): RegistrationErrorText {
  const entry = registrationErrors.find(({ code }) => code === failure.code);
  if (entry === undefined) return { title: 'Hata', text: failureText(failure), leadsToSignIn: false };
  const { title, leadsToSignIn } = entry;
  const text = failure.message ?? '';
  return { title, text: text === title ? '' : text, leadsToSignIn };
}

/** True for errors returned by the service, which are shown in the modal; connection errors are shown in the form. */
export function isServiceError(failure: Failure): boolean {
  return failure.kind === 'refused' || (failure.kind === 'server' && failure.code === 500);
}

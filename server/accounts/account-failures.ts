/** Refusals of the account services, with the message shown to the player. The HTTP status is 200 unless given. */
import { PASSWORD_EXPIRED } from '../../src/contract/services/sign-in-codes.ts';
import { ServiceFailure } from '../http/response-envelope.ts';
import { type Account, CANCELLED_ACCOUNT } from './account.ts';

/** Code and message of rule failure-3; the texts of code errors come from the service. */
export const codeWrong = (): ServiceFailure =>
  new ServiceFailure(2101, 'ActivatinCodeError', 'Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.');
export const codeExpired = (): ServiceFailure =>
  new ServiceFailure(2101, 'ActivatinCodeError', 'Girdiğin kodun süresi doldu. Lütfen yeni bir kod iste.');

export const wrongCredentials = (): ServiceFailure =>
  new ServiceFailure(101, 'WrongCredentials', 'Kullanıcı bilgilerin veya şifren hatalı.');
export const passwordExpired = (): ServiceFailure =>
  new ServiceFailure(
    PASSWORD_EXPIRED,
    'PasswordExpired',
    'Şifrenin süresi doldu. Devam etmek için yeni bir şifre belirle.',
  );
const membershipCancelled = (): ServiceFailure =>
  new ServiceFailure(105, 'MembershipCancelled', 'Üyeliğin iptal edilmiş. Bu hesapla giriş yapamazsın.');
const accountBlocked = (): ServiceFailure =>
  new ServiceFailure(106, 'AccountBlocked', 'Hesabın bloke edildi. Lütfen müşteri hizmetleriyle iletişime geç.');

/** Throws when the membership is cancelled or blocked: no way of signing in is possible then. */
export function refuseClosedAccount(account: Account): void {
  if (account.status === CANCELLED_ACCOUNT) throw membershipCancelled();
  if (account.signIn === 'blocked') throw accountBlocked();
}

export const noPendingCode = (): ServiceFailure =>
  new ServiceFailure(107, 'NoCodeAwaited', 'Bekleyen bir onay kodun yok. Lütfen baştan dene.');

export const sessionEnded = (): ServiceFailure =>
  new ServiceFailure(401, 'SessionOver', 'Oturumun sona erdi. Tekrar giriş yapmalısın.', { httpStatus: 401 });

/** Registration (rule failure-3): code, name and message of the catalogue. */
const catalogue = {
  playerAvailable: [2001, 'PlayerAvailableInSystem', 'Kayıtlı Üye'],
  memberAvailable: [2002, 'MemberAvilableInSystem', 'Kayıtlı Üye'],
  blackListed: [2003, 'BlacklistError', 'Üyeliğin Engellenmiştir'],
  identityMismatch: [2004, 'KpsError', 'Kimlik bilgilerin eşleşmemektedir'],
  tokenExpired: [2005, 'TokenExp', 'Tekrar giriş yapmalısın'],
  internal: [500, 'InternalServerError', 'Sistemsel bir hata oluştu, lütfen tekrar dene'],
  fieldEmpty: [121, 'RequiredField', 'Formda hiçbir alan boş bırakılamaz'],
} as const;

export function registrationRefusal(reason: keyof typeof catalogue): ServiceFailure {
  const [code, name, message] = catalogue[reason];
  return new ServiceFailure(code, name, message);
}

export const registrationUnknown = (): ServiceFailure =>
  new ServiceFailure(404, 'PrePlayerNotFound', 'Üyelik işlemine devam edilemiyor. Lütfen baştan başla.');
/** Refusal of an impossible field value. The app prevents it, but other clients may send it. */
export const fieldInvalid = (message: string): ServiceFailure => new ServiceFailure(122, 'InvalidField', message);

export const detailsUnknown = (): ServiceFailure =>
  new ServiceFailure(108, 'DetailsUnknown', 'Girdiğin bilgilerle eşleşen bir üyelik bulamadık. Lütfen kontrol et.');
export const oldPasswordWrong = (): ServiceFailure =>
  new ServiceFailure(109, 'OldPasswordWrong', 'Mevcut şifren hatalı. Lütfen kontrol edip tekrar dene.');
export const passwordUnchanged = (): ServiceFailure =>
  new ServiceFailure(110, 'PasswordUnchanged', 'Yeni şifren eski şifrenden farklı olmalı.');
export const phoneTaken = (): ServiceFailure =>
  new ServiceFailure(111, 'PhoneTaken', 'Bu telefon numarası başka bir üyelikte kullanılıyor.');
export const retailerUnavailable = (): ServiceFailure =>
  new ServiceFailure(112, 'RetailerUnavailable', 'Bu bayi şu anda üye kabul etmiyor. Lütfen başka bir bayi seç.');
/** Codes and names for the reply to a bonus (rule bonus-6). */
export const bonusUnknown = (): ServiceFailure => new ServiceFailure(7401, 'BonusUnknown', 'Bonus bulunamadı.');
export const bonusAlreadyAnswered = (): ServiceFailure =>
  new ServiceFailure(7402, 'BonusAnswered', 'Bu bonus için daha önce yanıt verdin.');
export const surveyAlreadyAnswered = (): ServiceFailure =>
  new ServiceFailure(7501, 'AlreadySubmitted', 'Bu anketi daha önce yanıtladın.');
export const messageUnknown = (): ServiceFailure => new ServiceFailure(404, 'MessageNotFound', 'Mesaj bulunamadı.');
export const legalTextUnknown = (): ServiceFailure =>
  new ServiceFailure(404, 'TextNotFound', 'Aradığın metin bulunamadı.', { httpStatus: 404 });

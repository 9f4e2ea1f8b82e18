/** What the account services refuse, in the words a player reads. All come with HTTP 200 but the token's own. */
import { ServiceFailure } from '../http/envelope.ts';

/** Code and message of player-account §8; the texts of code errors are the service's. */
export const codeWrong = (): ServiceFailure =>
  new ServiceFailure(2101, 'ActivatinCodeError', 'Girdiğin kod hatalı. Lütfen kontrol edip tekrar dene.');
export const codeExpired = (): ServiceFailure =>
  new ServiceFailure(2101, 'ActivatinCodeError', 'Girdiğin kodun süresi doldu. Lütfen yeni bir kod iste.');

export const wrongCredentials = (): ServiceFailure =>
  new ServiceFailure(101, 'WrongCredentials', 'Kullanıcı bilgilerin veya şifren hatalı.');
export const passwordExpired = (): ServiceFailure =>
  new ServiceFailure(104, 'PasswordExpired', 'Şifrenin süresi doldu. Devam etmek için yeni bir şifre belirle.');
export const membershipCancelled = (): ServiceFailure =>
  new ServiceFailure(105, 'MembershipCancelled', 'Üyeliğin iptal edilmiş. Bu hesapla giriş yapamazsın.');
export const accountBlocked = (): ServiceFailure =>
  new ServiceFailure(106, 'AccountBlocked', 'Hesabın bloke edildi. Lütfen müşteri hizmetleriyle iletişime geç.');
export const noCodeAwaited = (): ServiceFailure =>
  new ServiceFailure(107, 'NoCodeAwaited', 'Bekleyen bir onay kodun yok. Lütfen baştan dene.');

export const sessionOver = (): ServiceFailure =>
  new ServiceFailure(401, 'SessionOver', 'Oturumun sona erdi. Tekrar giriş yapmalısın.', { httpStatus: 401 });

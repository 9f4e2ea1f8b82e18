/** Turkish texts for each kind of failure. */
import type { Failure } from '../model/failure.ts';
import { OUTDATED_TEXT } from './outdated-text.ts';

/** Returns the server's message if there is one (rule failure-1), otherwise the text for the kind of failure. */
export function failureText(failure: Failure): string {
  return failure.message ?? texts[failure.kind];
}

const texts: Record<Failure['kind'], string> = {
  network: 'Bir sorun oluştu. İnternet bağlantını kontrol et.',
  timeout: 'Yanıt çok gecikti. Lütfen tekrar dene.',
  server: 'Servise şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.',
  refused: 'Bir hata oluştu. Lütfen tekrar deneyiniz.',
  malformed: 'Beklenmeyen bir yanıt alındı. Lütfen tekrar dene.',
  notFound: 'Aradığın içerik bulunamadı.',
  signedOut: 'Tekrar giriş yapmalısın.',
  engineLost: 'Bağlantı yenilendi. Lütfen tekrar dene.',
  restarting: 'Bağlantı yenilendi. Lütfen tekrar dene.',
  notSent: 'Gönderilemedi. Lütfen biraz sonra tekrar dene.',
  notKept:
    'Gönderilmedi: tarayıcın bu işlemin kaydını tutamıyor. Cihazda yer aç, çerez ve site verilerine izin ver, sonra tekrar dene.',
  paused: 'Ara verdin. Ara bitene kadar oynayamaz ve para yatıramazsın.',
  overWeekly: 'Gönderilmedi: bu cihazdaki haftalık tutarını aşıyor.',
  limitsUnread: 'Gönderilmedi: sınırların okunamadı. Lütfen tekrar dene.',
  cookiesRefused: 'Giriş tamamlanamadı: tarayıcın oturum çerezlerini saklamadı. Çerezlere izin verip tekrar dene.',
  unknown: 'İşlemin durumu kontrol ediliyor.',
  outdated: OUTDATED_TEXT,
  noAddress: 'Servise şu anda ulaşılamıyor.',
  unavailable: 'Tarayıcın bu özelliği desteklemiyor.',
  aborted: 'İşlem iptal edildi.',
};

/** The one place that turns a kind of failure into Turkish. */
import { leavesDoubt } from '../contract/errors.ts';
import type { Failure } from '../model/failure.ts';

/** The server's own words when it gave any (rule failure-1), else what the kind means to a player. */
export function failureText(failure: Failure): string {
  return failure.message ?? texts[failure.kind];
}

export const DOUBT = 'İşlem yapılmış olabilir. Yeniden denemeden önce kontrol et.';

/**
 * Of something that was to be done.
 * @param doubt what to say where nobody knows whether it was done; '' where that does not matter
 */
export function outcomeText(failure: Failure, doubt: string): string {
  if (doubt === '' || failure.message !== undefined || !leavesDoubt(failure)) return failureText(failure);
  return `${unanswered[failure.kind] ?? ''} ${doubt}`.trim();
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
  unknown: 'İşlemin durumu kontrol ediliyor.',
  outdated: 'Uygulamanın yeni bir sürümü var. Devam etmek için yenile.',
  unavailable: 'Tarayıcın bu özelliği desteklemiyor.',
  aborted: 'İşlem iptal edildi.',
};

/** Without the advice to try again. */
const unanswered: Partial<Record<Failure['kind'], string>> = {
  timeout: 'Yanıt çok gecikti.',
  malformed: 'Beklenmeyen bir yanıt alındı.',
  engineLost: 'Bağlantı koptu.',
};

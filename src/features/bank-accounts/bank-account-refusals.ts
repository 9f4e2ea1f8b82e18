/** Error texts for refused bank account changes (rule failure-4): the service's message and advice on the next step. */
import type { Failure, Result } from '../../model/failure.ts';

type BankAccountChange = 'add' | 'update' | 'delete';

/** Adds advice to the message of a refusal with a known bank account code; other results are returned unchanged. */
export function withRefusalAdvice<T>(result: Result<T>, change: BankAccountChange): Result<T> {
  if (result.ok) return result;
  const { failure } = result;
  if (!isAdvised(failure)) return result;
  const { words, advice } = refusals[failure.code];
  const then = typeof advice === 'string' ? advice : advice[change];
  return { ok: false, failure: { ...failure, message: `${failure.message ?? words} ${then}` } };
}

/** True when the refusal is about the IBAN field. */
export function isIbanRefusal({ kind, code }: Failure): boolean {
  return kind === 'refused' && (code === 403 || code === 7101 || code === 7102);
}

/** The `isDefault` value a retry must send; undefined when the refusal is not about the default account. */
export function defaultFlagForRetry({ kind, code }: Failure): boolean | undefined {
  if (kind !== 'refused' || (code !== 7104 && code !== 7105)) return undefined;
  return code === 7105;
}

/** True when the account does not exist, or no longer exists. */
export function isAccountMissing({ kind, code }: Failure): boolean {
  return kind === 'notFound' || (kind === 'refused' && code === 7106);
}

interface Refusal {
  /** Message used when the service sends none. */
  words: string;
  advice: string | Record<BankAccountChange, string>;
}

const OTHER_DEFAULT = 'Önce başka bir hesabını varsayılan yap.';
const CHECK_NAME = 'Hesap adı en az 1, en fazla 30 karakter olmalı.';

const refusals = {
  403: {
    words: 'IBAN bilgisini kontrol et.',
    advice: {
      add: 'IBAN’ı bankanın uygulamasından kopyalayıp yapıştır.',
      update: CHECK_NAME,
      delete: 'Sayfayı yenileyip tekrar dene.',
    },
  },
  7101: {
    words: 'Bu IBAN tanımlı bir bankaya ait değil.',
    advice: 'IBAN’ı kontrol et ya da başka bir bankadaki hesabını ekle.',
  },
  7102: {
    words: 'Bu IBAN zaten kayıtlı.',
    advice: 'Kayıtlı hesaplarına ve önerilen hesabına bak ya da başka bir hesabını ekle.',
  },
  7103: {
    words: 'Daha fazla banka hesabı ekleyemezsin.',
    advice: 'Yeni bir hesap için kullanmadığın bir hesabını sil.',
  },
  7104: {
    words: 'Varsayılan bir hesabın zaten var.',
    advice: {
      add: 'Yeniden gönder: hesap varsayılan olmadan eklenir. Sonra hesabın sayfasından varsayılan yapabilirsin.',
      update: 'Hesap listeni yenileyip tekrar dene.',
      delete: 'Hesap listeni yenileyip tekrar dene.',
    },
  },
  7105: {
    words: 'Bir hesabın varsayılan olmalı.',
    advice: { add: 'Yeniden gönder: hesap varsayılan olarak eklenir.', update: OTHER_DEFAULT, delete: OTHER_DEFAULT },
  },
  7106: {
    words: 'Banka hesabı bulunamadı.',
    advice: 'Silinmiş olabilir; kayıtlı hesaplarına bak.',
  },
  7107: {
    words: 'Varsayılan hesap değiştirilemedi.',
    advice: 'Bu bankaya ödeme yapılamıyor olabilir; başka bir hesabını varsayılan yap.',
  },
} satisfies Record<number, Refusal>;

type Advised = Failure & { code: keyof typeof refusals };

const isAdvised = (failure: Failure): failure is Advised =>
  failure.kind === 'refused' && failure.code !== undefined && failure.code in refusals;

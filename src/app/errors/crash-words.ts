/** What a player is told when a screen broke. */
export interface CrashWords {
  title: string;
  text: string;
}

export function crashWords(error: unknown, online: boolean): CrashWords {
  if (!isMissingPart(error)) {
    return {
      title: 'Bu sayfa açılamadı',
      text: 'Beklenmeyen bir hata oluştu. Sayfayı yenile ya da anasayfadan devam et.',
    };
  }
  if (!online) {
    return {
      title: 'Bu bölüm henüz cihazında yok',
      text: 'İnternet bağlantın yokken bu bölüm indirilemiyor. Bağlandığında sayfayı yenile.',
    };
  }
  return {
    title: 'Bu bölüm indirilemedi',
    text: 'Uygulama güncellenmiş ya da bağlantın kesilmiş olabilir. Sayfayı yenile.',
  };
}

/** Browsers name a failed dynamic import each in their own words. */
function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(error.message);
}

const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/i;

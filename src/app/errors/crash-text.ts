/** Texts for a screen that crashed, or for a part of it that could not be fetched. */
interface CrashText {
  title: string;
  text: string;
}

export function crashText(error: unknown, online: boolean): CrashText {
  if (isMissingPart(error)) return missingPartText(online);
  return {
    title: 'Bu sayfa açılamadı',
    text: 'Beklenmeyen bir hata oluştu. Sayfayı yenile ya da anasayfadan devam et.',
  };
}

export function missingPartText(online: boolean): CrashText {
  if (!online) {
    return {
      title: 'Bu bölüm henüz cihazında yok',
      text: 'İnternet bağlantın yokken bu bölüm indirilemiyor. Bağlandığında kendiliğinden açılır.',
    };
  }
  return {
    title: 'Bu bölüm indirilemedi',
    text: 'Uygulama güncellenmiş ya da bağlantın kesilmiş olabilir. Yeniden deneniyor.',
  };
}

/**
 * Returns true when code of the build, or its style, failed to load. Each browser has its own text for a failed dynamic
 * import.
 */
function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(error.message);
}

const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/i;

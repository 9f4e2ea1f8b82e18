/** Texts of the content service, by the address of the page they stand on. */
import { ServiceFailure } from '../../http/envelope.ts';

export function contentPage(url: string): { url: string; title: string; contents: { text: string } } {
  const page = pages[url];
  if (page === undefined) throw new ServiceFailure(404, 'ContentNotFound', 'İçerik bulunamadı.', { httpStatus: 404 });
  return { url, title: page.title, contents: { text: page.text } };
}

const pages: Partial<Record<string, { title: string; text: string }>> = {
  '/para-yatirma-sayfasi': {
    title: 'Para yatırma',
    text: `
<h3>Bilmen gerekenler</h3>
<ul>
  <li>Para yalnızca <strong>kendi adına olan</strong> bir hesaptan gönderilebilir. Başkasının hesabından gelen para geri
    gönderilir.</li>
  <li>FAST ile gönderilen para birkaç dakikada, EFT ile gönderilen para banka saatlerinde hesabına geçer.</li>
  <li>Bir seferde en az 20 TL yatırabilirsin. Biz ücret almayız; bankanın ücreti olabilir.</li>
  <li>Para 24 saat içinde gelmezse dekontunla birlikte bize ulaş.</li>
</ul>`,
  },
  '/iletisim': {
    title: 'İletişim',
    text: `
<h3>Çağrı merkezi</h3>
<p><a href="tel:+908500000000">0 (850) 000 00 00</a><br>Her gün 24 saat</p>
<h3>E-posta</h3>
<p><a href="mailto:destek@tribun.example">destek@tribun.example</a></p>
<h3>Adres</h3>
<p>Tribün Bahis Hizmetleri A.Ş.<br>Örnek Mahallesi, Tribün Sokak No: 1, Şişli / İstanbul</p>`,
  },
};

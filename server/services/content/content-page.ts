/** The text of a page of the content service, by the path of its address. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { ServiceFailure } from '../../http/response-envelope.ts';
import { helpPage } from './help-pages.ts';
import { newsPage } from './news.ts';
import { contractInfo, commercialNotification, memberNotification } from '../../accounts/legal-texts.ts';

type Page = WireResponse<'getContentDetail'>;

export function contentPage(url: string, nowMs: number): Page & { url: string } {
  const document = documents[url];
  if (document !== undefined) return { url, title: document.title, contents: { text: document.text } };
  const [area, path] = /^\/(yardim|spor-haberleri)\/(.+)$/.exec(url)?.slice(1) ?? [];
  const page = area === 'yardim' ? helpOf(path) : area === 'spor-haberleri' ? newsPage(path ?? '', nowMs) : undefined;
  if (page === undefined) throw new ServiceFailure(404, 'ContentNotFound', 'İçerik bulunamadı.', { httpStatus: 404 });
  return { url, ...page };
}

function helpOf(path = ''): Page | undefined {
  const page = helpPage(path);
  if (page === undefined) return undefined;
  const { title, text, related } = page;
  return {
    title,
    contents: { text },
    related: related.map((each) => ({ title: each.title, url: `/yardim/detay/${each.slug}` })),
  };
}

/** Texts of the information pages and some other pages, by path. All content is invented. */
interface ContentDocument {
  title: string;
  text: string;
}

/** Documents by path; the sheets of the registration show the same texts. */
const documents: Partial<Record<string, ContentDocument>> = {
  '/bilgi/yeni-uyelik-sozlesmesi': { title: 'Üyelik Sözleşmesi', text: contractInfo },
  '/bilgi/aydinlatma-metni-yeni': { title: 'Aydınlatma Metni', text: memberNotification },
  '/bilgi/cerez-aydinlatma-metni-yeni': {
    title: 'Çerez Aydınlatma Metni',
    text: `<p>Bu metin, sitemizde kullanılan çerezleri ve tarayıcında saklanan bilgileri anlatır.</p>
<table><thead><tr><th>Tür</th><th>Ne için</th><th>Ne kadar</th></tr></thead><tbody>
<tr><td>Zorunlu</td><td>Oturumun, kuponun ve tercihlerin</td><td>Oturum boyunca ya da sen silene kadar</td></tr>
<tr><td>İstatistik</td><td>Hangi sayfaların kullanıldığını ölçmek</td><td>En çok 13 ay</td></tr>
<tr><td>Pazarlama</td><td>Sana uygun kampanyaları göstermek</td><td>En çok 13 ay</td></tr></tbody></table>
<h3>Tercihlerin</h3><p>Zorunlu olmayanlar yalnız izninle kullanılır. İznini dilediğin an geri alabilirsin.</p>
<h3>Çevrimdışı kopyalar</h3><p>Gördüğün program, haber ve yardım sayfaları cihazında en çok 7 gün saklanır.
<a href="/profil/ayarlar">Ayarlar</a> sayfasından silebilirsin.</p>`,
  },
  '/bilgi/elektronik-ticari-ileti-kurallari-yeni': {
    title: 'Elektronik Ticari İleti Kuralları',
    text: commercialNotification,
  },
  '/bilgi/uyelik-iptal-talebi': {
    title: 'Üyelik İptal Talebi',
    text: `<p>Üyeliğini dilediğin zaman, gerekçe göstermek zorunda kalmadan iptal edebilirsin.</p>
<h3>İptalden önce</h3><ol><li>Bekleyen kuponlarının sonuçlanmasını bekle.</li><li>Bakiyeni
<a href="/profil/para-cekme">Para çekme</a> sayfasından çek.</li></ol>
<h3>Nasıl iptal edilir?</h3><p>Giriş yap, <a href="/profil/ayarlar">Ayarlar</a> sayfasının altındaki “Üyelik iptali”nden
nedenini seç ve onayla. Oturumların bütün cihazlarda kapanır.</p>
<h3>Giriş yapamıyorsan</h3><p><a href="/profil/bize-ulasin">Bize ulaşın</a> formunda “Üyelik” konusunu seç; kimliğini
doğruladıktan sonra talebini en geç 3 iş gününde sonuçlandırırız.</p>`,
  },
  '/bilgi/para-cekme-islemleri': {
    title: 'Para Çekme İşlemleri',
    text: `<p>İkramiye ve bakiyenin ödenmesine ilişkin kurallar.</p>
<ol><li>Ödeme yalnızca üyenin kendi adına olan hesabına yapılır.</li>
<li>En düşük çekim tutarı ve ücretler, çekim ekranında tutar yazılmadan önce gösterilir.</li>
<li>Aynı anda tek bir çekim talebi bekleyebilir; işleme alınmamış talep iptal edilebilir.</li>
<li>Bonus bakiyesi çevrim şartı tamamlanmadan çekilemez.</li></ol>
<h3>Süreler</h3><p>İş günlerinde 17.00'ye kadar verilen talepler aynı gün, sonrakiler ertesi iş günü ödenir.</p>
<p>Ayrıntılı anlatım: <a href="/yardim/detay/para-cekme-29878">Nasıl para çekerim?</a></p>`,
  },
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

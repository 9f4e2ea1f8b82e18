/** Legal texts and notices for the player, as server HTML. The content is invented. */
import type { LegalTextName } from '../../src/contract/services/common-calls.ts';

/** Üyelik sözleşmesi. */
export const contractInfo = `
<h2>Üyelik Sözleşmesi</h2>
<p>Bu sözleşme, Tribün üzerinden sabit ihtimalli ve müşterek bahis oyunlarına katılmak isteyen <strong>üye</strong> ile
  üyenin seçtiği <strong>bayi</strong> arasında, üyeliğin elektronik ortamda onaylanmasıyla kurulur.</p>
<h3>1. Üyelik koşulları</h3>
<ol>
  <li>Üye, 18 yaşını doldurmuş gerçek bir kişidir. Kimlik bilgileri resmî kayıtlarla karşılaştırılır.</li>
  <li>Bir kişinin yalnızca bir üyeliği olabilir. Üyelik devredilemez, başkasına kullandırılamaz.</li>
  <li>Üyelik, bir bayi seçilmesiyle tamamlanır. Üye bayisini dilediği zaman değiştirebilir.</li>
</ol>
<h3>2. Üyenin yükümlülükleri</h3>
<ul>
  <li>Verdiği bilgilerin doğru ve güncel olduğunu kabul eder; değişiklikleri gecikmeden bildirir.</li>
  <li>Şifresini ve onay kodlarını kimseyle paylaşmaz. Hesabından yapılan işlemlerden kendisi sorumludur.</li>
  <li>Para yatırma ve çekme işlemlerini yalnızca kendi adına kayıtlı banka hesaplarıyla yapar.</li>
</ul>
<h3>3. Oyunlara katılım</h3>
<p>Onaylanan bir kupon iptal edilemez. Oranlar, kupon onaylandığı anda geçerli olan oranlardır. İkramiyeler, sonuçların
  kesinleşmesinden sonra yürürlükteki vergi mevzuatına göre hesaplanarak üyenin bakiyesine aktarılır.</p>
<h3>4. Sorumlu oyun</h3>
<p>Üye, hesabına süreli erişim kısıtlaması koyabilir. Oyun bir eğlencedir; kaybetmeyi göze alabileceğinden fazlasıyla
  oynama. Yardıma ihtiyacın varsa <a href="/bilgi/sorumlu-oyun">Sorumlu Oyun</a> sayfasına göz at.</p>
<h3>5. Sözleşmenin sona ermesi</h3>
<p>Üye, üyeliğini <a href="/bilgi/uyelik-iptal-talebi">Üyelik İptal Talebi</a> sayfasından her zaman sonlandırabilir. Kalan
  çekilebilir bakiye, üyenin kayıtlı banka hesabına ödenir.</p>
<p><em>Yürürlük tarihi: 1 Eylül 2026</em></p>`;

/** Üye aydınlatma metni. */
export const memberNotification = `
<h2>Üye Aydınlatma Metni</h2>
<p>Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 10. maddesi uyarınca, üyelik sürecinde işlenen kişisel
  verilerin hakkında seni bilgilendirmek için hazırlanmıştır.</p>
<h3>Hangi verilerini işliyoruz?</h3>
<ul>
  <li><strong>Kimlik:</strong> ad, soyad, T.C. kimlik numarası, doğum tarihi, uyruk</li>
  <li><strong>İletişim:</strong> telefon numarası, e-posta adresi</li>
  <li><strong>Mesleki bilgi:</strong> meslek</li>
  <li><strong>İşlem:</strong> kuponlar, para yatırma ve çekme hareketleri, bayi bilgisi</li>
  <li><strong>İşlem güvenliği:</strong> cihaz kimliği, oturum ve erişim kayıtları</li>
</ul>
<h3>Hangi amaçlarla?</h3>
<ol>
  <li>Üyeliğin kurulması ve kimliğinin doğrulanması</li>
  <li>Oyunların oynatılması, ikramiyelerin ödenmesi</li>
  <li>Suç gelirlerinin aklanmasının önlenmesine ilişkin yükümlülüklerin yerine getirilmesi</li>
  <li>Talep ve şikâyetlerinin sonuçlandırılması</li>
</ol>
<h3>Kimlere aktarıyoruz?</h3>
<p>Verilerin; yetkili kamu kurumlarına, seçtiğin bayiye, ödeme hizmeti sağlayıcılarına ve hizmet aldığımız bilişim
  şirketlerine, yalnızca amacın gerektirdiği kadar aktarılır.</p>
<h3>Hakların</h3>
<p>Kanunun 11. maddesindeki haklarını kullanmak için <a href="/profil/bize-ulasin">Bize Ulaşın</a> sayfasından ya da
  <a href="mailto:kvkk@tribun.example">kvkk@tribun.example</a> adresinden bize yazabilirsin. Başvurunu en geç 30 gün içinde
  yanıtlarız.</p>`;

/** Bayinin üyeye aydınlatma metni. */
const partnerMemberNotification = `
<h2>Bayi Üye Aydınlatma Metni</h2>
<p>Üyeliğini tamamlarken seçtiğin bayi, 6698 sayılı Kanun kapsamında kendi adına ayrı bir veri sorumlusudur. Bu metin,
  bayinin işlediği verileri açıklar.</p>
<h3>Bayi ile paylaşılan bilgiler</h3>
<ul>
  <li>Ad, soyad ve üye numaran</li>
  <li>Telefon numaranın son dört hanesi</li>
  <li>Üyeliğin bayiye bağlandığı ve bayiden ayrıldığı tarih</li>
</ul>
<h3>Paylaşılmayan bilgiler</h3>
<p>Şifren, onay kodların, banka hesap bilgilerin ve kuponlarının içeriği bayi ile paylaşılmaz.</p>
<h3>Saklama süresi</h3>
<p>Bayi, verilerini üyeliğin kendisine bağlı olduğu süre boyunca ve sonrasında mevzuatın öngördüğü süre kadar saklar.
  Bayini değiştirdiğinde yeni bayin için bu metin yeniden geçerli olur.</p>
<p>Sorularını <a href="/profil/bize-ulasin">Bize Ulaşın</a> sayfasından iletebilirsin.</p>`;

/** Kişiye özel pazarlama: aydınlatma ve açık rıza. */
const marketingNotification = `
<h2>Kişisel Pazarlama Aydınlatma Metni</h2>
<p>Açık rıza vermen hâlinde, sana uygun kampanya ve oyun önerileri hazırlamak için aşağıdaki verilerini işleriz:</p>
<ul>
  <li>Oynadığın branşlar ve favori liglerin</li>
  <li>Kampanyalara katılım bilgilerin</li>
  <li>Uygulamayı kullandığın zaman aralıkları</li>
</ul>
<h3>Nasıl işliyoruz?</h3>
<p>Veriler otomatik yollarla analiz edilir; analiz sonuçları, hakkında hukuki sonuç doğuran bir karar için kullanılmaz ve
  üçüncü kişilere satılmaz.</p>
<h3>Rızanı geri alma</h3>
<p>Rızanı <a href="/profil/ayarlar">Ayarlar</a> sayfasından dilediğin an, gerekçe göstermeden geri alabilirsin.</p>`;

const marketingConsent = `
<h2>Kişisel Pazarlama Açık Rıza Metni</h2>
<p>Kişisel Pazarlama Aydınlatma Metni'ni okudum. Oyun tercihlerimin ve kampanya katılım bilgilerimin, bana özel kampanya ve
  öneriler hazırlanması amacıyla işlenmesine <strong>açık rıza veriyorum</strong>.</p>
<p>Bu rızanın üyeliğin şartı olmadığını ve dilediğim zaman geri alabileceğimi biliyorum.</p>`;

/** Ticari elektronik ileti: aydınlatma ve onay. */
export const commercialNotification = `
<h2>Ticari Elektronik İleti Aydınlatma Metni</h2>
<p>6563 sayılı Elektronik Ticaretin Düzenlenmesi Hakkında Kanun uyarınca, kampanya ve duyuruları ancak önceden onay
  vermen hâlinde sana gönderebiliriz.</p>
<h3>İleti kanalları</h3>
<ul>
  <li>Kısa mesaj (SMS)</li>
  <li>E-posta</li>
  <li>Sesli arama</li>
</ul>
<h3>Onayın kaydı</h3>
<p>Onayın ve ret bildirimlerin İleti Yönetim Sistemi'ne kaydedilir. Onayını bu sistem üzerinden ya da
  <a href="/profil/iletisim">İletişim</a> sayfasından yönetebilirsin.</p>
<p>Üyeliğinle ilgili zorunlu bilgilendirmeler (onay kodları, güvenlik uyarıları, işlem bildirimleri) ticari ileti
  sayılmaz ve onayından bağımsız olarak gönderilir.</p>`;

const commercialConsent = `
<h2>Ticari Elektronik İleti Onayı</h2>
<p>Tribün'ün ürün ve hizmetlerine ilişkin kampanya, tanıtım ve duyuruların telefon numarama ve e-posta adresime kısa mesaj,
  e-posta ve sesli arama yoluyla gönderilmesine <strong>onay veriyorum</strong>.</p>
<p>Her iletide yer alan ret bağlantısını kullanarak onayımı ücretsiz olarak geri alabileceğimi biliyorum.</p>`;

/** Kullanım koşulları: after a change the member confirms them anew. */
export const termsOfUse = `
<h2>Kullanım Koşulları</h2>
<p>Tribün'ü kullanmaya devam etmek için güncellenen koşulları okuyup onaylaman gerekir.</p>
<h3>Neler değişti?</h3>
<ul>
  <li>Oturumun, hesabının güvenliği için belirli aralıklarla yenilenir.</li>
  <li>Yeni bir cihazdan girişte telefonuna gönderilen onay kodu istenebilir.</li>
  <li>Canlı oranlar, bağlantın kesildiğinde son bilinen hâliyle ve saatiyle gösterilir.</li>
</ul>
<h3>Hizmetin kullanımı</h3>
<ol>
  <li>Uygulama yalnızca kişisel kullanım içindir; otomatik araçlarla veri toplanamaz.</li>
  <li>Gösterilen skor ve istatistikler bilgilendirme amaçlıdır; sonuçlarda resmî bülten esastır.</li>
  <li>Bakım çalışmaları ve mücbir sebepler nedeniyle hizmete kısa süreli ara verilebilir.</li>
</ol>
<h3>Güvenlik</h3>
<p>Şifreni ve onay kodlarını hiçbir görevlimiz senden istemez. Şüpheli bir durumda tüm cihazlardan çıkış yap ve
  <a href="/profil/sifre-degistir">şifreni değiştir</a>.</p>
<p>Ayrıntılar için <a href="/bilgi/uyelik-sozlesmesi">Üyelik Sözleşmesi</a>'ne bakabilirsin.</p>`;

export const legalTexts: Record<LegalTextName, string> = {
  'contract-info': contractInfo,
  'member-notification': memberNotification,
  'partner-member-notification': partnerMemberNotification,
  'personal-marketing-notification': marketingNotification,
  'personal-marketing-consent': marketingConsent,
  'commercial-electronic-notification': commercialNotification,
  'commercial-electronic-consent': commercialConsent,
};

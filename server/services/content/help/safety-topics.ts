import type { HelpTopicContent } from './help-topic-content.ts';

export const safetyTopic: HelpTopicContent = {
  id: 'sorumlu-oyun',
  title: 'Sorumlu oyun ve güvenlik',
  icon: 'shield',
  questions: [
    {
      slug: 'sorumlu-oyun-hakkinda',
      title: 'Sorumlu oyun hakkında',
      text: `<p>Oyun eğlence içindir; gelir kapısı ya da kaybı geri kazanmanın yolu değildir. 18 yaşından küçükler oynayamaz.</p>
<h2>Kendine sor</h2><ul><li>Ayırdığından fazlasını harcıyor musun?</li><li>Kaybını çıkarmak için yeniden oynuyor musun?</li>
<li>Oynadığını yakınlarından saklıyor musun?</li><li>Oynamadığında huzursuz oluyor musun?</li></ul>
<p>Birine bile “evet” diyorsan ara ver.</p>
<h2>Neler yapabilirsin</h2><ol><li>Haftalık bir bütçe ve süre belirle, bitince bırak.</li>
<li>Borçla ya da üzgünken oynama.</li><li>Hesabına süreli erişim kısıtlaması koydur:
<a href="/profil/bize-ulasin">bize yaz</a>.</li></ol>
<h2>Destek</h2><p>Yeşilay Danışmanlık Merkezi'ni <a href="tel:115">115</a> numarasından ücretsiz arayabilirsin.</p>`,
      related: ['hesabimi-nasil-korurum-29893', 'uyeligimi-nasil-iptal-ederim-29882'],
    },
    {
      slug: 'hesabimi-nasil-korurum-29893',
      title: 'Hesabımı nasıl korurum?',
      text: `<p>Şifreni ve onay kodlarını kimseyle paylaşma; çalışanlarımız da sormaz. Ortak bilgisayarda işin bitince çıkış yap.
Şüphelenirsen <a href="/profil/sifre-degistir">şifreni değiştir</a> ve bütün cihazlardan çık.</p>`,
    },
    {
      slug: 'yas-siniri-29894',
      title: 'Yaşım neden soruluyor?',
      text: `<p>18 yaşından küçüklerin üye olması ve oynaması yasaktır. Doğum tarihin kimlik kayıtlarıyla karşılaştırılır.</p>`,
    },
  ],
};

export const deviceTopic: HelpTopicContent = {
  id: 'uygulama',
  title: 'Uygulama ve bağlantı',
  icon: 'phone',
  questions: [
    {
      slug: 'cevrimdisi-kullanim-29895',
      title: 'İnternet yokken ne yapabilirim?',
      text: `<p>Gördüğün program, maçlar, kuponların, yardım ve haberler son halleriyle açılır; ne zaman güncellendikleri üstlerinde
yazar. Kupon oynamak ve para işlemleri için bağlantı gerekir.</p>`,
    },
    {
      slug: 'ana-ekrana-ekleme-29896',
      title: 'Uygulamayı ana ekrana nasıl eklerim?',
      text: `<p>Tarayıcının menüsünden <strong>Ana ekrana ekle</strong>'yi seç. iPhone'da önce paylaş düğmesine bas.</p>`,
    },
  ],
};

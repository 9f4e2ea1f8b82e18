/** Topics of the help and their questions, as the content service has them. The words are invented. */

export interface HelpQuestion {
  /** Last part of the address. */
  slug: string;
  title: string;
  /** HTML. */
  text: string;
  /** Slugs of questions that go with it. */
  related?: readonly string[];
}

interface HelpTopicContent {
  id: string;
  title: string;
  icon: string;
  questions: readonly HelpQuestion[];
}

export const membershipTopic: HelpTopicContent = {
  id: 'uyelik',
  title: 'Üyelik',
  icon: 'user',
  questions: [
    {
      slug: 'nasil-uye-olurum-29873',
      title: 'Nasıl üye olurum?',
      text: `<p>18 yaşını doldurduysan birkaç dakikada üye olabilirsin.</p>
<ol><li><a href="/uye-ol">Üye ol</a> sayfasında bilgilerini yaz.</li><li>Telefonuna gelen 6 haneli kodu gir.</li>
<li>Sana en yakın bayiyi seç.</li></ol>
<p>Kimlik bilgilerin resmî kayıtlarla karşılaştırılır; adın, soyadın ve doğum tarihin kimliğindekiyle aynı olmalı.</p>`,
      related: ['onay-kodu-gelmedi-29874', 'bayi-nasil-degistirilir-29881'],
    },
    {
      slug: 'onay-kodu-gelmedi-29874',
      title: 'Onay kodum gelmedi, ne yapmalıyım?',
      text: `<p>Kod genellikle birkaç saniyede gelir. Gelmediyse:</p>
<ul><li>Telefonunun çektiğinden ve numaranın doğru olduğundan emin ol.</li>
<li>Süre dolunca <strong>Kodu tekrar gönder</strong>'e bas. Kod 3 dakika geçerlidir.</li>
<li>Kısa mesaj engelin varsa kaldır.</li></ul><p>Yine gelmezse <a href="/profil/bize-ulasin">bize yaz</a>.</p>`,
      related: ['nasil-uye-olurum-29873', 'sifremi-unuttum-29875'],
    },
    {
      slug: 'sifremi-unuttum-29875',
      title: 'Şifremi unuttum, nasıl yenilerim?',
      text: `<p><a href="/uyelik/sifremi-unuttum">Şifremi unuttum</a> sayfasında telefon numaranı yaz, gelen kodla yeni
şifreni belirle. Yeni şifren son üç şifrenden farklı olmalı ve art arda gelen rakamlardan oluşmamalı.</p>`,
    },
    {
      slug: 'bayi-nasil-degistirilir-29881',
      title: 'Bayimi nasıl değiştiririm?',
      text: `<p>Profilinde <a href="/profil/bayi-degistir">Bayi Değiştir</a>'e gir, ilini seç, haritada ya da listede sana yakın
bayiyi bul ve onayla. Bekleyen kuponların etkilenmez.</p>`,
    },
    {
      slug: 'uyeligimi-nasil-iptal-ederim-29882',
      title: 'Üyeliğimi nasıl iptal ederim?',
      text: `<p>Önce bakiyeni çek ve bekleyen kuponlarının sonuçlanmasını bekle. Sonra
<a href="/profil/ayarlar">Ayarlar</a> sayfasının altındaki <strong>Üyeliği iptal et</strong>'e bas.
Ayrıntılar <a href="/bilgi/uyelik-iptal-talebi">üyelik iptal talebi</a> sayfasında.</p>`,
    },
  ],
};

export const moneyTopic: HelpTopicContent = {
  id: 'para',
  title: 'Para yatırma ve çekme',
  icon: 'wallet',
  questions: [
    {
      slug: 'para-yatirma-29876',
      title: 'Nasıl para yatırırım?',
      text: `<p><a href="/profil/para-yatirma">Para yatırma</a> sayfasında bankanı seç, IBAN'ı kopyala ve kendi adına olan
bir hesaptan gönder. Açıklama alanına üye numaranı yaz.</p>
<table><thead><tr><th>Yol</th><th>Ne zaman hesabında</th></tr></thead><tbody>
<tr><td>FAST</td><td>Birkaç dakika, 7 gün 24 saat</td></tr><tr><td>Havale</td><td>Birkaç dakika</td></tr>
<tr><td>EFT</td><td>Banka saatlerinde</td></tr></tbody></table><p>Bir seferde en az 20 TL yatırabilirsin.</p>`,
      related: ['para-gelmedi-29877', 'para-cekme-29878'],
    },
    {
      slug: 'para-gelmedi-29877',
      title: 'Gönderdiğim para hesabıma geçmedi',
      text: `<p>EFT banka saatleri dışında gönderildiyse ilk iş gününü bekle. Para başkasının hesabından gönderildiyse
gönderene iade edilir. 24 saati geçtiyse dekontunla <a href="/profil/bize-ulasin">bize ulaş</a>.</p>`,
      related: ['para-yatirma-29876'],
    },
    {
      slug: 'para-cekme-29878',
      title: 'Nasıl para çekerim, ne kadar sürer?',
      text: `<p><a href="/profil/para-cekme">Para çekme</a> sayfasında kayıtlı hesabını seç ve tutarı yaz. Bir günde tek talep
bekleyebilir. Mesai saatlerinde verilen talepler çoğunlukla aynı gün ödenir.</p>
<p>Bonus bakiyesi çekilemez; çevrim şartı tamamlanınca çekilebilir bakiyeye geçer.</p>`,
      related: ['banka-hesabi-ekleme-29879', 'bonus-cevrim-sarti-29890'],
    },
    {
      slug: 'banka-hesabi-ekleme-29879',
      title: 'Banka hesabımı nasıl eklerim?',
      text: `<p><a href="/profil/para-cekme/yeni-hesap-ekle">Yeni hesap ekle</a> sayfasında IBAN'ını yaz. Hesap senin adına
olmalı; banka adı IBAN'dan bulunur.</p>`,
    },
    {
      slug: 'ikramiye-vergisi-29880',
      title: 'İkramiyemden vergi kesilir mi?',
      text: `<p>Veraset ve intikal vergisi, istisna tutarını aşan kısım için yüzde 20 olarak kesilir ve tarafımızca yatırılır.
Kuponda gördüğün en yüksek kazancın altında vergi ayrıca yazar.</p>`,
    },
  ],
};

export const bettingTopic: HelpTopicContent = {
  id: 'bahis',
  title: 'Bahis ve kupon',
  icon: 'ticket',
  questions: [
    {
      slug: 'sabit-ihtimalli-bahis-oyun-kurallari-427',
      title: 'Sabit ihtimalli bahis oyun kuralları',
      text: `<p>Sabit ihtimalli bahiste oran, kuponun onaylandığı anda sabitlenir ve sonra değişmez.</p>
<h2>Kupon</h2><ul><li>Bir kuponda en fazla 20 maç olabilir.</li><li>Kupon tutarı en az 50 TL'dir.</li>
<li>Her maçın en az kaç maçla oynanacağı (MBS) yanında yazar.</li></ul>
<h2>Sonuç</h2><p>Aksi yazmıyorsa normal süre geçerlidir; uzatma ve penaltılar sayılmaz. Ertelenen maç 48 saat içinde
oynanmazsa o seçimin oranı 1,00 olur.</p>`,
      related: ['mbs-nedir-29884', 'mac-ertelenirse-29886'],
    },
    {
      slug: 'mbs-nedir-29884',
      title: 'MBS nedir?',
      text: `<p>Minimum bahis sayısı: o maçın bulunduğu kuponda en az kaç maç olması gerektiğini gösterir. MBS 1 olan maç tek
başına oynanabilir.</p>`,
    },
    {
      slug: 'sistem-kuponu-29885',
      title: 'Sistem kuponu nasıl oynanır?',
      text: `<p>Kuponunda <strong>Sistem</strong>'e bas, kaçlı oynayacağını seç. Örneğin 4 maçla 3'lü sistem 4 ayrı üçlü kupon
demektir; biri tutmasa da kazanabilirsin. <em>Banko</em> seçtiğin maç her üçlüde yer alır.</p>`,
      related: ['sabit-ihtimalli-bahis-oyun-kurallari-427'],
    },
    {
      slug: 'mac-ertelenirse-29886',
      title: 'Maç ertelenir ya da yarıda kalırsa ne olur?',
      text: `<p>48 saat içinde oynanmayan maçın oranı 1,00 sayılır, kuponun diğer maçlarla devam eder. Yarıda kalan maçta
sonucu kesinleşmiş bahisler geçerlidir.</p>`,
    },
    {
      slug: 'canli-iddaa-nedir-330',
      title: 'Canlı bahis nedir?',
      text: `<p>Maç sürerken oynanan bahistir. Oranlar her an değişir; onaylamadan önce değişen oran sorulur.
<a href="/program/canli/futbol">Canlı maçlara</a> şimdi bakabilirsin.</p>`,
      related: ['oran-degisti-29887'],
    },
    {
      slug: 'oran-degisti-29887',
      title: 'Oran değişti uyarısı neden çıkıyor?',
      text: `<p>Seçtiğin andan bu yana oran değişmiştir. Ayarlarında her değişikliğin sorulmasını, yalnız düşenlerin sorulmasını
ya da hiçbirinin sorulmamasını seçebilirsin.</p>`,
    },
    {
      slug: 'oran-ne-diyor-29889',
      title: 'Oran ne diyor?',
      text: `<p>Bir orana uzun bas (bilgisayarda sağ tıkla): o oranın kaçta kaç tutması gerektiğini, son maçlarda ne kadar
tuttuğunu, nasıl değiştiğini ve ne kadar oynandığını bir çubukta görürsün. Seçimin değişmez.</p>`,
      related: ['oran-degisti-29887'],
    },
    {
      slug: 'kral-firsatlar-nedir-13327',
      title: 'Kral oran ve kral fırsatlar nedir?',
      text: `<p>Taç işaretli maçlarda oran olağandan yüksektir. Bazılarında MBS düşer, bazılarında canlı oranlar artar. Programda
<strong>Kral</strong> süzgecinden hepsini görebilirsin.</p>`,
    },
    {
      slug: 'kisa-kod-ile-nasil-oynanir-1639',
      title: 'Kısa kod ile nasıl oynanır?',
      text: `<p>Bahislerin yanında yazan kısa kodu bayiye söyle ya da SMS ile gönder; kod maçı ve seçimini bir arada anlatır.</p>`,
    },
  ],
};

export const poolTopic: HelpTopicContent = {
  id: 'spor-toto',
  title: 'Spor Toto',
  icon: 'trophy',
  questions: [
    {
      slug: 'spor-toto-oyun-kurallari-236',
      title: 'Spor Toto oyun kuralları',
      text: `<p>Haftanın 15 maçının sonucunu 1, 0 ya da 2 olarak tahmin edersin. Her maça birden çok sonuç işaretlersen kolon
sayısı çarpılarak artar.</p><ul><li>Bir kolon 10 TL'dir.</li><li>Kuponda en fazla 2.500 kolon olabilir.</li>
<li>15, 14, 13 ve 12 bilenler ikramiye kazanır.</li></ul>`,
    },
    {
      slug: 'spor-toto-devreden-29888',
      title: 'Devreden ikramiye ne demek?',
      text: `<p>15 bilen çıkmazsa o kademenin ikramiyesi sonraki haftaya eklenir.</p>`,
    },
  ],
};

export const bonusTopic: HelpTopicContent = {
  id: 'bonus',
  title: 'Bonus ve kampanyalar',
  icon: 'gift',
  questions: [
    {
      slug: 'bonus-cevrim-sarti-29890',
      title: 'Çevrim şartı nedir?',
      text: `<p>Bonusla kazandığını çekebilmek için oynaman gereken tutardır. Ne kadarının tamamlandığını
<a href="/profil/bonuslarim">Bonuslarım</a> sayfasındaki çubuktan izleyebilirsin.</p>`,
    },
    {
      slug: 'kampanyaya-nasil-katilirim-29891',
      title: 'Kampanyaya nasıl katılırım?',
      text: `<p><a href="/profil/bonuslarim/aktif-kampanyalar">Aktif kampanyalar</a> sayfasında koşulları oku. Onay isteyen
bonuslar Bonuslarım sayfasında seni bekler.</p>`,
    },
  ],
};

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

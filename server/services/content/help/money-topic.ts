import type { HelpTopicContent } from './help-topic-content.ts';

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

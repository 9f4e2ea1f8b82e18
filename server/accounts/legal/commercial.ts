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

export const commercialConsent = `
<h2>Ticari Elektronik İleti Onayı</h2>
<p>Tribün'ün ürün ve hizmetlerine ilişkin kampanya, tanıtım ve duyuruların telefon numarama ve e-posta adresime kısa mesaj,
  e-posta ve sesli arama yoluyla gönderilmesine <strong>onay veriyorum</strong>.</p>
<p>Her iletide yer alan ret bağlantısını kullanarak onayımı ücretsiz olarak geri alabileceğimi biliyorum.</p>`;

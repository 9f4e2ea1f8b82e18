/** Kişiye özel pazarlama: aydınlatma ve açık rıza. */
export const marketingNotification = `
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

export const marketingConsent = `
<h2>Kişisel Pazarlama Açık Rıza Metni</h2>
<p>Kişisel Pazarlama Aydınlatma Metni'ni okudum. Oyun tercihlerimin ve kampanya katılım bilgilerimin, bana özel kampanya ve
  öneriler hazırlanması amacıyla işlenmesine <strong>açık rıza veriyorum</strong>.</p>
<p>Bu rızanın üyeliğin şartı olmadığını ve dilediğim zaman geri alabileceğimi biliyorum.</p>`;

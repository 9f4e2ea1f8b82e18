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

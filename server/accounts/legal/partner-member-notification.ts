/** Bayinin üyeye aydınlatma metni. */
export const partnerMemberNotification = `
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

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

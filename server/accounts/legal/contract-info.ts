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

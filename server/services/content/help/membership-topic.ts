import type { HelpTopicContent } from './help-topic-content.ts';

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

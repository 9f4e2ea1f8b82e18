import type { HelpTopicContent } from './help-topic-content.ts';

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

import type { HelpTopicContent } from './help-topic-content.ts';

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

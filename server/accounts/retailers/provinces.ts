/** The 81 provinces of Türkiye with the coordinates of their centres and some of their districts, the central ones first. */

export interface Province {
  /** The number on its licence plates. */
  id: number;
  name: string;
  /** degrees, of its centre */
  latitude: number;
  longitude: number;
  districts: readonly District[];
}

export interface District {
  id: number;
  name: string;
}

/** A district's id is its province's and its place among those named here. */
const DISTRICTS_PER_PROVINCE = 100;

// number | name | latitude | longitude | districts
const table = `
1|Adana|37.00|35.32|Seyhan,Çukurova,Yüreğir,Sarıçam,Ceyhan,Kozan
2|Adıyaman|37.76|38.28|Merkez,Kâhta,Besni,Gölbaşı
3|Afyonkarahisar|38.76|30.54|Merkez,Sandıklı,Bolvadin,Dinar,Emirdağ
4|Ağrı|39.72|43.05|Merkez,Doğubayazıt,Patnos,Diyadin
5|Amasya|40.65|35.83|Merkez,Merzifon,Suluova,Taşova
6|Ankara|39.93|32.86|Çankaya,Keçiören,Yenimahalle,Mamak,Etimesgut,Sincan,Altındağ,Pursaklar,Gölbaşı,Polatlı
7|Antalya|36.89|30.71|Muratpaşa,Kepez,Konyaaltı,Alanya,Manavgat,Serik,Kumluca
8|Artvin|41.18|41.82|Merkez,Hopa,Borçka,Arhavi
9|Aydın|37.85|27.84|Efeler,Nazilli,Söke,Kuşadası,Didim,İncirliova
10|Balıkesir|39.65|27.88|Karesi,Altıeylül,Edremit,Bandırma,Gönen,Ayvalık
11|Bilecik|40.14|29.98|Merkez,Bozüyük,Osmaneli,Söğüt
12|Bingöl|38.88|40.50|Merkez,Genç,Solhan,Karlıova
13|Bitlis|38.40|42.11|Merkez,Tatvan,Ahlat,Güroymak
14|Bolu|40.74|31.61|Merkez,Gerede,Mudurnu,Göynük
15|Burdur|37.72|30.29|Merkez,Bucak,Gölhisar,Yeşilova
16|Bursa|40.19|29.06|Osmangazi,Nilüfer,Yıldırım,İnegöl,Gemlik,Mudanya,Mustafakemalpaşa
17|Çanakkale|40.15|26.41|Merkez,Biga,Çan,Gelibolu,Ayvacık
18|Çankırı|40.60|33.61|Merkez,Çerkeş,Ilgaz,Şabanözü
19|Çorum|40.55|34.95|Merkez,Sungurlu,Osmancık,İskilip
20|Denizli|37.78|29.09|Pamukkale,Merkezefendi,Çivril,Acıpayam,Tavas
21|Diyarbakır|37.91|40.24|Bağlar,Kayapınar,Yenişehir,Sur,Ergani,Bismil
22|Edirne|41.68|26.56|Merkez,Keşan,Uzunköprü,İpsala
23|Elazığ|38.68|39.22|Merkez,Kovancılar,Karakoçan,Palu
24|Erzincan|39.75|39.49|Merkez,Tercan,Üzümlü,Refahiye
25|Erzurum|39.90|41.27|Yakutiye,Palandöken,Aziziye,Horasan,Oltu
26|Eskişehir|39.78|30.52|Odunpazarı,Tepebaşı,Sivrihisar,Çifteler
27|Gaziantep|37.07|37.38|Şahinbey,Şehitkamil,Nizip,İslahiye,Nurdağı
28|Giresun|40.91|38.39|Merkez,Bulancak,Espiye,Görele,Tirebolu
29|Gümüşhane|40.46|39.48|Merkez,Kelkit,Şiran,Torul
30|Hakkâri|37.58|43.74|Merkez,Yüksekova,Şemdinli,Çukurca
31|Hatay|36.20|36.16|Antakya,İskenderun,Defne,Dörtyol,Samandağ,Kırıkhan
32|Isparta|37.76|30.55|Merkez,Yalvaç,Eğirdir,Şarkikaraağaç
33|Mersin|36.80|34.64|Akdeniz,Mezitli,Toroslar,Yenişehir,Tarsus,Erdemli,Silifke
34|İstanbul|41.01|28.98|Kadıköy,Üsküdar,Şişli,Beşiktaş,Fatih,Bakırköy,Bağcılar,Esenyurt,Pendik,Ümraniye,Kartal,Maltepe,Küçükçekmece,Ataşehir,Beylikdüzü,Sarıyer
35|İzmir|38.42|27.14|Konak,Karşıyaka,Bornova,Buca,Karabağlar,Bayraklı,Çiğli,Gaziemir,Menemen,Torbalı,Ödemiş
36|Kars|40.60|43.10|Merkez,Sarıkamış,Kağızman,Selim
37|Kastamonu|41.38|33.78|Merkez,Tosya,Taşköprü,Cide
38|Kayseri|38.73|35.48|Melikgazi,Kocasinan,Talas,Develi,Yahyalı
39|Kırklareli|41.74|27.22|Merkez,Lüleburgaz,Babaeski,Vize
40|Kırşehir|39.15|34.17|Merkez,Kaman,Mucur,Çiçekdağı
41|Kocaeli|40.77|29.92|İzmit,Gebze,Darıca,Körfez,Gölcük,Derince,Kartepe
42|Konya|37.87|32.48|Selçuklu,Meram,Karatay,Ereğli,Akşehir,Beyşehir,Cihanbeyli
43|Kütahya|39.42|29.98|Merkez,Tavşanlı,Simav,Gediz
44|Malatya|38.35|38.31|Battalgazi,Yeşilyurt,Doğanşehir,Akçadağ
45|Manisa|38.61|27.43|Yunusemre,Şehzadeler,Akhisar,Turgutlu,Salihli,Soma,Alaşehir
46|Kahramanmaraş|37.58|36.93|Onikişubat,Dulkadiroğlu,Elbistan,Afşin,Pazarcık
47|Mardin|37.31|40.74|Artuklu,Kızıltepe,Midyat,Nusaybin,Derik
48|Muğla|37.22|28.36|Menteşe,Bodrum,Fethiye,Milas,Marmaris,Ortaca
49|Muş|38.73|41.49|Merkez,Bulanık,Malazgirt,Varto
50|Nevşehir|38.62|34.71|Merkez,Ürgüp,Avanos,Gülşehir
51|Niğde|37.97|34.68|Merkez,Bor,Çiftlik,Ulukışla
52|Ordu|40.98|37.88|Altınordu,Ünye,Fatsa,Perşembe,Gölköy
53|Rize|41.02|40.52|Merkez,Çayeli,Ardeşen,Pazar
54|Sakarya|40.78|30.40|Adapazarı,Serdivan,Erenler,Hendek,Akyazı,Karasu
55|Samsun|41.29|36.33|İlkadım,Atakum,Canik,Bafra,Çarşamba,Vezirköprü
56|Siirt|37.93|41.94|Merkez,Kurtalan,Pervari,Baykan
57|Sinop|42.03|35.15|Merkez,Boyabat,Gerze,Ayancık
58|Sivas|39.75|37.02|Merkez,Şarkışla,Suşehri,Zara,Yıldızeli
59|Tekirdağ|40.98|27.51|Süleymanpaşa,Çorlu,Çerkezköy,Kapaklı,Malkara
60|Tokat|40.31|36.55|Merkez,Erbaa,Turhal,Niksar,Zile
61|Trabzon|41.00|39.72|Ortahisar,Akçaabat,Araklı,Of,Yomra
62|Tunceli|39.11|39.55|Merkez,Pertek,Çemişgezek,Ovacık
63|Şanlıurfa|37.17|38.80|Eyyübiye,Haliliye,Karaköprü,Siverek,Viranşehir,Birecik
64|Uşak|38.67|29.41|Merkez,Banaz,Eşme,Sivaslı
65|Van|38.49|43.38|İpekyolu,Tuşba,Edremit,Erciş,Özalp
66|Yozgat|39.82|34.81|Merkez,Sorgun,Akdağmadeni,Yerköy
67|Zonguldak|41.45|31.79|Merkez,Ereğli,Çaycuma,Devrek,Kozlu
68|Aksaray|38.37|34.03|Merkez,Ortaköy,Eskil,Güzelyurt
69|Bayburt|40.26|40.22|Merkez,Demirözü,Aydıntepe
70|Karaman|37.18|33.22|Merkez,Ermenek,Sarıveliler,Ayrancı
71|Kırıkkale|39.85|33.51|Merkez,Yahşihan,Keskin,Delice
72|Batman|37.88|41.13|Merkez,Kozluk,Sason,Beşiri
73|Şırnak|37.52|42.46|Merkez,Cizre,Silopi,İdil
74|Bartın|41.63|32.34|Merkez,Amasra,Ulus,Kurucaşile
75|Ardahan|41.11|42.70|Merkez,Göle,Çıldır,Hanak
76|Iğdır|39.92|44.05|Merkez,Tuzluca,Aralık,Karakoyunlu
77|Yalova|40.65|29.27|Merkez,Çınarcık,Altınova,Çiftlikköy
78|Karabük|41.20|32.62|Merkez,Safranbolu,Yenice,Eskipazar
79|Kilis|36.72|37.12|Merkez,Musabeyli,Elbeyli,Polateli
80|Osmaniye|37.07|36.25|Merkez,Kadirli,Düziçi,Bahçe
81|Düzce|40.84|31.16|Merkez,Akçakoca,Kaynaşlı,Gölyaka`;

export const provinces: readonly Province[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id, name = '', latitude, longitude, districts = ''] = line.split('|');
    return {
      id: Number(id),
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      districts: districts
        .split(',')
        .map((district, place) => ({ id: Number(id) * DISTRICTS_PER_PROVINCE + place + 1, name: district })),
    };
  });

/** Retailers nobody has met, in real places: more of them where the province has more districts. */
import { Random } from '../../simulation/random.ts';
import { provinces } from './provinces.ts';
import type { District, Province } from './province.ts';
import type { RetailerRecord } from './retailer-record.ts';

const FIRST_ID = 40_001;
/** Chance that a district has a second retailer, and the same again for each further one. */
const ANOTHER = 0.06;
const PASSIVE = 0.06;
const UNMEASURED = 0.03;
/** Distance in degrees from the centre of the province: the first districts are the town itself. */
const SPREAD = { central: 0.035, outer: 0.22 };

/** The same retailers for the same seed; about 400. */
export function inventRetailers(seed: number): RetailerRecord[] {
  const random = new Random(seed ^ 0xba71);
  const retailers: RetailerRecord[] = [];
  for (const province of provinces) {
    province.districts.forEach((district, place) => {
      do retailers.push(invent(FIRST_ID + retailers.length, province, district, place, random));
      while (random.chance(ANOTHER));
    });
  }
  return retailers;
}

function invent(id: number, province: Province, district: District, place: number, random: Random): RetailerRecord {
  const central = place < Math.ceil(province.districts.length / 3);
  const spread = central ? SPREAD.central : SPREAD.outer;
  const measured = !random.chance(UNMEASURED);
  const near = (degrees: number): number => Number((degrees + random.between(-spread, spread)).toFixed(6));
  const street = `${random.pick(streets)} No: ${1 + random.integer(180)}${random.chance(0.3) ? `/${random.pick(['A', 'B', 'C'])}` : ''}`;
  return {
    id,
    name: `${random.pick(owners)} ${random.pick(trades)}`,
    address: `${random.pick(quarters)} Mah. ${street}, ${district.name}/${province.name}`,
    provinceId: province.id,
    province: province.name,
    districtId: district.id,
    district: district.name,
    // The area code 0850 belongs to no place.
    phoneNumber: `0850${String(1_000_000 + random.integer(9_000_000))}`,
    latitude: measured ? near(province.latitude) : null,
    longitude: measured ? near(province.longitude) : null,
    status: random.chance(PASSIVE) ? 'Passive' : 'Active',
  };
}

const owners = (
  'Uğur|Bereket|Yıldız|Kardeşler|Çınar|Gözde|Dostlar|Lale|Şölen|Umut|Başak|Güven|Deniz|Kervan|Pınar|Zirve|Ege|Toros|' +
  'Anadolu|Mavi|Kartal|Nehir|Yonca|Doruk|Gül|Meydan|Çarşı|İskele|Sahil|Bahar'
).split('|');

const trades = ['Şans Oyunları', 'Büfe', 'Bayi', 'Tekel ve Şans Oyunları', 'Kırtasiye', 'Gazete Bayii', 'Şans Noktası'];

const quarters = (
  'Cumhuriyet|Atatürk|Yeni|Fatih|Hürriyet|İstiklal|Bahçelievler|Barbaros|Yenişehir|Mimar Sinan|Zafer|Kurtuluş|' +
  'Yavuz Selim|Fevzi Çakmak|Kültür|Çamlık'
).split('|');

const streets = (
  'Atatürk Cad.|Cumhuriyet Cad.|İnönü Cad.|Gazi Cad.|Lale Sok.|Çınar Sok.|Menekşe Sok.|İstasyon Cad.|Okul Sok.|' +
  'Çarşı Sok.|Zafer Cad.|Park Sok.|Fatih Cad.|Sahil Yolu|Hükûmet Cad.|Bahar Sok.'
).split('|');

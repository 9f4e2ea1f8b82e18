/** The invented retailers, by id and by location. A seed always yields the same retailers, and they never change. */
import { Random } from '../../simulation/random.ts';
import { provinces, type District, type Province } from './provinces.ts';

type RetailerStatus = 'Active' | 'Passive';

/** In the wire's own shape (`RetailerSallerInfo`). */
interface RetailerRecord {
  id: number;
  name: string;
  address: string;
  provinceId: number;
  province: string;
  districtId: number;
  district: string;
  phoneNumber: string;
  /** degrees; a few have never been measured */
  latitude: number | null;
  longitude: number | null;
  status: RetailerStatus;
}

interface RetailerFilter {
  provinceId?: number | undefined;
  districtId?: number | undefined;
  search?: string | undefined;
}

export class Retailers {
  readonly #byId: ReadonlyMap<number, RetailerRecord>;
  readonly #byStatus: Record<RetailerStatus, readonly RetailerRecord[]>;

  constructor(seed: number) {
    const all = inventRetailers(seed);
    this.#byId = new Map(all.map((retailer) => [retailer.id, retailer]));
    const having = (status: RetailerStatus): RetailerRecord[] => all.filter((retailer) => retailer.status === status);
    this.#byStatus = { Active: having('Active'), Passive: having('Passive') };
  }

  byId(id: number): RetailerRecord | undefined {
    return this.#byId.get(id);
  }

  /** Returns the active retailers that match the filter; passive ones accept no members. */
  findActive({ provinceId, districtId, search = '' }: RetailerFilter): RetailerRecord[] {
    const wanted = search.trim().toLocaleLowerCase('tr');
    return this.#byStatus.Active.filter(
      (retailer) =>
        (provinceId === undefined || retailer.provinceId === provinceId) &&
        (districtId === undefined || retailer.districtId === districtId) &&
        retailer.name.toLocaleLowerCase('tr').includes(wanted),
    );
  }

  any(status: RetailerStatus, random: Random): RetailerRecord {
    return random.pick(this.#byStatus[status]);
  }

  /** Returns a fixed retailer for each number. */
  nth(status: RetailerStatus, place: number): RetailerRecord {
    const retailers = this.#byStatus[status];
    const retailer = retailers[(place * 7) % retailers.length];
    if (retailer === undefined) throw new RangeError(`there is no ${status} retailer`);
    return retailer;
  }
}

const FIRST_ID = 40_001;
/** Chance that a district has a second retailer, and the same again for each further one. */
const ANOTHER = 0.06;
const PASSIVE = 0.06;
const UNMEASURED = 0.03;
/** Distance in degrees from the centre of the province: the first districts are the town itself. */
const SPREAD = { central: 0.035, outer: 0.22 };

/** The same retailers for the same seed; about 400. */
function inventRetailers(seed: number): RetailerRecord[] {
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

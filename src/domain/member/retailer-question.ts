/** What the retailer service is asked for: as little as answers the player. */

/** The query of `RetailerSallerInfo`; an empty one means all. */
export interface RetailerQuestion {
  provinceId?: string;
  districtId?: string;
  search?: string;
}

/** A text of one letter finds everything and says nothing. */
export const SHORTEST_SEARCH = 2;

export interface RetailerWish {
  provinceId: number | null;
  districtId: number | null;
  text: string;
  nearby: boolean;
}

/** null while the player has not said anything to look for. A text inside a place is matched on the device. */
export function retailerQuestion({ provinceId, districtId, text, nearby }: RetailerWish): RetailerQuestion | null {
  if (provinceId !== null) {
    return { provinceId: String(provinceId), ...(districtId === null ? {} : { districtId: String(districtId) }) };
  }
  if (nearby) return {};
  const search = text.trim();
  return search.length < SHORTEST_SEARCH ? null : { search };
}

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

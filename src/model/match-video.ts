/** Where the pictures of a match come from. */
export interface MatchVideo {
  /** Absolute, or relative to the page. */
  url: string;
  /** `hls`: a playlist for the player; `frame`: a page of the one who films, which plays by itself. */
  kind: 'hls' | 'frame';
  /** Seconds the address is good for; null where it is not told. */
  expires: number | null;
}

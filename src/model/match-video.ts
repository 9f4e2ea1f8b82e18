/** Source of a match's video. */
export interface MatchVideo {
  /** Absolute, or relative to the page. */
  url: string;
  /** `hls`: a playlist for the product's player; `frame`: a page of the broadcaster, which plays by itself. */
  kind: 'hls' | 'frame';
  /** Lifetime of the address in seconds; null when it is not sent. */
  expires: number | null;
}

/** What the content service tells: pages, help, news, and what the home page is put together of. Times are epoch seconds. */

export interface PageLink {
  title: string;
  /** Path of the product. */
  url: string;
}

/** The text of a page. */
export interface ContentPage {
  title: string;
  /** Server HTML: shown only through the cleaning component. */
  contents: string;
  summary: string;
  /** Address of its picture; '' for none. */
  image: string;
  at: number | null;
  related: PageLink[];
}

export interface HelpTopic {
  id: string;
  title: string;
  /** Name of its picture; unknown ones have a plain one. */
  icon: string;
  questions: PageLink[];
}

/** A page of the help as the search knows it. */
export interface HelpArticle {
  id: string;
  title: string;
  /** Plain, the beginning of it. */
  text: string;
  url: string;
  /** Title of its topic. */
  topic: string;
}

export interface NewsItem {
  id: string;
  title: string;
  summary: string;
  /** '' for none. */
  image: string;
  imageAlt: string;
  /** Last part of its address. */
  slug: string;
  at: number | null;
  category: string;
  /** 0 for none. */
  sportId: number;
}

/** What is put forward with a picture: a part of the slider, or a banner. */
export interface Poster {
  id: string;
  title: string;
  subtitle: string;
  image: string;
  /** For a phone; '' where it is the same. */
  mobileImage: string;
  alt: string;
  /** '' leads nowhere. */
  url: string;
  buttonText: string;
  beginsAt: number | null;
  endsAt: number | null;
}

/** Something the operator counts down to. */
export interface CountDown {
  title: string;
  subtitle: string;
  /** Epoch seconds. */
  endsAt: number;
  /** '' leads nowhere. */
  url: string;
  /** '' for none. */
  image: string;
}

export const homeBlocks = [
  'slider',
  'highlightedLeagues',
  'liveEvents',
  'upcomingEvents',
  'popularBets',
  'easyCoupons',
  'pool',
  'editors',
  'news',
  'html',
] as const;
export type HomeBlock = (typeof homeBlocks)[number];

export interface HomeSection {
  id: string;
  type: HomeBlock;
  title: string;
  /** Server HTML of a section of its own; '' for the others. */
  contents: string;
}

/** What decides a market, for the search of market types. */
export interface MarketRule {
  /** Market key, `t_st`. */
  key: string;
  sportId: number;
  /** Template with {0}, {1}, {2}, {h}. */
  name: string;
  /** Server text, may hold HTML; '' where the service says nothing. */
  rule: string;
  live: boolean;
  priority: number;
  /** Outcome number → label. */
  labels: Record<string, string>;
}

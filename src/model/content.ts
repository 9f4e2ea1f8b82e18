/** Content of the content service: pages, help, news, and the sections of the home page. Times are epoch seconds. */

export interface PageLink {
  title: string;
  /** Path of the product. */
  url: string;
}

/** Content of a page. */
export interface ContentPage {
  title: string;
  /** Server HTML: must be rendered through the sanitising component. */
  contents: string;
  summary: string;
  /** Address of the page's image; '' for none. */
  image: string;
  at: number | null;
  related: PageLink[];
}

export interface HelpTopic {
  id: string;
  title: string;
  /** Name of the icon; an unknown name gets a plain icon. */
  icon: string;
  questions: PageLink[];
}

/** A help page as the search uses it. */
export interface HelpArticle {
  id: string;
  title: string;
  /** Plain text, only the beginning of the page. */
  text: string;
  url: string;
  /** Title of the page's topic. */
  topic: string;
}

export interface NewsItem {
  id: string;
  title: string;
  summary: string;
  /** Address of the image; '' for none. */
  image: string;
  imageAlt: string;
  /** Last part of the page's address. */
  slug: string;
  at: number | null;
  category: string;
  /** 0 for none. */
  sportId: number;
}

/** A promoted image: a slide of the slider, or a banner. */
export interface Poster {
  id: string;
  title: string;
  subtitle: string;
  image: string;
  /** Image for phones; '' when it is the same. */
  mobileImage: string;
  alt: string;
  /** Link target; '' for none. */
  url: string;
  buttonText: string;
  beginsAt: number | null;
  endsAt: number | null;
}

/** A count-down configured by the operator. */
export interface CountDown {
  title: string;
  subtitle: string;
  /** Epoch seconds. */
  endsAt: number;
  /** Link target; '' for none. */
  url: string;
  /** Address of the image; '' for none. */
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
  /** Server HTML of an `html` section; '' for the others. */
  contents: string;
}

/** The rule that decides a market, for the search of market types. */
export interface MarketRule {
  /** Market key, `t_st`. */
  key: string;
  sportId: number;
  /** Template with {0}, {1}, {2}, {h}. */
  name: string;
  /** Server text, may contain HTML; '' when the service sends none. */
  rule: string;
  live: boolean;
  priority: number;
  /** Outcome number → label. */
  labels: Record<string, string>;
}

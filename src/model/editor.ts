/** Editors who comment on matches, and what they say. */
import type { NamedOutcome } from './match-statistics.ts';

export type CommentResult = 'open' | 'lost' | 'won';

export interface Editor {
  id: number;
  name: string;
  /** Address of a picture; '' for none. */
  image: string;
  /** What they write about. */
  title: string;
  /** Of the member; null where it is not told. */
  favourite: boolean | null;
  commentCount: number | null;
  won: number | null;
  lost: number | null;
  /** Newest first. */
  lastResults: CommentResult[];
}

export interface EditorDetail extends Editor {
  comments: EditorComment[];
}

/** An editor of the home page, with the newest of the comments. */
export interface FeaturedEditor extends Pick<Editor, 'id' | 'name' | 'image'> {
  comment: EditorComment | null;
}

export interface EditorComment extends NamedOutcome {
  id: number | null;
  editorId: number | null;
  editorName: string;
  image: string;
  text: string;
  /** null where it is not told: the match's own tab knows its match. */
  eventId: number | null;
  sportId: number | null;
  home: string;
  away: string;
  league: string;
  /** Epoch seconds. */
  startsAt: number | null;
  over: boolean;
  /** "2-1"; '' for none. */
  score: string;
  /** Said of a running match. */
  live: boolean;
  /** When it was written, hundredths; `null` for not told. */
  odd: number | null;
  webOdd: number | null;
  /** When it was answered. */
  oddNow: number | null;
  result: CommentResult;
}

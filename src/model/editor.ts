/** Editors who comment on matches, and their comments. */
import type { NamedOutcome } from './match-statistics.ts';

export type CommentResult = 'open' | 'lost' | 'won';

export interface Editor {
  id: number;
  name: string;
  /** Address of an image; '' for none. */
  image: string;
  /** Topic the editor writes about. */
  title: string;
  /** True when the editor is a favourite of the member; null when it is not sent. */
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

/** An editor on the home page, with their newest comment. */
export interface FeaturedEditor extends Pick<Editor, 'id' | 'name' | 'image'> {
  comment: EditorComment | null;
}

export interface EditorComment extends NamedOutcome {
  id: number | null;
  editorId: number | null;
  editorName: string;
  image: string;
  text: string;
  /** Null when it is not sent: the tab of a match knows its match. */
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
  /** True for a comment on a running match. */
  live: boolean;
  /** Odd at the time of writing, hundredths; `null` when it is not sent. */
  odd: number | null;
  webOdd: number | null;
  /** Odd at the time of the response. */
  oddNow: number | null;
  result: CommentResult;
}

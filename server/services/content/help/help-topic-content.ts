/** A topic of the help and its questions, as the content service has them. The words are invented. */

export interface HelpQuestion {
  /** Last part of the address. */
  slug: string;
  title: string;
  /** HTML. */
  text: string;
  /** Slugs of questions that go with it. */
  related?: readonly string[];
}

export interface HelpTopicContent {
  id: string;
  title: string;
  icon: string;
  questions: readonly HelpQuestion[];
}

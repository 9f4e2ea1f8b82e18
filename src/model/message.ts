/** What the operator writes to a member. */

/** What a message is about; the picture beside it. */
export type MessageTopic = 'account' | 'campaign' | 'coupon' | 'system' | 'other';

/** A row of the inbox. */
export interface MessageRow {
  id: string;
  title: string;
  /** Its beginning, plain; '' for none. */
  summary: string;
  /** Epoch seconds; 0 where the service does not say. */
  at: number;
  topic: MessageTopic;
  read: boolean;
}

export interface Message extends Omit<MessageRow, 'summary' | 'read'> {
  /** HTML of the service: shown only through the component that cleans it. */
  contents: string;
  /** Where it leads, as the service says it; '' for nowhere. */
  url: string;
}

/** Tells of rules, terms and the like; it is read whole where it stands. */
export interface Notice {
  id: string;
  title: string;
  /** As of a message. */
  contents: string;
  at: number;
  read: boolean;
}

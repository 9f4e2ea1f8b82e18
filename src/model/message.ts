/** Messages from the operator to a member. */

/** Topic of a message; it also selects the icon. */
export type MessageTopic = 'account' | 'campaign' | 'coupon' | 'system' | 'other';

/** A row of the inbox. */
export interface MessageRow {
  id: string;
  title: string;
  /** Beginning of the message, plain text; '' for none. */
  summary: string;
  /** Epoch seconds; 0 when the service does not send it. */
  at: number;
  topic: MessageTopic;
  read: boolean;
}

export interface Message extends Omit<MessageRow, 'summary' | 'read'> {
  /** Server HTML: must be rendered through the sanitising component. */
  contents: string;
  /** Link target as the service sends it; '' for none. */
  url: string;
}

/** A notice about rules, terms and the like; the list shows its full text. */
export interface Notice {
  id: string;
  title: string;
  /** Server HTML, as in a message. */
  contents: string;
  at: number;
  read: boolean;
}

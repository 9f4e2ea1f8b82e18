/** The 20/10 rule (rule updates-13): a feed of the last updates of a sport. The book is never trimmed by it. */

const MOST = 20;
const DROPPED = 10;

/**
 * Puts an update at the end of the feed, in place: distinct by key, newest last; when more than 20 remain, the oldest
 * 10 are dropped.
 */
export function rememberUpdate<T extends { key: string }>(feed: T[], update: T): void {
  const index = feed.findIndex((known) => known.key === update.key);
  if (index >= 0) feed.splice(index, 1);
  feed.push(update);
  if (feed.length > MOST) feed.splice(0, DROPPED);
}

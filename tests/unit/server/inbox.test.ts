/** Messages and notices of a member at the stand-in. */
import { describe, expect, it } from 'vitest';
import type { ServeOptions } from '../../../server/http/serve-world.ts';
import { inboxCalls } from '../../../src/contract/services/inbox-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { ask, DEMO, signIn } from './member.ts';
import { serve } from './serving.ts';

async function member(fields: object = {}, options: Partial<ServeOptions> = {}) {
  const served = await serve(options);
  const made = (await (await served.control('POST', 'players', fields)).json()) as {
    playerNo: number;
    userInfo: string;
  };
  const token = (await signIn(served, made.userInfo)).accessToken;
  const pageQuery = { page: '1', limit: '20' };
  return {
    ...served,
    ...made,
    token,
    messages: async (query = {}) =>
      (await ask(served, inboxCalls.getMessages, { token, query: { ...pageQuery, ...query } })).data.items,
    notices: async () => (await ask(served, inboxCalls.getNotices, { token, query: pageQuery })).data.items,
    open: (id: string) => ask(served, inboxCalls.getMessage, { token, parameters: { id } }),
    unread: async () => (await ask(served, playersCalls.getSession, { token })).data.unreadMessageCount,
    send: async (told: object = {}) =>
      (await (await served.control('POST', 'messages', { playerNo: made.playerNo, ...told })).json()) as {
        id: string;
        unread: number;
      },
    post: (call: typeof inboxCalls.markMessagesRead, ...ids: string[]) => ask(served, call, { token, body: { ids } }),
  };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

describe('messages', () => {
  it('are empty for a new member', async () => {
    const { messages, unread } = await member();
    expect([await messages(), await unread()]).toEqual([[], 0]);
  });

  it('are as many unread as the session says, and unread ones are listed first', async () => {
    const { messages, unread } = await member({ messages: 5, unread: 3 });
    const rows = await messages();
    expect(rows.map(({ isRead }) => isRead)).toEqual([false, false, false, true, true, true, true, true]);
    expect(await unread()).toBe(3);
    const dates = rows.slice(3).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it('are paged', async () => {
    const { messages } = await member({ messages: 25 });
    const first = idsOf(await messages());
    const second = idsOf(await messages({ page: '2' }));
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([20, 5, 25]);
  });

  it('match the unread count set by control', async () => {
    const { messages, unread, control, playerNo } = await member({ messages: 2, unread: 1 });
    const countUnread = async () => (await messages()).filter(({ isRead }) => isRead === false).length;
    await control('POST', 'players', { playerNo, unread: 4 });
    expect([await countUnread(), await unread()]).toEqual([4, 4]);
    await control('POST', 'players', { playerNo, unread: 2 });
    expect([await countUnread(), await unread()]).toEqual([2, 2]);
  });

  it.each([
    [{}, 1],
    [{ reading: true }, 2],
  ])('are read by opening them, or only by marking them as read: %j', async (dialect, left) => {
    const { messages, open, unread, post } = await member({ unread: 2 }, { dialect });
    const [id = ''] = idsOf(await messages());
    const { data } = await open(id);
    expect(data.contents).toContain('<p>');
    expect(await unread()).toBe(left);
    await post(inboxCalls.markMessagesRead, id);
    expect(await unread()).toBe(1);
  });

  it('are deleted, and their id is not used again', async () => {
    const { messages, open, post, send, unread } = await member({ unread: 2 });
    const ids = idsOf(await messages());
    await post(inboxCalls.deleteMessages, ids[0] ?? '');
    expect(idsOf(await messages())).toEqual(ids.slice(1));
    expect(await unread()).toBe(1);
    expect(await open(ids[0] ?? '')).toMatchObject({ code: 404, message: 'Mesaj bulunamadı.' });
    expect(ids).not.toContain((await send()).id);
  });

  it('are created by control with the given fields', async () => {
    const { messages, send, unread, open } = await member();
    const { id } = await send({ title: 'Merhaba', contents: '<p>Nasılsın?</p>', url: '/kolay-kuponlar' });
    expect(await messages()).toMatchObject([{ id, title: 'Merhaba', summary: 'Nasılsın?', isRead: false }]);
    expect(await unread()).toBe(1);
    expect((await open(id)).data).toMatchObject({ contents: '<p>Nasılsın?</p>', url: '/kolay-kuponlar' });
  });

  it('of another member are not found', async () => {
    const one = await member({ unread: 1 });
    const [id = ''] = idsOf(await one.messages());
    const other = (await (await one.control('POST', 'players', {})).json()) as { userInfo: string };
    const { accessToken } = await signIn(one, other.userInfo);
    expect(await ask(one, inboxCalls.getMessage, { token: accessToken, parameters: { id } })).toMatchObject({
      code: 404,
    });
  });

  it('for an unknown member are refused', async () => {
    const { control } = await serve();
    expect((await control('POST', 'messages', { playerNo: 1 })).status).toBe(404);
  });
});

it('notices are listed in full, marked as read by a call, and not counted as messages', async () => {
  const { notices, post, unread, send } = await member({ notices: 3 });
  const rows = await notices();
  expect(rows.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  expect(await unread()).toBe(0);
  await post(inboxCalls.markNoticesRead, rows[0]?.id ?? '');
  expect(new Set((await notices()).map(({ isRead }) => isRead))).toEqual(new Set([true]));
  const { id } = await send({ kind: 'notice', title: 'Kurallar' });
  expect((await notices())[0]).toMatchObject({ id, title: 'Kurallar', isRead: false });
  expect(await unread()).toBe(0);
});

it('a demo account has messages on several pages', async () => {
  const served = await serve();
  const { accessToken: token } = await signIn(served, DEMO.active);
  const { data } = await ask(served, inboxCalls.getMessages, { token, query: { page: '1', limit: '20' } });
  expect([data.total, data.totalPage]).toEqual([48, 3]);
});

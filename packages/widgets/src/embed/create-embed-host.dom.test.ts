import { createCommentsApi, type User } from '@shuyuan/api-client';
import { expect, it, vi } from 'vitest';
import { testUser } from '../testing/index.ts';
import { createEmbedHost } from './create-embed-host.browser.ts';

const others: Record<string, User> = { 'bearer of another': { ...testUser, id: 99 } };

/** A school whose server has ended the token `ended`, on a page that renews it by `fresh`. */
async function open(fresh: string) {
  let isPeopleReachable = true;
  let hasEnded = false;
  const calls: string[] = [];
  const answer = (code: number, data: unknown = null) =>
    new Response(JSON.stringify({ code, message: '', data }), { status: code || 200 });
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    const { pathname } = new URL(new Request(input).url);
    const isAboutPeople = pathname.endsWith('/my/detail');
    if (isAboutPeople && !isPeopleReachable) throw new TypeError('Failed to fetch');
    calls.push(`${token}: ${pathname}`);
    if (hasEnded && token === 'ended') return answer(401);
    return answer(0, isAboutPeople ? (others[token] ?? testUser) : { id: 7 });
  });
  const options = { baseUrl: 'https://school.example', token: 'ended', renewToken: () => fresh, fetch: send };
  const school = createEmbedHost(
    () => options,
    () => {},
  );
  await expect.poll(() => school.session.current()).toEqual(testUser);
  hasEnded = true;
  calls.length = 0;
  const comments = createCommentsApi(school.http);
  return {
    school,
    calls,
    comment: () => comments.submit({ type: 'article', id: 1 }, { content: '用我的名字' }),
    losePeople: () => (isPeopleReachable = false),
  };
}

const submit = '/api/v2/comment/article/1/submit';

it('CB-13 sends a comment again with a fresh token of its author', async () => {
  const { comment, calls, school } = await open('fresh');
  await comment();
  expect(calls).toEqual([`ended: ${submit}`, 'fresh: /api/v2/my/detail', `fresh: ${submit}`]);
  expect(school.session.current()?.id).toBe(testUser.id);
});

it('CB-13 sends nothing that one person wrote under the name of another, who is there from then on', async () => {
  const { comment, calls, school } = await open('bearer of another');
  await expect(comment()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(calls).toEqual([`ended: ${submit}`, 'bearer of another: /api/v2/my/detail']);
  expect([school.session.token(), school.session.current()?.id]).toEqual(['bearer of another', 99]);
});

it('CB-13 sends nothing while it cannot be said whose the fresh token is: the call fails as one of the network', async () => {
  const { comment, calls, school, losePeople } = await open('fresh');
  losePeople();
  await expect(comment()).rejects.toMatchObject({ kind: 'network' });
  expect(calls).toEqual([`ended: ${submit}`]);
  expect(school.session.current()?.id).toBe(testUser.id);
});

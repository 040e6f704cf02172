import { createClient, createExamsApi, createNotesApi, isApiError, type Client } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../testing/index.ts';
import { createAnthology } from './anthologies/anthologies.fixtures.ts';
import { createArticle } from './articles/articles.fixtures.ts';
import { createComments } from './comments/comments.fixtures.ts';
import { createCourse } from './courses/courses.fixtures.ts';
import { createPaper } from './exams/exams.fixtures.ts';
import { createAdministrator } from './manage/manage.fixtures.ts';
import { articleForSale } from './orders/orders.fixtures.ts';
import { createRecording } from './records/records.fixtures.ts';
import { createPerson, type Person } from './session/people.fixtures.ts';
import { uploadBytes } from './uploads/uploads.fixtures.ts';

let server: TestServer;
let owner: Person;
let other: Client;
let visitor: Client;

beforeAll(async () => {
  server = await createTestServer();
  owner = await createPerson(server.db);
  other = clientOf(server, await createPerson(server.db));
  visitor = createClient({ baseUrl: '', fetch: server.fetch });
});
afterAll(() => server.close());

const missing = 999_999_999;
const page = { page: 1, size: 10 };
const report = { reason: 'advertising', words: '' } as const;
const draft = { publishedAt: null };

/** All that a caller can see of a refusal; what else came is shown as it came. */
const answerTo = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    const { kind, code, status, message, data } = error;
    return { kind, code, status, message, data };
  });

/** Comments that exist, and that nobody but their author or the console may know of. */
const unseenComments = {
  'under a recording that is not shared': async () =>
    createComments(server.db, { type: 'records', id: await createRecording(server, owner) }, owner.id, 1),
  'under an article that is not published': async () =>
    createComments(server.db, { type: 'article', id: await createArticle(server.db, draft) }, owner.id, 1),
  'that the console has hidden': async () => {
    const target = { type: 'article' as const, id: await createArticle(server.db) };
    const id = await createComments(server.db, target, owner.id, 1);
    const admin = await createAdministrator(server);
    await admin.manage.comments.update(id, { is_hidden: true });
    return id;
  },
};

test.each(Object.entries(unseenComments))(
  'a comment %s is answered as one that does not exist, by every call',
  async (_, create) => {
    const id = await create();
    const calls = [
      (of: number) => visitor.comments.answers(of, page),
      (of: number) => other.comments.answers(of, page),
      (of: number) => other.comments.report(of, report),
      (of: number) => other.comments.removeOwn(of),
    ];
    for (const call of calls) {
      const answer = await answerTo(call(missing));
      expect(answer).toMatchObject({ code: 404 });
      expect(await answerTo(call(id))).toEqual(answer);
    }
  },
);

/** What is hidden or another person's, with the calls that take its id. */
const unseen: Record<string, [create: () => Promise<number>, calls: ((id: number) => Promise<unknown>)[]]> = {
  'a recording that is not shared': [
    () => createRecording(server, owner),
    [
      (id) => visitor.records.detail(id),
      (id) => other.records.detail(id),
      (id) => other.records.remove(id),
      (id) => other.records.share(id, true),
      (id) => other.records.startPicture(id),
      (id) => other.records.keepPicture(id),
      (id) =>
        other.records.update(id, {
          title: '标题',
          aliyun_video_id: 'none',
          category_id: 0,
          duration: 1,
          short_description: '',
        }),
      (id) => other.comments.list({ type: 'records', id }, page),
      (id) => other.comments.submit({ type: 'records', id }, { content: '在吗' }),
    ],
  ],
  'a category of recordings': [
    () => clientOf(server, owner).records.createCategory('我的'),
    [
      (id) => other.records.list({ category_id: id }),
      (id) => other.records.createCategory('下级', id),
      (id) => other.records.renameCategory(id, '别的'),
      (id) => other.records.removeCategory(id),
    ],
  ],
  'an article that is not published': [
    () => createArticle(server.db, draft),
    [
      (id) => visitor.articles.detail(id),
      (id) => other.study.record(id, 10),
      (id) => other.study.collect({ type: 'article', id }),
      (id) => other.orders.goods({ goods_type: 'article', goods_id: id }),
      (id) => other.orders.create({ goods_type: 'article', goods_id: id }),
      (id) => visitor.comments.list({ type: 'article', id }, page),
    ],
  ],
  'a course that is not published': [
    () => createCourse(server.db, draft),
    [(id) => visitor.courses.detail(id), (id) => other.courses.detail(id)],
  ],
  'an anthology that is not published': [
    () => createAnthology(server.db, draft),
    [(id) => visitor.anthologies.detail(id)],
  ],
  'a note that is not public': [
    async () => (await createNotesApi(clientOf(server, owner).http).store({ content: '<p>塔影</p>' })).id,
    [
      (id) => createNotesApi(visitor.http).detail(id),
      (id) => createNotesApi(other.http).detail(id),
      (id) => createNotesApi(other.http).update(id, { title: '别的' }),
      (id) => createNotesApi(other.http).remove(id),
      (id) => other.study.thumbsUp({ type: 'note', id }, true),
    ],
  ],
  'a paper that is not published': [
    async () => (await createPaper(server.db, draft)).id,
    [
      (id) => createExamsApi(other.http).detail(id),
      (id) => createExamsApi(other.http).records(id),
      (id) => createExamsApi(other.http).start(id),
      (id) => createExamsApi(other.http).play(id),
    ],
  ],
};

test.each(Object.entries(unseen))(
  '%s is answered as one that does not exist, by every call',
  async (_, [create, calls]) => {
    const id = await create();
    for (const call of calls) {
      const answer = await answerTo(call(missing));
      expect(answer).toMatchObject({ kind: 'business' });
      expect(await answerTo(call(id))).toEqual(answer);
    }
  },
);

test('an order and an upload of somebody else are answered as ones that do not exist, by every call', async () => {
  const mine = clientOf(server, owner);
  const { order_id: orderId } = await mine.orders.create(await articleForSale(server.db));
  const videoId = await uploadBytes(server, owner, new Uint8Array(8));
  const calls: [id: string, call: (id: string) => Promise<unknown>][] = [
    [orderId, (id) => other.orders.detail(id)],
    [orderId, (id) => other.orders.status(id)],
    [orderId, (id) => other.orders.cancel(id)],
    [orderId, (id) => other.orders.payByWechat(id)],
    [videoId, (id) => other.uploads.refresh(id)],
  ];
  for (const [id, call] of calls) {
    const ofSameForm = id.replace(/\d/g, (digit) => String(9 - Number(digit)));
    const answer = await answerTo(call(ofSameForm));
    expect(answer).toMatchObject({ code: 404 });
    expect(await answerTo(call(id))).toEqual(answer);
  }
});

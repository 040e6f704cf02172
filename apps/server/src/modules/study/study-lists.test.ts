import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceType, StudyTab } from '@shuyuan/api-client';
import { anthologies, articles, courses, papers } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyAnthology, createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { buyArticle, createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { listedTypes } from '../resource-cards/resource-types.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { studyPage } from './study-lists.repo.ts';

let server: TestServer;
let reader: Person;
let now: Date;
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.paper': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-20T04:00:00Z');
  reader = await createPerson(server.db);
});

const study = (person = reader) => clientOf(server, person).study;

/** Puts an article of a tab a minute after the one before. */
const put: Record<StudyTab, (id: number, person?: Person) => Promise<unknown>> = {
  learning: async (id, person) => {
    wait(1);
    return study(person).record(id, 40);
  },
  subscribed: async (id, person = reader) => {
    wait(1);
    await buyArticle(server.db, person.id, id, now);
  },
  collected: async (id, person) => {
    wait(1);
    return study(person).collect({ type: 'article', id });
  },
};

const tabs = Object.keys(put) as StudyTab[];

const listed = async (tab: StudyTab, page?: { page?: number; size?: number; type?: ResourceType }) => {
  const { data, total } = await study().list({ scene: tab, ...page });
  return { ids: data.map(({ resource }) => resource.id), total };
};

describe.each(tabs)('the tab %s', (tab) => {
  it('is empty at first, and then has theirs alone, the latest first', async () => {
    expect(await listed(tab)).toEqual({ ids: [], total: 0 });
    const [a, b, c] = [
      await createArticle(server.db),
      await createArticle(server.db),
      await createArticle(server.db),
    ];
    for (const id of [b, c, a]) await put[tab](id);
    await put[tab](b, await createPerson(server.db));
    expect(await listed(tab)).toEqual({ ids: [a, c, b], total: 3 });
  });

  it('is cut into pages that lose and double nothing, also when all have one time', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push(await createArticle(server.db));
      wait(-1);
      await put[tab](ids.at(-1)!);
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(tab, { page, size: 2 })));
    expect(pages.map((page) => page.ids.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flatMap((page) => page.ids)).toEqual(ids.toReversed());
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([5]));
  });

  it('keeps the row of what is hidden or removed, without a word of what it was', async () => {
    const [hidden, shown, removed] = [
      await createArticle(server.db, { title: '撤下的' }),
      await createArticle(server.db),
      await createArticle(server.db, { title: '删掉的' }),
    ];
    for (const id of [hidden, shown, removed]) await put[tab](id);
    await server.db.update(articles).set({ publishedAt: null }).where(eq(articles.id, hidden));
    await server.db.update(articles).set({ deletedAt: now }).where(eq(articles.id, removed));
    const { data, total } = await study().list({ scene: tab });
    expect(data.map(({ resource }) => [resource.id, resource.state])).toEqual([
      [removed, 'gone'],
      [shown, 'published'],
      [hidden, 'gone'],
    ]);
    expect(total).toBe(3);
    expect(data[0]?.resource).toEqual({
      type: 'article',
      id: removed,
      state: 'gone',
      title: '',
      thumb: '',
      short_description: '',
      published_at: null,
      charge: 0,
      is_vip_free: false,
      extent: 0,
    });
  });

  it('is read by the rows of the person alone, however many others have', async () => {
    const categoryId = await createCategory(server.db);
    await server.db.execute(sql`
      insert into articles (category_id, title, thumb, short_description, render_content, character_count, published_at)
      select ${categoryId}, 't', 't', 's', 'c', 1, '2026-01-01' from generate_series(1, 4000)`);
    await fillTabs(categoryId, (await createPerson(server.db)).id);
    await put[tab](await createArticle(server.db));
    await server.db.execute(sql`analyze`);
    const list = { userId: reader.id, tab, types: listedTypes, now };
    const { rows } = await server.db.execute<Record<string, string>>(
      sql`explain ${studyPage(list, { page: 1, size: 10 })}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (study_records|grants|favorites)/);
    await server.db.execute(sql`delete from articles where category_id = ${categoryId}`);
  });
});

/** Everything in each tab of somebody. */
async function fillTabs(categoryId: number, userId: number) {
  const at = sql`'2026-01-01'::timestamptz + make_interval(mins => id::int)`;
  const ofCategory = sql`from articles where category_id = ${categoryId}`;
  await server.db.execute(sql`
    insert into study_records (user_id, article_id, place, progress, studied_at)
    select ${userId}, id, 1, 1, ${at} ${ofCategory}`);
  await server.db.execute(sql`
    insert into favorites (user_id, resource_type, resource_id, created_at)
    select ${userId}, 'article', id, ${at} ${ofCategory}`);
  await server.db.execute(sql`
    insert into grants (user_id, goods_type, goods_id, source, starts_at, created_at)
    select ${userId}, 'article', id, 'given', ${at}, ${at} ${ofCategory}`);
}

describe('a list of mixed types', () => {
  const collect = async (type: ResourceType, id: number) => {
    wait(1);
    await study().collect({ type, id });
    return id;
  };

  it('has all that was set aside, each as its card, and of one type where that is asked for', async () => {
    const article = await createArticle(server.db, { title: '一篇', characterCount: 1200 });
    const paper = await collect('paper', (await createPaper(server.db, { title: '一卷' })).id);
    const anthology = await collect(
      'anthology',
      await createAnthology(server.db, { title: '一集', articles: [article], charge: 9, isVipFree: true }),
    );
    await collect('article', article);
    const course = await collect(
      'course',
      await createCourse(server.db, {
        title: '一课',
        lessons: [
          { title: '一', videoId: await createVideo(server.db) },
          { title: '二', videoId: await createVideo(server.db) },
          { title: '讲义', kind: 'attachment' },
        ],
      }),
    );
    const { data, total, counts } = await study().list({ scene: 'collected' });
    expect(data.map(({ resource }) => resource)).toMatchObject([
      { type: 'course', id: course, title: '一课', extent: 2, state: 'published' },
      { type: 'article', id: article, title: '一篇', extent: 3, thumb: '/blobs/cover.svg' },
      { type: 'anthology', id: anthology, title: '一集', extent: 1, charge: 9, is_vip_free: true },
      { type: 'paper', id: paper, title: '一卷', extent: 60, thumb: '' },
    ]);
    expect([total, counts]).toEqual([4, { course: 1, article: 1, anthology: 1, paper: 1 }]);
    const ofType = await study().list({ scene: 'collected', type: 'course' });
    expect(ofType.data.map(({ resource }) => resource.id)).toEqual([course]);
    expect([ofType.total, ofType.counts]).toEqual([1, counts]);
  });

  it('says that things of each type are gone, and lets them be put back', async () => {
    const things = {
      article: await collect('article', await createArticle(server.db)),
      course: await collect('course', await createCourse(server.db)),
      anthology: await collect('anthology', await createAnthology(server.db)),
      paper: await collect('paper', (await createPaper(server.db)).id),
    };
    await server.db.update(papers).set({ deletedAt: now }).where(eq(papers.id, things.paper));
    await server.db.update(articles).set({ publishedAt: null }).where(eq(articles.id, things.article));
    await server.db.delete(courses).where(eq(courses.id, things.course));
    wait(-60 * 24 * 365 * 9);
    const { data } = await study().list({ scene: 'collected' });
    expect(data.map(({ resource }) => resource.state)).toEqual(['gone', 'gone', 'gone', 'gone']);
    for (const type of Object.keys(things) as (keyof typeof things)[])
      await study().release({ type, id: things[type] });
    expect((await study().list({ scene: 'collected' })).total).toBe(0);
  });

  it('opens a hidden course to who has it, as its page does, and hides a hidden anthology from all', async () => {
    const [course, anthology] = [
      await createCourse(server.db, { title: '一课' }),
      await createAnthology(server.db),
    ];
    await buyCourse(server.db, reader.id, course, now);
    await buyAnthology(server.db, reader.id, anthology, now);
    await server.db.update(courses).set({ publishedAt: null }).where(eq(courses.id, course));
    await server.db.update(anthologies).set({ publishedAt: null }).where(eq(anthologies.id, anthology));
    const { data } = await study().list({ scene: 'subscribed' });
    expect(new Map(data.map(({ resource }) => [resource.type, [resource.state, resource.title]]))).toEqual(
      new Map([
        ['course', ['hidden', '一课']],
        ['anthology', ['gone', '']],
      ]),
    );
    const other = await createPerson(server.db);
    await expect(study(other).collect({ type: 'course', id: course })).rejects.toMatchObject({ code: 404 });
  });

  it('shows several grants of one thing once, and none that was taken back or has ended', async () => {
    const [kept, revoked] = [await createArticle(server.db), await createArticle(server.db)];
    const grant = (id: number, endsAt?: Date) =>
      addGrant(server.db, {
        userId: reader.id,
        goods: { type: 'article', id },
        source: 'given',
        startsAt: now,
        ...(endsAt && { endsAt }),
      });
    await grant(kept);
    wait(1);
    await grant(kept);
    await grant(revoked, new Date(now.getTime() + 60_000));
    wait(2);
    const { data, total } = await study().list({ scene: 'subscribed' });
    expect([data.map(({ resource }) => resource.id), total]).toEqual([[kept], 1]);
  });
});

describe('what was begun', () => {
  const learning = async () =>
    (await study().list({ scene: 'learning' })).data.map(({ resource, progress }) => [
      resource.type,
      resource.id,
      progress,
    ]);

  it('has a course with its first lesson, and counts the lessons that were studied', async () => {
    const [first, second] = [await createArticle(server.db), await createArticle(server.db)];
    const lesson = (articleId: number) => ({ title: '一课', kind: 'article' as const, articleId });
    const course = await createCourse(server.db, { lessons: [lesson(first), lesson(second)] });
    await study().record(first, 100);
    expect(await learning()).toContainEqual(['course', course, 50]);
    await study().record(second, 99);
    expect(await learning()).toContainEqual(['course', course, 50]);
    await study().record(second, 100);
    expect(await learning()).toContainEqual(['course', course, 100]);
  });

  it('has an anthology that they have set aside once one of its articles is begun, as far as its own page says', async () => {
    const [short, long] = [
      await createArticle(server.db, { characterCount: 100 }),
      await createArticle(server.db, { characterCount: 300 }),
    ];
    const [kept, other] = [
      await createAnthology(server.db, { articles: [short, long] }),
      await createAnthology(server.db, { articles: [short] }),
    ];
    await study().collect({ type: 'anthology', id: kept });
    expect(await learning()).toEqual([]);
    await study().record(long, 33);
    await study().record(short, 1);
    const { study: own } = await clientOf(server, reader).anthologies.detail(kept);
    expect(await learning()).toContainEqual(['anthology', kept, own?.progress]);
    expect((await learning()).map(([, id]) => id)).not.toContain(other);
  });

  it('has a paper with its first attempt, done once one is submitted', async () => {
    const { id } = await createPaper(server.db);
    await server.db.execute(sql`
      insert into paper_attempts (user_id, paper_id, number, seed, is_skip_mark, started_at, ends_at)
      values (${reader.id}, ${id}, 1, 's', false, ${now.toISOString()}, ${now.toISOString()})`);
    expect(await learning()).toEqual([['paper', id, 0]]);
    await server.db.execute(sql`
      update paper_attempts set status = 3, submitted_at = ${now.toISOString()} where paper_id = ${id}`);
    expect(await learning()).toEqual([['paper', id, 100]]);
  });
});

describe('an article of a tab', () => {
  it('comes with all that the person has done with it, whatever the tab', async () => {
    const id = await createArticle(server.db, { title: '一根影子', charge: 0, isVipFree: false });
    await put.collected(id);
    const collectedAt = now.toISOString();
    const [collected] = (await study().list({ scene: 'collected' })).data;
    expect(collected).toMatchObject({
      resource: { id, title: '一根影子', charge: 0, is_vip_free: false },
      progress: 0,
      studied_at: null,
      subscribed_at: null,
      collected_at: collectedAt,
    });
    await put.subscribed(id);
    const subscribedAt = now.toISOString();
    await put.learning(id);
    wait(5);
    await study().record(id, 15);
    const [learning] = (await study().list({ scene: 'learning' })).data;
    expect(learning).toMatchObject({
      progress: 40,
      studied_at: now.toISOString(),
      subscribed_at: subscribedAt,
      collected_at: collectedAt,
    });
    for (const tab of tabs) expect((await study().list({ scene: tab })).data).toEqual([learning]);
  });

  it('goes to the front when it is read again, and stays in its place when it is set aside again', async () => {
    const [a, b] = [await createArticle(server.db), await createArticle(server.db)];
    for (const id of [a, b, a]) await put.learning(id);
    expect((await listed('learning')).ids).toEqual([a, b]);
    for (const id of [a, b, a]) await put.collected(id);
    expect((await listed('collected')).ids).toEqual([b, a]);
  });
});

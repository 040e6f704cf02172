import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  courseCategories,
  courses,
  membershipPlans,
  professions,
  studyRecords,
  videoProgress,
  videos,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, createArticle } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { buyCourse, createCourse, createCourseCategory, createTeacher } from './courses.fixtures.ts';

let server: TestServer;
const now = new Date('2026-11-22T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(courses);
  await server.db.delete(videos);
  await server.db.delete(courseCategories);
  await server.db.delete(professions);
});

const detail = (id: number, person?: Person) => clientOf(server, person).courses.detail(id);

async function createProfession(name: string, sort = 0): Promise<number> {
  const [row] = await server.db.insert(professions).values({ name, sort }).returning({ id: professions.id });
  return row!.id;
}

describe('the page of a course', () => {
  it('says what one can do afterwards, where it leads, and how long one has it', async () => {
    const professionId = await createProfession('编辑');
    const id = await createCourse(server.db, {
      outcomes: ['改好一段话', '写一封信'],
      professionId,
      studyDays: 90,
      isRecommended: true,
      soldUntil: now,
      charge: 9,
    });
    expect((await detail(id)).course).toMatchObject({
      outcomes: ['改好一段话', '写一封信'],
      profession: { id: professionId, name: '编辑' },
      study_days: 90,
      is_recommended: true,
      sold_until: now.toISOString(),
      is_on_sale: false,
      rating: 0,
      reviews_count: 0,
    });
  });

  it('CR-11 names three lessons that may be tried, whole or in part, and says in lists that there are any', async () => {
    const videoId = await createVideo(server.db, { charge: null, publishedAt: null, freeSeconds: 60 });
    const id = await createCourse(server.db, {
      charge: 99,
      lessons: [
        { title: '正课' },
        { title: '看一分钟', videoId },
        { title: '一', isFree: true },
        { title: '二', isFree: true },
        { title: '三', isFree: true },
      ],
    });
    const without = await createCourse(server.db, { charge: 99, lessons: [{ title: '正课' }] });
    const free = await createCourse(server.db, { lessons: [{ title: '一', isFree: true }] });
    const { trials, chapters } = await detail(id);
    const titleOf = new Map(chapters[0]?.lessons.map((lesson) => [lesson.id, lesson.title]));
    expect(trials.map((lesson) => titleOf.get(lesson))).toEqual(['看一分钟', '一', '二']);
    expect(chapters[0]?.lessons[1]).toMatchObject({ free_seconds: 60, is_free: false, can_watch: false });
    expect((await detail(free)).trials).toEqual([]);
    const { data } = await clientOf(server).courses.list();
    const hasTrial = new Map(data.data.map((card) => [card.id, card.has_trial]));
    expect([id, without, free].map((each) => hasTrial.get(each))).toEqual([true, false, false]);
  });

  it('hands the address of a live lesson to who may take it alone', async () => {
    const liveUrl = 'https://live.example/7';
    const live = { title: '直播', kind: 'live', startsAt: now, liveUrl } as const;
    const id = await createCourse(server.db, { charge: 9, lessons: [live] });
    const buyer = await createPerson(server.db);
    await buyCourse(server.db, buyer.id, id, now);
    expect((await detail(id)).chapters[0]?.lessons[0]?.live_url).toBe('');
    expect((await detail(id, buyer)).chapters[0]?.lessons[0]?.live_url).toBe(liveUrl);
  });

  it('opens a lesson whose video is theirs without the course', async () => {
    const person = await createPerson(server.db);
    const videoId = await createVideo(server.db, { ownerId: person.id, charge: 9 });
    const id = await createCourse(server.db, { charge: 99, lessons: [{ title: '正课', videoId }] });
    const isOpen = async (who?: Person) => (await detail(id, who)).chapters[0]?.lessons[0]?.can_watch;
    expect([await isOpen(), await isOpen(person)]).toEqual([false, true]);
  });

  it('shows four others of the same profession, teacher and category, in this order', async () => {
    const [categoryId, professionId] = [
      await createCourseCategory(server.db),
      await createProfession('编辑'),
    ];
    const teacherId = await createTeacher(server.db);
    const id = await createCourse(server.db, { categoryId, professionId, teacherId });
    const ofCategory = [1, 5, 3].map((userCount) => createCourse(server.db, { categoryId, userCount }));
    const [, most, more] = await Promise.all(ofCategory);
    const ofTeacher = await createCourse(server.db, { teacherId });
    const ofProfession = await createCourse(server.db, { professionId });
    await createCourse(server.db, { professionId, publishedAt: null });
    await createCourse(server.db, { userCount: 99 });
    const { related } = await detail(id);
    expect(related.map((card) => card.id)).toEqual([ofProfession, ofTeacher, most, more]);
  });
});

describe('what a course is to its reader', () => {
  const standing = async (id: number, person?: Person) => {
    const { course, membership } = await detail(id, person);
    return [course.opened_by, course.until, course.ended, membership?.name ?? null];
  };
  const inDays = (days: number) => daysAgo(-days).toISOString();

  it('CR-08 is theirs until their time is over, and then it says since when', async () => {
    const id = await createCourse(server.db, { charge: 99 });
    const [running, over] = [await createPerson(server.db), await createPerson(server.db)];
    await buyCourse(server.db, running.id, id, daysAgo(10), 30);
    await buyCourse(server.db, over.id, id, daysAgo(40), 30);
    expect(await standing(id, running)).toEqual(['grant', inDays(20), null, null]);
    expect(await standing(id, over)).toEqual([null, null, { by: 'grant', at: inDays(-10) }, null]);
    expect(await standing(id)).toEqual([null, null, null, null]);
  });

  it('is open to members until their membership ends, and tells others of the cheapest', async () => {
    await server.db.update(membershipPlans).set({ isForSale: false });
    const [member, former] = [await createPerson(server.db), await createPerson(server.db)];
    await becomeMember(server.db, member.id, daysAgo(1));
    await becomeMember(server.db, former.id, daysAgo(31));
    const plan = { expireDays: 30, benefits: [] };
    await server.db.insert(membershipPlans).values({ ...plan, name: '体验会员', charge: 1 });
    const id = await createCourse(server.db, { charge: 99, isVipFree: true });
    const [free, sold] = [
      await createCourse(server.db, { charge: 0, isVipFree: true }),
      await createCourse(server.db, { charge: 9 }),
    ];
    expect(await standing(id, member)).toEqual(['membership', inDays(29), null, null]);
    expect(await standing(id, former)).toEqual([
      null,
      null,
      { by: 'membership', at: inDays(-1) },
      '体验会员',
    ]);
    expect(await standing(id)).toEqual([null, null, null, '体验会员']);
    expect((await detail(id)).membership).toMatchObject({ charge: 1, courses_count: 1 });
    expect(await standing(free)).toEqual(['free', null, null, null]);
    expect(await standing(sold)).toEqual([null, null, null, null]);
  });
});

describe('CL-17 where somebody goes on', () => {
  it('is the lesson that they left last, at its second, and a lesson that is hidden by now is passed over', async () => {
    const person = await createPerson(server.db);
    const [one, two] = [
      await createVideo(server.db, { charge: null, publishedAt: null }),
      await createVideo(server.db, { charge: null, publishedAt: null }),
    ];
    const article = await createArticle(server.db);
    const draft = await createArticle(server.db, { publishedAt: null });
    const id = await createCourse(server.db, {
      charge: 99,
      lessons: [
        { title: '讲义', kind: 'attachment' },
        { title: '一', videoId: one },
        { title: '二', videoId: two },
        { title: '草稿', kind: 'article', articleId: draft },
        { title: '文', kind: 'article', articleId: article },
      ],
    });
    await buyCourse(server.db, person.id, id, daysAgo(9));
    const next = async () => {
      const { next: found, course } = await detail(id, person);
      return [found?.title, found?.state, found?.position, course.progress];
    };
    expect((await detail(id)).next).toMatchObject({ title: '文', state: 'start' });
    expect(await next()).toEqual(['一', 'start', 0, 0]);
    const watch = (videoId: number, watchedAt: Date | null, studiedAt: Date) =>
      server.db.insert(videoProgress).values({
        userId: person.id,
        videoId,
        position: 42,
        watchSeconds: 42,
        watchedAt,
        studiedAt,
        createdAt: now,
      });
    await watch(two, null, daysAgo(3));
    expect(await next()).toEqual(['二', 'continue', 42, 0]);
    await watch(one, daysAgo(2), daysAgo(2));
    expect(await next()).toEqual(['二', 'continue', 42, 33]);
    const study = {
      userId: person.id,
      place: 100,
      progress: 100,
      studiedAt: daysAgo(1),
      createdAt: daysAgo(1),
    };
    await server.db.insert(studyRecords).values({ ...study, articleId: draft });
    expect(await next()).toEqual(['二', 'continue', 42, 33]);
    await server.db.update(videoProgress).set({ watchedAt: now });
    await server.db.insert(studyRecords).values({ ...study, articleId: article });
    expect(await next()).toEqual(['一', 'review', 0, 100]);
    const { chapters } = await detail(id, person);
    expect(chapters[0]?.lessons.map((lesson) => lesson.is_studied)).toEqual([false, true, true, true]);
  });
});

describe('the list of courses', () => {
  it('is narrowed by teacher, profession and scene, and puts first what is recommended', async () => {
    const [teacherId, editor] = [await createTeacher(server.db), await createProfession('编辑', 1)];
    const other = await createProfession('摄影师', 0);
    await createProfession('无人');
    const idsOf = async (query: Parameters<ReturnType<typeof clientOf>['courses']['list']>[0]) =>
      (await clientOf(server).courses.list(query)).data.data.map(({ id }) => id);
    const one = await createCourse(server.db, {
      teacherId,
      professionId: editor,
      charge: 9,
      userCount: 5,
      publishedAt: daysAgo(3),
    });
    const two = await createCourse(server.db, {
      professionId: other,
      isRecommended: true,
      publishedAt: daysAgo(2),
    });
    const three = await createCourse(server.db, { teacherId, publishedAt: daysAgo(1) });
    expect(await idsOf({ teacher_id: teacherId })).toEqual([three, one]);
    expect(await idsOf({ profession_id: editor })).toEqual([one]);
    expect(await idsOf({ scene: 'free' })).toEqual([three, two]);
    expect(await idsOf({ scene: 'popular' })).toEqual([one, three, two]);
    expect(await idsOf({ scene: 'popular', sort: 'newest' })).toEqual([three, two, one]);
    expect(await idsOf({ sort: 'recommended' })).toEqual([two, three, one]);
    expect((await clientOf(server).courses.list()).professions).toEqual([
      { id: other, name: '摄影师' },
      { id: editor, name: '编辑' },
    ]);
  });
});

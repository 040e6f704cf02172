import { courseAttachments, mediaFiles } from '../apps/server/src/db/schema.ts';
import { buyCourse, createCourse } from '../apps/server/src/modules/courses/courses.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { heading, loginDialog, notice, signIn } from './site.ts';

const title = '一页一页改稿子';

/** A course for sale with a file for who has it, and more lessons than are seen at once. */
const addCourse = (server: RunningServer) =>
  inDatabase(server, async (db) => {
    const [file] = await db
      .insert(mediaFiles)
      .values({
        kind: 'file',
        title: '讲义',
        fileName: '讲义.pdf',
        contentType: 'application/pdf',
        bytes: 2_048,
        storageKey: `media/${title}.pdf`,
        status: 'none',
      })
      .returning({ id: mediaFiles.id });
    const lessons = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ title: `第${index + 1}步`, duration: 60 }));
    const id = await createCourse(db, {
      title,
      thumb: '',
      charge: 29,
      studyDays: 90,
      outcomes: ['改完一篇稿子', '说得出每一处为什么改'],
      chapters: [
        { title: '先看', lessons: [{ title: '开课', isFree: true }, ...lessons(5)] },
        { title: '再改', lessons: lessons(6) },
      ],
    });
    await db.insert(courseAttachments).values({ courseId: id, mediaId: file?.id ?? 0, name: '全书讲义' });
    return id;
  });

test(
  'CR-08 a visitor sees what a course is worth, is asked to sign in for its file, and is told that it is for who has the course',
  { tag: '@journey' },
  async ({ page, server, person }) => {
    const id = await addCourse(server);
    await page.goto(`/course/${id}`);
    await expect(heading(page, title)).toBeVisible();
    await expectNoViolations(page);
    await expect(page.getByRole('region', { name: '整门课程' })).toContainText('买下后可以学90天');
    await page.getByRole('navigation', { name: '页内导航' }).getByRole('link', { name: '课程附件' }).click();
    await expect(page).toHaveURL(`/course/${id}#attachments`);

    await page.getByRole('button', { name: '下载附件：全书讲义' }).click();
    await signIn(loginDialog(page), person);
    await expect(notice(page, '请购买课程后下载')).toBeVisible();

    await page.getByRole('button', { name: '分享' }).click();
    const dialog = page.getByRole('dialog', { name: `分享“${title}”` });
    await expect(dialog).toContainText(`${server.url}/course/${id}`);
    await expectNoViolations(page);
  },
);

test.describe('who has a course', () => {
  test.use({ isSignedIn: true, viewport: { width: 390, height: 844 } });

  test(
    'gets its file, and folds and unfolds a chapter, on a telephone',
    { tag: '@journey' },
    async ({ page, server, person }) => {
      const id = await addCourse(server);
      await inDatabase(server, (db) => buyCourse(db, person.id, id, new Date(), 90));
      await page.goto(`/course/${id}`);
      await expect(page.getByRole('region', { name: '整门课程' })).toContainText('可以学到');
      const chapter = page.getByRole('button', { name: /再改/ });
      const last = page.getByText('第6步');
      await chapter.click();
      await expect(last).toBeHidden();
      await chapter.click();
      await expect(last).toBeVisible();
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().includes('/attach/')),
        page.getByRole('button', { name: '下载附件：全书讲义' }).click(),
      ]);
      const { code, data } = (await answer.json()) as { code: number; data: { download_url: string } };
      expect([code, data.download_url]).toEqual([0, expect.stringContaining('Signature=')]);
      await expectNoViolations(page);
    },
  );
});

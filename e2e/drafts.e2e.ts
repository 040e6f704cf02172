import type { Locator, Page } from '@playwright/test';
import { videoRecords, videoUploads } from '../apps/server/src/db/schema.ts';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { createPaper, sixQuestions } from '../apps/server/src/modules/exams/exams.fixtures.ts';
import { createPerson, findRole } from '../apps/server/src/modules/session/people.fixtures.ts';
import { inDatabase } from './open-database.ts';
import { recordedFor, startRecording } from './record-and-save.ts';
import { expect, test } from './recording-test.ts';
import type { RunningServer } from './running-server.ts';
import {
  comment,
  comments,
  composer,
  goToComments,
  heading,
  openArticle,
  postComment,
  replyButton,
  replyField,
  unsent,
} from './site.ts';

test.use({ isSignedIn: true });
test.setTimeout(180_000);

const letters = '天地玄黄宇宙洪荒日月';

interface TypedField {
  field: Locator;
  /** Comes back to the field after a reload. */
  open?: () => Promise<void>;
}

/** Types one letter more in each field and reloads with no wait between, ten times, and finds all of it each time. */
async function typeAndReload(page: Page, ...fields: TypedField[]) {
  const read = (field: Locator) =>
    field.evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : (element.textContent ?? ''),
    );
  let typed = '';
  for (const letter of letters) {
    typed += letter;
    for (const { field } of fields) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(letter);
    }
    await page.reload();
    for (const { field, open } of fields) {
      await open?.();
      await expect.poll(() => read(field)).toBe(typed);
    }
  }
}

/** Leaves the page although it asks, for what is not sent or saved yet. */
function leaveWhenAsked(page: Page) {
  // The watch of the fixtures stays, and calls it a fault.
  page.context().removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept());
}

/** Signs in by a token, as after a sign-in. */
async function openAs(page: Page, token: string, path: string) {
  await page.goto('/404');
  await page.evaluate((value) => localStorage.setItem('shuyuan.token', value), token);
  await page.goto(path);
}

const createAdministrator = (server: RunningServer) =>
  inDatabase(server, async (db) =>
    createPerson(db, { nickName: '周闻笛', roleId: await findRole(db, 'administrator') }),
  );

test('a nickname is kept at each input', async ({ page }) => {
  await page.goto('/my');
  await page.getByRole('button', { name: '修改我的昵称' }).click();
  const field = page.getByRole('textbox', { name: '我的昵称' });
  await field.fill('');
  await typeAndReload(page, { field });
});

test('a nickname is kept also before the storage of the device is there', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  const code = '**/assets/browser-storage*.js';
  await page.route(code, () => {});
  await page.goto('/my');
  await page.getByRole('button', { name: '修改我的昵称' }).click();
  const field = page.getByRole('textbox', { name: '我的昵称' });
  await field.fill('山高水长');
  await page.unroute(code);
  await page.reload();
  await expect(field).toHaveValue('山高水长');
});

test.describe('of an article', () => {
  test.use({ commentsCount: 3 });

  test('a comment and a reply are kept at each input', async ({ page, article }) => {
    await openArticle(page, article.path, 3);
    const openReply = () => replyButton(comments(page).nth(1)).click();
    await openReply();
    await typeAndReload(
      page,
      { field: composer(page), open: () => goToComments(page, 3) },
      { field: replyField(page), open: openReply },
    );
  });

  test('the change of an unsent comment is kept at each input', async ({ page, article, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.route('**/submit', (route) => route.abort());
    await openArticle(page, article.path, 3);
    await postComment(page, '第一稿');
    await unsent(page).getByRole('button', { name: '编辑' }).click();
    const field = unsent(page).getByRole('textbox');
    await field.fill('');
    await typeAndReload(page, { field, open: () => goToComments(page, 3) });
    await expect(comment(page, '第一稿')).toHaveCount(0);
  });
});

test('title and description of a recording in the library are kept at each input', async ({
  page,
  server,
  person,
  watch,
}) => {
  leaveWhenAsked(page);
  // Of the recording there is no film.
  watch.allow(/404/);
  const id = 7_000_000_000_000 + person.id;
  await inDatabase(server, async (db) => {
    const now = new Date();
    const record = { id, userId: person.id, videoId: `drafts-${person.id}`, createdAt: now };
    await db.insert(videoUploads).values(record);
    await db.insert(videoRecords).values({
      ...record,
      title: '旧',
      shortDescription: '',
      duration: 1,
      isMeasured: true,
      updatedAt: now,
    });
  });
  await page.goto(`/my/record?id=${id}`);
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  const form = page.locator('[data-part=edit]');
  const title = form.getByRole('textbox', { name: '标题' });
  await title.fill('');
  await typeAndReload(page, { field: title }, { field: form.getByRole('textbox', { name: '简介' }) });
});

test('title and description of a new recording are kept at each input', async ({ page }) => {
  leaveWhenAsked(page);
  await page.goto('/');
  await startRecording(page);
  await recordedFor(page, 2);
  await page.getByRole('button', { name: '停止录制' }).click();
  const preview = page.getByRole('dialog', { name: '预览录制' });
  const openAbout = () => preview.getByRole('tab', { name: '简介' }).click();
  const title = preview.getByRole('textbox', { name: '标题' });
  await openAbout();
  await title.fill('');
  await typeAndReload(
    page,
    {
      field: title,
      async open() {
        // Looked for once by each page, which may come before the page that has gone lets go of its file.
        await expect(async () => {
          await page.getByRole('button', { name: '录制屏幕' }).first().click();
          const recover = page
            .getByRole('dialog', { name: '录制屏幕' })
            .getByRole('button', { name: /^恢复/ });
          try {
            await recover.click({ timeout: 5000 });
          } catch (error) {
            await page.reload();
            throw error;
          }
        }).toPass();
        await openAbout();
      },
    },
    { field: preview.getByRole('textbox', { name: '简介' }) },
  );
});

test('an application is kept at each input', async ({ page }) => {
  await page.goto('/recruit');
  await typeAndReload(
    page,
    { field: page.getByRole('textbox', { name: '姓名' }) },
    { field: page.getByRole('textbox', { name: '想说的话' }) },
  );
});

test('an essay of an exam is kept at each input', async ({ page, server, watch }) => {
  watch.allow(/ERR_FAILED/);
  leaveWhenAsked(page);
  const essays = sixQuestions.filter(({ type }) => type === 4);
  const { id } = await inDatabase(server, (db) => createPaper(db, { title: '一篇作文', questions: essays }));
  await page.goto(`/exam/papers/detail?id=${id}`);
  await page.getByRole('button', { name: '立即考试' }).click();
  // What is found has been kept on the device.
  await page.route('**/paper/answer/submit', (route) => route.abort());
  await typeAndReload(page, { field: page.getByRole('textbox', { name: /作答/ }) });
});

test('an article is kept at each input', async ({ page, server, watch }) => {
  watch.allow(/ERR_FAILED/);
  leaveWhenAsked(page);
  const { token } = await createAdministrator(server);
  await openAs(page, token, '/manage/articles/new');
  const text = page.getByRole('textbox', { name: '正文' });
  await expect(text).toHaveAttribute('contenteditable');
  await page.route(/\/manage\/articles?(\/|$|\?)/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await typeAndReload(
    page,
    { field: page.getByRole('textbox', { name: '标题' }) },
    {
      field: text,
      open: () => expect(text).toHaveAttribute('contenteditable'),
    },
  );
});

test('a form of the console is kept at each input', async ({ page, server }) => {
  leaveWhenAsked(page);
  const { token } = await createAdministrator(server);
  await openAs(page, token, '/manage/announcements');
  await page.getByRole('button', { name: '新公告' }).click();
  const form = page.getByRole('dialog', { name: '新公告' });
  await typeAndReload(
    page,
    { field: form.getByRole('textbox', { name: '标题' }) },
    { field: form.getByRole('textbox', { name: '内容' }) },
  );
});

test('why an order is completed by hand is kept at each input', async ({ page, server }) => {
  const title = '转账来买的一篇';
  const goodsId = await inDatabase(server, (db) => createArticle(db, { title, thumb: '', charge: 19 }));
  await page.goto(`/order/order?goods_type=article&goods_id=${goodsId}`);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(heading(page, '微信扫码支付')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const { token } = await createAdministrator(server);
  await openAs(page, token, `/manage/orders?keywords=${orderId}`);
  await page.getByRole('button', { name: `“${title}”的订单的操作` }).click();
  await page.getByRole('menuitem', { name: '查看' }).click();
  const details = page.getByRole('dialog', { name: '订单详情' });
  const open = () => details.getByRole('button', { name: '手动完成' }).click();
  await open();
  const field = page.getByRole('alertdialog').getByRole('textbox', { name: /原因/ });
  await typeAndReload(page, { field, open });
});

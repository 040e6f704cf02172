import { routeTable } from '../apps/site/src/routes/route-table.ts';
import { expect, test } from './fixtures.ts';
import { header, heading, learner, loginDialog, signIn, userMenu } from './site.ts';

interface Case {
  /** As in the route table. */
  name: string;
  /** `ID` stands for an article of the test. */
  path: string;
  title: string;
  heading: string;
  hidesHeader?: boolean;
  /** The login dialog lies over it; what is below it can be looked for only when it is closed. */
  opensLogin?: boolean;
  /** Where somebody signed in ends up. @default path */
  forUser?: Pick<Case, 'path' | 'title' | 'heading' | 'hidesHeader'>;
  /** Where a visitor ends up. @default path */
  forGuest?: Pick<Case, 'path' | 'title' | 'heading' | 'opensLogin' | 'hidesHeader'>;
}

const missing = { title: '404', heading: '没有找到这一页', hidesHeader: true };
const home = { path: '/', title: '首页', heading: '读书，问学，相与切磋' };
const articleTitle = 'TITLE';

const cases: Case[] = [
  { name: 'home', ...home },
  { name: 'articles', path: '/article?page=2', title: '文章', heading: '文章' },
  { name: 'article', path: '/article/ID/detail', title: articleTitle, heading: articleTitle },
  { name: 'anthologies', path: '/anthologies', title: '文集', heading: '文集' },
  { name: 'tag', path: '/tag', title: '标签', heading: '标签' },
  { name: 'announcement', path: '/announcement/0', title: '没有找到这一页', heading: '没有找到这一页' },
  { name: 'teachers', path: '/teachers', title: '教师', heading: '教师' },
  { name: 'teacher', path: '/teachers/0', title: '没有找到这一页', heading: '没有找到这一页' },
  { name: 'courses', path: '/courses?level=1', title: '课程', heading: '课程' },
  { name: 'videos', path: '/videos?scene=free', title: '视频', heading: '视频' },
  { name: 'H5paly', path: '/video?id=0', title: '没有找到这一页', heading: '没有找到这一页' },
  {
    name: 'play',
    path: '/play?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: { path: '/login?redirect=%2Fplay%3Fid%3D0', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'playCombo',
    path: '/comboPaly?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: { path: '/login?redirect=%2FcomboPaly%3Fid%3D0', title: '密码登录', heading: '登录书院' },
  },
  { name: 'combos', path: '/combos', title: '专栏', heading: '专栏' },
  { name: 'combo', path: '/combo/detali?id=0', title: '没有找到这一页', heading: '没有找到这一页' },
  { name: 'shopSearch', path: '/shopSearch?keywords=x', title: '搜索商品', heading: '搜索商品' },
  { name: 'shopCategory', path: '/shopCategory', title: '选购', heading: '选购' },
  { name: 'exams', path: '/exam', title: '考试练习', heading: '考试练习' },
  { name: 'papers', path: '/exam/papers', title: '在线考试', heading: '在线考试' },
  { name: 'CourseDetail', path: '/course/0', title: '没有找到这一页', heading: '没有找到这一页' },
  {
    name: 'paper',
    path: '/exam/papers/detail?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fpapers%2Fdetail%3Fid%3D0',
      title: '密码登录',
      heading: '登录书院',
    },
  },
  {
    name: 'playPaper',
    path: '/exam/papers/play?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    hidesHeader: true,
    forGuest: {
      hidesHeader: false,
      path: '/login?redirect=%2Fexam%2Fpapers%2Fplay%3Fid%3D0',
      title: '密码登录',
      heading: '登录书院',
    },
  },
  { name: 'aboutUs', path: '/aboutUs', title: '关于书院', heading: '关于书院' },
  { name: 'collaborate', path: '/collaborate', title: '商务合作', heading: '商务合作' },
  { name: 'recruit', path: '/recruit', title: '教师招募', heading: '教师招募' },
  { name: 'faq', path: '/faq', title: '常见问题', heading: '常见问题' },
  { name: 'anthology', path: '/anthology/0', title: '没有找到这一页', heading: '没有找到这一页' },
  { name: 'record', path: '/record/detail', title: '没有找到这一页', heading: '没有找到这一页' },
  { name: 'note', path: '/note/detail?id=0', title: '没有找到这一页', heading: '没有找到这一页' },
  {
    name: 'editNote',
    path: '/note/edit',
    title: '写笔记',
    heading: '写笔记',
    forGuest: { path: '/login?redirect=%2Fnote%2Fedit', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'myNotes',
    path: '/my/note',
    title: '我的笔记',
    heading: '我的笔记',
    forGuest: { path: '/login?redirect=%2Fmy%2Fnote', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'My',
    path: '/my',
    title: '用户中心',
    heading: '基本信息',
    forGuest: { path: '/login?redirect=%2Fmy', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'Myrecord',
    path: '/my/record',
    title: '我的录制',
    heading: '我的录制',
    forGuest: { path: '/login?redirect=%2Fmy%2Frecord', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'StudyCenter',
    path: '/study-center',
    title: '我的学习',
    heading: '学习中心',
    forGuest: { ...home, opensLogin: true },
  },
  {
    name: 'favorites',
    path: '/my/favorites',
    title: '我的收藏',
    heading: '我的收藏',
    forGuest: { path: '/login?redirect=%2Fmy%2Ffavorites', title: '密码登录', heading: '登录书院' },
  },
  { name: 'collection', path: '/collect/detail', title: '没有找到这一页', heading: '没有找到这一页' },
  { name: 'membership', path: '/vip', title: '会员中心', heading: '会员中心' },
  {
    name: 'cashier',
    path: '/order/order?goods_type=vod&goods_id=1',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: {
      path: '/login?redirect=%2Forder%2Forder%3Fgoods_type%3Dvod%26goods_id%3D1',
      title: '密码登录',
      heading: '登录书院',
    },
  },
  {
    name: 'payment',
    path: '/order/pay',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: { path: '/login?redirect=%2Forder%2Fpay', title: '密码登录', heading: '登录书院' },
  },
  { name: 'paid', path: '/order/success', title: '没有找到这一页', heading: '没有找到这一页' },
  {
    name: 'orders',
    path: '/my/orders',
    title: '所有订单',
    heading: '订单中心',
    forGuest: { path: '/login?redirect=%2Fmy%2Forders', title: '密码登录', heading: '登录书院' },
  },
  { name: 'mockPapers', path: '/exam/mockpaper', title: '模拟考试', heading: '模拟考试' },
  {
    name: 'mockPaper',
    path: '/exam/mockpaper/detail?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fmockpaper%2Fdetail%3Fid%3D0',
      title: '密码登录',
      heading: '登录书院',
    },
  },
  {
    name: 'playMockPaper',
    path: '/exam/mockpaper/play?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    hidesHeader: true,
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fmockpaper%2Fplay%3Fid%3D0',
      title: '密码登录',
      heading: '登录书院',
      hidesHeader: false,
    },
  },
  { name: 'practices', path: '/exam/practice', title: '练习模式', heading: '练习模式' },
  {
    name: 'practice',
    path: '/exam/practice/detail?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fpractice%2Fdetail%3Fid%3D0',
      title: '密码登录',
      heading: '登录书院',
    },
  },
  {
    name: 'playPractice',
    path: '/exam/practice/play?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    hidesHeader: true,
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fpractice%2Fplay%3Fid%3D0',
      title: '密码登录',
      heading: '登录书院',
      hidesHeader: false,
    },
  },
  {
    name: 'wrongBook',
    path: '/exam/wrongbook',
    title: '考试错题本',
    heading: '考试错题本',
    forGuest: { path: '/login?redirect=%2Fexam%2Fwrongbook', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'playWrongBook',
    path: '/exam/wrongbook/play',
    title: '错题本练习',
    heading: '考试错题本',
    hidesHeader: true,
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fwrongbook%2Fplay',
      title: '密码登录',
      heading: '登录书院',
      hidesHeader: false,
    },
  },
  {
    name: 'questionCollection',
    path: '/exam/collection',
    title: '收藏习题',
    heading: '收藏习题',
    forGuest: { path: '/login?redirect=%2Fexam%2Fcollection', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'playQuestionCollection',
    path: '/exam/collection/play',
    title: '收藏习题详情',
    heading: '收藏习题',
    hidesHeader: true,
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fcollection%2Fplay',
      title: '密码登录',
      heading: '登录书院',
      hidesHeader: false,
    },
  },
  {
    name: 'questionBank',
    path: '/exam/questionbank',
    title: '试题库',
    heading: '试题库',
    forGuest: { path: '/login?redirect=%2Fexam%2Fquestionbank', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'playQuestionBank',
    path: '/exam/questionbank/play',
    title: '试题库练习',
    heading: '没有找到这一页',
    hidesHeader: true,
    forGuest: {
      path: '/login?redirect=%2Fexam%2Fquestionbank%2Fplay',
      title: '密码登录',
      heading: '登录书院',
      hidesHeader: false,
    },
  },
  {
    name: 'myQuestions',
    path: '/my/questions',
    title: '我的考试',
    heading: '我的考试',
    forGuest: { path: '/login?redirect=%2Fmy%2Fquestions', title: '密码登录', heading: '登录书院' },
  },
  { name: 'problems', path: '/problem', title: '问答', heading: '问答' },
  {
    name: 'askProblem',
    path: '/problem/add',
    title: '我要提问',
    heading: '我要提问',
  },
  { name: 'problem', path: '/problem/0/detail', title: '没有找到这一页', heading: '没有找到这一页' },
  {
    name: 'editProblem',
    path: '/problem/edit?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: { path: '/login?redirect=%2Fproblem%2Fedit%3Fid%3D0', title: '密码登录', heading: '登录书院' },
  },
  { name: 'solution', path: '/solution/details?id=0', title: '没有找到这一页', heading: '没有找到这一页' },
  {
    name: 'myProblems',
    path: '/my/problem',
    title: '我的问答',
    heading: '我的问答',
    forGuest: { path: '/login?redirect=%2Fmy%2Fproblem', title: '密码登录', heading: '登录书院' },
  },
  { name: 'issues', path: '/issue', title: '话题', heading: '话题' },
  { name: 'issue', path: '/issue/detail?id=0', title: '没有找到这一页', heading: '没有找到这一页' },
  {
    name: 'editIssue',
    path: '/issue/edit',
    title: '写话题',
    heading: '发起话题',
    forGuest: { path: '/login?redirect=%2Fissue%2Fedit', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'myIssues',
    path: '/my/issue',
    title: '我的话题',
    heading: '我的话题',
    forGuest: { path: '/login?redirect=%2Fmy%2Fissue', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'user',
    path: '/user?id=0',
    title: '没有找到这一页',
    heading: '没有找到这一页',
    forGuest: { path: '/login?redirect=%2Fuser%3Fid%3D0', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'following',
    path: '/my/following',
    title: '我的关注',
    heading: '我的关注',
    forGuest: { path: '/login?redirect=%2Fmy%2Ffollowing', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'followers',
    path: '/my/follower',
    title: '我的粉丝',
    heading: '我的粉丝',
    forGuest: { path: '/login?redirect=%2Fmy%2Ffollower', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'messages',
    path: '/my/messages',
    title: '我的消息',
    heading: '我的消息',
    forGuest: { path: '/login?redirect=%2Fmy%2Fmessages', title: '密码登录', heading: '登录书院' },
  },
  {
    name: 'credits',
    path: '/my/credit1Records',
    title: '我的积分',
    heading: '我的积分',
    forGuest: { path: '/login?redirect=%2Fmy%2Fcredit1Records', title: '密码登录', heading: '登录书院' },
  },
  { name: 'login', path: '/login', title: '密码登录', heading: '登录书院', forUser: home },
  {
    name: 'login',
    path: '/login?redirect=%2Farticle',
    title: '密码登录',
    heading: '登录书院',
    forUser: home,
  },
  { name: 'notFound', path: '/404', ...missing },
  { name: 'serverError', path: '/500', title: '500', heading: '页面出了问题', hidesHeader: true },
  { name: 'failure', path: '/error', title: '出错了', heading: '没能完成你的请求', hidesHeader: true },
  { name: 'unknown', path: '/no/such/page?x=1', ...missing },
  { name: 'unknown', path: '/articles', ...missing },
];

/** Those of the console ask for rights: `console.e2e.ts` walks them. */
const openRoutes = routeTable.filter(({ layout }) => layout !== 'manage');

test('AS-01 the table above names every route there is', { tag: '@journey' }, () => {
  expect([...new Set(cases.map(({ name }) => name))].sort()).toEqual(
    openRoutes.map(({ name }) => name).sort(),
  );
});

/** Routes that one test walks: few enough for its limit, and many, since each test has a page and perhaps a sign-in of its own. */
const routesOfATest = 12;

for (const isSignedIn of [false, true])
  test.describe(isSignedIn ? 'for a user' : 'for a guest', () => {
    test.use({ isSignedIn });

    for (let first = 0; first < cases.length; first += routesOfATest) {
      const walked = cases.slice(first, first + routesOfATest);
      test(
        `AS-01 ${walked.map(({ path }) => path).join(', ')} resolve with their titles and headers`,
        { tag: isSignedIn ? ['@journey'] : [] },
        async ({ page, article }) => {
          const fill = (text: string) =>
            text.replace('ID', String(article.id)).replace('TITLE', article.title);
          for (const wanted of walked)
            await test.step(wanted.path, async () => {
              const shown = { ...wanted, ...(isSignedIn ? wanted.forUser : wanted.forGuest) };
              await page.goto(fill(wanted.path));
              if (shown.opensLogin) {
                await expect(loginDialog(page)).toBeVisible();
                await page.keyboard.press('Escape');
              }
              await expect(heading(page, fill(shown.heading))).toBeVisible();
              await expect(page).toHaveTitle(`${fill(shown.title)} - 书院`);
              await expect(page).toHaveURL(fill(shown.path));
              await expect(header(page)).toBeVisible({ visible: !shown.hidesHeader });
              if (isSignedIn && !shown.hidesHeader) await expect(userMenu(page)).toBeVisible();
            });
        },
      );
    }
  });

for (const path of ['/article/999999999/detail', '/article/abc/detail', '/article/0/detail'])
  test(`AS-01 ${path} keeps its address and shows the 404 page in place`, async ({ page, watch }) => {
    watch.allow(/404 \(Not Found\)/);
    await page.goto(path);
    await expect(heading(page, '没有找到这一页')).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: '看看文章' }).click();
    await expect(heading(page, '文章')).toBeVisible();
  });

test('AS-06 a section that the server has switched off has no page, not even for the first visit', async ({
  page,
}) => {
  await page.route('**/other/config', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { features: Record<string, boolean> } };
    json.data.features['vip'] = false;
    await route.fulfill({ response, json });
  });
  await page.goto('/vip');
  await expect(heading(page, '没有找到这一页')).toBeVisible();
  await expect(page).toHaveURL('/vip');
});

const redirects: [asked: string, landed: string][] = [
  ['/login?redirect=%2Farticle%3Fpage%3D2%26category%3D1%23top', '/article?page=2&category=1#top'],
  ['/login', '/'],
  ['/login?redirect=%2F%2Fevil.example%2Fx', '/'],
  ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
  ['/login?redirect=javascript%3Aalert(1)', '/'],
  ['/login?redirect=%2Flogin', '/'],
];

for (const [asked, landed] of redirects)
  test(`AS-01 sign-in at ${asked} leads to ${landed}`, async ({ page }) => {
    await page.goto(asked);
    await signIn(page.getByRole('main'), learner);
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveURL(landed);
    await page.goBack().catch(() => {});
    await expect(page).not.toHaveURL(/login/);
  });

test(
  'LD-10 a wrong password is told in the form and keeps the number',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/login');
    const form = page.getByRole('main');
    await signIn(form, { ...learner, password: 'wrong' });
    await expect(form.getByRole('alert')).toHaveText('手机号或密码错误');
    await expect(form.getByRole('textbox', { name: '手机号' })).toHaveValue(learner.mobile);
    await signIn(form, learner);
    await expect(userMenu(page)).toBeVisible();
  },
);

test('AS-01 the header asks for sign-in by the dialog, over the page where the reader is', async ({
  page,
  article,
}) => {
  await page.goto(article.path);
  await header(page).getByRole('button', { name: '登录' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL(article.path);
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeFocused();
});

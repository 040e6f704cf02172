import { StrictMode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@shuyuan/ui/provider';
import { beforeAll, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';
import { nextFixture } from '../testing/study-progress.fixtures.ts';
import { studiedArticlesOf, studiedOfAllTypes } from '../testing/studied-resources.fixtures.ts';
import { StudyCenter, type StudyCenterProps, type StudyPlace } from './index.ts';
import { createStudyBackend, type StudyBackend } from './study-backend.fixtures.ts';

// jsdom lays nothing out.
beforeAll(() => {
  knowDialogs();
  HTMLElement.prototype.scrollIntoView = () => {};
});

interface Scene extends Partial<StudyCenterProps> {
  host?: TestHost;
  backend?: StudyBackend;
}

/** The study center on a page, its first answer there. */
async function show({
  host = createTestHost({ user: testUser }),
  backend = createStudyBackend(),
  ...props
}: Scene = {}) {
  const followed: string[] = [];
  const draw = (more: Partial<StudyCenterProps> = {}) => (
    <StrictMode>
      <UiProvider locale={host.locale} navigate={(href) => void followed.push(href)}>
        <HostProvider host={host}>
          <StudyCenter study={backend.study} learning={backend.learning} {...props} {...more} />
        </HostProvider>
      </UiProvider>
    </StrictMode>
  );
  const { rerender } = render(draw());
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    followed,
    settle,
    redraw: async (more: Partial<StudyCenterProps>) => {
      rerender(draw(more));
      await settle();
    },
    press: async (name: string | RegExp) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
    choose: async (name: string) => {
      await userEvent.click(screen.getByRole('tab', { name }));
      await settle();
    },
  };
}

const rows = () => screen.queryAllByRole('article');
const row = (title: string) => within(screen.getByRole('heading', { name: title }).closest('article')!);
const many = () => createStudyBackend({ rows: studiedArticlesOf(48) });

it('shows of each article what it is, how far it was read and when, and the way on', async () => {
  const { host, press } = await show();
  expect(screen.getByRole('heading', { level: 2, name: '学习中心' })).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('在学');
  expect(rows()).toHaveLength(4);
  const first = row('慢慢读，才读得远');
  expect(first.getByText('文章')).toBeTruthy();
  expect(first.getByText('约2分钟')).toBeTruthy();
  expect(first.getByText('已读42%')).toBeTruthy();
  expect(first.getByText('3小时前').parentElement?.textContent).toBe('3小时前读过');
  expect(row('变量名是写给人看的').getByText('已读完')).toBeTruthy();
  await press('继续阅读 慢慢读，才读得远');
  await press('再读一遍 变量名是写给人看的');
  expect(host.navigations).toEqual([
    { kind: 'article', id: 301 },
    { kind: 'article', id: 304 },
  ]);
});

it('leads to an article by a link where the page gives its address', async () => {
  const { host, followed } = await show({ getHref: ({ type, id }) => `/${type}/${id}/detail` });
  const link = screen.getByRole('link', { name: '继续阅读 慢慢读，才读得远' });
  expect(link.getAttribute('href')).toBe('/article/301/detail');
  await userEvent.click(link);
  expect(followed).toEqual(['/article/301/detail']);
  expect(host.navigations).toEqual([]);
});

it('says what is bought, what it costs, and that members read it free', async () => {
  const { choose } = await show();
  await choose('收藏');
  expect(row('把一句话写清楚').getByText('已购买')).toBeTruthy();
  expect(row('把一句话写清楚').queryByText('会员免费')).toBeNull();
  const unbought = row('用一根影子量出地球');
  expect(unbought.getByText('会员免费')).toBeTruthy();
  expect(unbought.getByText('12元')).toBeTruthy();
  expect(unbought.getByText('还没开始读')).toBeTruthy();
  expect(unbought.getByRole('button', { name: '开始阅读 用一根影子量出地球' })).toBeTruthy();
  expect(row('变量名是写给人看的').queryByText(/元|已购买/)).toBeNull();
  await choose('订阅');
  expect(row('合上书，再学一遍').getByText('1天前').parentElement?.textContent).toBe('购买于1天前');
});

it('mixes all types, and shows those of one where that is chosen', async () => {
  const { choose, settle } = await show({ backend: createStudyBackend({ rows: studiedOfAllTypes }) });
  await choose('收藏');
  const course = row('从删改开始学写作');
  expect(course.getByText('共12课时')).toBeTruthy();
  expect(course.getByText('已学50%')).toBeTruthy();
  expect(course.getByText('已下架，你仍可以学')).toBeTruthy();
  expect(course.getByRole('button', { name: '继续学习 从删改开始学写作' })).toBeTruthy();
  expect(row('期中测验').getByText('已交卷')).toBeTruthy();
  // The host has no place for a paper.
  expect(
    row('期中测验')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['取消收藏']);
  const types = screen.getByRole('combobox', { name: '类型' });
  expect(
    within(types)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['全部类型（5）', '文章（2）', '课程（1）', '文集（1）', '试卷（1）']);
  await userEvent.selectOptions(types, '文集（1）');
  await settle();
  expect(rows().map((each) => within(each).getByRole('heading').textContent)).toEqual(['灯下读帖']);
});

it('says of what is gone that it is, leads nowhere, and lets it be put back', async () => {
  const { choose, press, backend } = await show({
    backend: createStudyBackend({ rows: studiedOfAllTypes }),
    getHref: ({ type, id }) => `/${type}/${id}`,
  });
  await choose('收藏');
  const gone = row('内容已下架');
  expect(gone.queryByRole('link')).toBeNull();
  expect(gone.queryByText(/还没开始|分钟/)).toBeNull();
  await press('取消收藏：内容已下架');
  expect(backend.isCollected(399)).toBe(false);
  expect(gone.getByText('已取消收藏')).toBeTruthy();
});

it('puts its headings at the level that the page wants', async () => {
  await show({ level: 1 });
  const [title, article] = screen.getAllByRole('heading');
  expect([title, article].map((heading) => heading?.tagName)).toEqual(['H1', 'H2']);
});

it('asks a visitor to sign in, and shows the articles of whoever does', async () => {
  const { host, press, settle } = await show({ host: createTestHost() });
  expect(rows()).toHaveLength(0);
  await press('登录');
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
  act(() => host.setUser(testUser));
  await settle();
  expect(rows()).toHaveLength(4);
});

it('goes through the tabs by keys, and keeps the focus in the tab', async () => {
  const onPlace = vi.fn<(place: StudyPlace) => void>();
  const { settle } = await show({ onPlace });
  screen.getByRole('tab', { name: '在学' }).focus();
  await userEvent.keyboard('{End}');
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '历史', selected: true }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('历史，共3项');
  expect(onPlace).toHaveBeenCalledExactlyOnceWith({ tab: 'history', page: 1 });
});

it('puts back and takes back by the same button, which keeps the focus', async () => {
  const { choose, settle, backend } = await show();
  await choose('收藏');
  const button = screen.getByRole('button', { name: '取消收藏：把一句话写清楚' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '撤销取消收藏：把一句话写清楚' }));
  expect(row('把一句话写清楚').getByText('已取消收藏')).toBeTruthy();
  await settle();
  expect(backend.isCollected(302)).toBe(false);
  await userEvent.keyboard(' ');
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消收藏：把一句话写清楚' }));
  expect(backend.isCollected(302)).toBe(true);
});

it('offers to put back in the tab of what was set aside alone', async () => {
  const { choose } = await show();
  expect(screen.queryByRole('button', { name: /^取消收藏/ })).toBeNull();
  await choose('订阅');
  expect(screen.queryByRole('button', { name: /^取消收藏/ })).toBeNull();
});

it('turns pages, and follows an address that leads elsewhere', async () => {
  const onPlace = vi.fn<(place: StudyPlace) => void>();
  const { press, redraw } = await show({ backend: many(), onPlace });
  expect(rows()).toHaveLength(10);
  await press('下一页');
  expect(onPlace).toHaveBeenLastCalledWith({ tab: 'learning', page: 2 });
  expect(screen.getByRole('button', { name: /第2页/ }).getAttribute('aria-current')).toBe('page');
  await redraw({ place: { tab: 'learning', page: 4 } });
  expect(rows()).toHaveLength(2);
  await redraw({ place: { tab: 'subscribed', page: 1 } });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('订阅');
  expect(onPlace).toHaveBeenCalledOnce();
});

it('brings whoever turned a long page to its beginning', async () => {
  const { press } = await show({ backend: many() });
  const list = screen.getByRole('group', { name: '内容列表' });
  list.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
  await press('下一页');
  expect(document.activeElement).toBe(list);
});

it('needs no pages for what fits on one', async () => {
  await show();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('says in words what is empty, and where to go on', async () => {
  const onBrowse = vi.fn<() => void>();
  const { choose, press, redraw } = await show({ backend: createStudyBackend({ rows: [] }), onBrowse });
  expect(screen.getByText('还没有在学的内容')).toBeTruthy();
  await choose('订阅');
  expect(screen.getByText('还没有购买过内容')).toBeTruthy();
  await choose('收藏');
  expect(screen.getByText('还没有收藏的内容')).toBeTruthy();
  await press('去看看文章');
  expect(onBrowse).toHaveBeenCalledOnce();
  await redraw({});
});

it('says that it failed, tries again, and gives the focus of the button that has gone to the list', async () => {
  const onReady = vi.fn<() => void>();
  const backend = createStudyBackend();
  const { study } = backend;
  let isBroken = true;
  const { press } = await show({
    backend,
    onReady,
    study: {
      ...study,
      list: (query) => (isBroken ? Promise.reject(unplugged()) : study.list(query)),
    },
  });
  expect(screen.getByRole('alert').textContent).toBe('内容没有加载出来');
  expect(onReady).toHaveBeenCalled();
  isBroken = false;
  await press('重试');
  expect(rows()).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '内容列表' }));
});

it('says that it has something to show once the articles are there', async () => {
  const onReady = vi.fn<() => void>();
  const backend = createStudyBackend();
  const release = backend.hold('list');
  const { settle } = await show({ backend, onReady });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('正在加载内容');
  expect(onReady).not.toHaveBeenCalled();
  release();
  await settle();
  expect(onReady).toHaveBeenCalled();
});

it('speaks English, and the words of the page', async () => {
  await show({
    host: createTestHost({ user: testUser, locale: 'en' }),
    strings: { title: 'My reading' },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'My reading' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on reading 慢慢读，才读得远' })).toBeTruthy();
  expect(screen.getByText('42% read')).toBeTruthy();
});

it('CL-17: has what is next as the first thing, with its second, and the way into it', async () => {
  const { host, press } = await show();
  const next = within(screen.getByRole('region', { name: '接着学' }));
  expect(next.getByRole('heading', { name: '先找骨架，再看血肉' })).toBeTruthy();
  expect(next.getByText('怎样读一本难读的书，第7课时')).toBeTruthy();
  expect(next.getByText('已学完6课时，共18课时 · 还剩约12分钟')).toBeTruthy();
  await press('从12:40接着看');
  expect(host.navigations).toEqual([{ kind: 'video', id: 77 }]);
});

it.each([
  ['start', '开始学习'],
  ['review', '复习'],
] as const)('CL-17: says %s of a course in words', async (action, words) => {
  const lesson = nextFixture.lesson && { ...nextFixture.lesson, action, position: 0 };
  await show({ backend: createStudyBackend({ next: { ...nextFixture, lesson } }) });
  expect(screen.getByRole('button', { name: words })).toBeTruthy();
});

it('goes on with the last article where there is neither a lesson nor a video', async () => {
  const next = { ...nextFixture, lesson: null, video: null };
  const { host, press } = await show({ backend: createStudyBackend({ next }) });
  await press('从42%接着读');
  expect(host.navigations).toEqual([{ kind: 'article', id: 301 }]);
});

it('CL-16: tells the days in a row and the minutes of each day of the week in words', async () => {
  await show();
  expect(screen.getByRole('region', { name: '连续学习' }).textContent).toContain('4天');
  const week = within(screen.getByRole('region', { name: '本周学习时间' }));
  const days = week.getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]?.textContent).toContain('今天 25分钟');
  expect(days[0]?.getAttribute('aria-current')).toBe('date');
  expect(days[6]?.textContent).toContain('周日 还没到');
});

it('shows how far each lesson was studied in a dialog, and gives the focus back', async () => {
  const { press } = await show();
  await press('学习进度');
  const dialog = within(screen.getByRole('dialog', { name: '学习进度：怎样读一本难读的书' }));
  const lessons = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lessons).toEqual([
    '书为什么难读已学完',
    '先找骨架，再看血肉未学完，已学41% · 看了08:20，共20:00',
    '第二章给每章写一句话未开始',
    '补充阅读未开通，未开始',
  ]);
  await press('关闭');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists the history by day, and takes a row out of it', async () => {
  const { choose, press, backend } = await show();
  await choose('历史');
  expect(screen.getByRole('heading', { name: '今天' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '昨天' })).toBeTruthy();
  const video = within(rows()[0]!);
  expect(video.getByText('09:30学过')).toBeTruthy();
  expect(video.getByText('看到12:40')).toBeTruthy();
  await press('移出历史：先找骨架，再看血肉');
  expect(rows()).toHaveLength(2);
  expect(backend.counted('forget')).toBe(1);
  expect(screen.queryByRole('heading', { name: '今天' })).toBeNull();
});

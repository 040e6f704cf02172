import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, Refusal, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../app.tsx';
import { everyPermission, manageTable } from '../../testing/manage-table.fixtures.tsx';
import { configFixture, emptyHomeFixture, everythingOpen } from '../../testing/site.fixtures.ts';
import { createStorySite, type StorySiteOptions } from '../../testing/story-site.tsx';
import { manageGroups, managePlaces } from './manage-places.ts';
import { manageStrings } from './manage.strings.ts';
import { matchCommands, type Command } from './commands.ts';

const administrator = {
  ...testUser,
  nick_name: '周闻笛',
  role: { id: 1, name: '管理员' },
  permissions: everyPermission,
};
const noticeWriter = { ...testUser, permissions: { announcement: 1 } as const };

const someOpen = { ...configFixture, features: { ...configFixture.features, practice: true } };

function open(options: Partial<StorySiteOptions> = {}) {
  const story = createStorySite({
    path: '/manage',
    user: administrator,
    table: manageTable,
    ...options,
    scenario: { home: { index: emptyHomeFixture }, ...options.scenario },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { ...story, here: () => story.router.state.location.pathname };
}

const navigation = () => screen.findByRole('navigation', { name: '管理后台导航' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shown = async () =>
  within(await navigation())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the console', () => {
  it('shows all its places in their groups to who may enter them all, and begins with the first', async () => {
    const story = open();
    await heading('manageArticles');
    expect(await shown()).toEqual(managePlaces.map(({ name }) => manageStrings['zh-CN'].places[name]));
    expect(story.here()).toBe('/manage/articles');
    const groups = within(await navigation()).getAllByRole('list');
    expect(groups.map((group) => within(group).getAllByRole('link').length)).toEqual(
      manageGroups.map((name) => managePlaces.filter(({ group }) => group === name).length),
    );
    expect(screen.getByRole('link', { name: '文章' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('says above a page whose section the school has closed that learners do not see it, with the way to the settings', async () => {
    open({ path: '/manage/papers' });
    await heading('managePapers');
    const hint = within(screen.getByRole('complementary', { name: '功能开关' }));
    hint.getByText(/“考试”已在设置里关闭，学员看不到这里的内容。/);
    expect(hint.getByRole('link', { name: '去设置' }).getAttribute('href')).toBe('/manage/settings');
  });

  it.each([
    ['an open section', '/manage/papers', 'managePapers', everythingOpen],
    ['no section', '/manage/articles', 'manageArticles', configFixture],
    ['several sections of which one is open', '/manage/questions', 'manageQuestions', someOpen],
  ])('says nothing above a page of %s', async (_, path, name, config) => {
    open({ path, scenario: { config: { public: config } } });
    await heading(name);
    expect(screen.queryByRole('complementary', { name: '功能开关' })).toBeNull();
  });

  it('shows no more than the person may see, and leads to the first of that', async () => {
    const story = open({ user: noticeWriter });
    expect(await shown()).toEqual(['公告']);
    expect(story.here()).toBe('/manage/announcements');
  });

  it('says how many attempts wait at the place of marking, anew on each page', async () => {
    let total = 3;
    const list = () => ({ data: [], total });
    const user = { ...testUser, permissions: { 'paper.mark': 1, announcement: 1, slide: 1 } as const };
    const story = open({ user, scenario: { manageMarking: { list } } });
    expect(await screen.findByRole('link', { name: /^阅卷.*3项待处理$/ })).toBeTruthy();
    total = 0;
    await act(() => story.router.navigate('/manage/slides'));
    await screen.findByRole('link', { name: '阅卷' });
  });

  it('says so to who holds another permission, and keeps what they may see', async () => {
    const story = open({ user: noticeWriter });
    await heading('manageAnnouncements');
    await act(() => story.router.navigate('/manage/roles'));
    await screen.findByRole('heading', { level: 1, name: '你没有打开这一页的权限' });
    expect(await shown()).toEqual(['公告']);
    await userEvent.click(screen.getByRole('link', { name: '公告' }));
    await screen.findByRole('heading', { level: 1, name: 'manageAnnouncements' });
  });

  it.each(['/manage', '/manage/articles'])(
    'fetches nothing of %s for who holds no permission, says so, and has a way home',
    async (path) => {
      const page = vi.fn<() => Promise<never>>();
      const table = manageTable.map((route) => (route.layout === 'manage' ? { ...route, page } : route));
      const story = open({ user: testUser, path, table });
      await screen.findByRole('heading', { level: 1, name: '你没有打开这一页的权限' });
      expect(page).not.toHaveBeenCalled();
      expect(screen.queryByRole('navigation', { name: '管理后台导航' })).toBeNull();
      await userEvent.click(screen.getByRole('link', { name: '回到首页' }));
      await waitFor(() => expect(story.here()).toBe('/'));
    },
  );

  it('sends a guest to the login screen', async () => {
    const story = open({ user: null, path: '/manage/roles' });
    await waitFor(() => expect(story.here()).toBe('/login'));
    expect(story.router.state.location.search).toBe('?redirect=%2Fmanage%2Froles');
  });

  /** As when the site is opened: the token is there, and its user is on the way. */
  function enterUnknown(my: NonNullable<Scenario['my']>) {
    const story = open({ path: '/', scenario: { my } });
    act(() => story.site.session.setState({ user: null }));
    act(() => void story.router.navigate('/manage'));
    return story;
  }

  it('waits for the person before it decides', async () => {
    enterUnknown({ detail: administrator });
    await heading('manageArticles');
    expect(await shown()).toHaveLength(managePlaces.length);
  });

  it('offers to reload when the person cannot be loaded', async () => {
    enterUnknown({ detail: offline });
    await heading('页面没有加载完整');
    expect(screen.getByRole('button', { name: '重新加载' })).toBeDefined();
  });

  it('goes to the login screen when the session turns out to be over', async () => {
    const refused = Promise.withResolvers<void>();
    const story = enterUnknown({
      detail: () => {
        refused.resolve();
        return new Refusal(401, '');
      },
    });
    await refused.promise;
    // As the client tells the session of a refused token.
    act(() => story.site.session.expire(story.site.session.getState().token));
    await waitFor(() => expect(story.here()).toBe('/login'));
  });

  it('is one stop for the Tab key, and arrow keys go along its places', async () => {
    open();
    await heading('manageArticles');
    const links = within(await navigation()).getAllByRole('link');
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([
      0,
      ...Array<number>(managePlaces.length - 1).fill(-1),
    ]);
    act(() => links[0]!.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(links[2]);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(links[0]);
    await userEvent.keyboard('{End}{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'manageLog' });
  });

  it('leads from the user menu of the site to the console, and back', async () => {
    const story = open({ path: '/' });
    await userEvent.click(await screen.findByRole('button', { name: /用户菜单/ }));
    await userEvent.click(screen.getByRole('link', { name: '管理后台' }));
    await navigation();
    await userEvent.click(screen.getByRole('link', { name: '回到网站' }));
    await waitFor(() => expect(story.here()).toBe('/'));
  });

  it('is seen as a role in this tab, says so, and leads back', async () => {
    const story = open({
      scenario: {
        my: { detail: () => (story.site.preview.getState().role ? noticeWriter : administrator) },
      },
    });
    await heading('manageArticles');
    act(() => story.site.preview.start({ token: 'seen-as', name: '公告员' }));
    await screen.findByText('正在以“公告员”身份查看');
    await waitFor(async () => expect(await shown()).toEqual(['公告']));
    // Nothing of the console is this role's; what is the person's own is there again at once.
    await act(() => story.router.navigate('/manage/roles'));
    await heading('你没有打开这一页的权限');
    await userEvent.click(screen.getByRole('button', { name: '退出预览' }));
    await heading('manageArticles');
    await waitFor(async () => expect(await shown()).toHaveLength(managePlaces.length));
    expect(screen.queryByText(/身份查看/)).toBeNull();
    expect(story.site.session.getState().token).toBe('story');
  });

  it('has no entry in the user menu of who may enter none of its places', async () => {
    open({ path: '/', user: testUser });
    await userEvent.click(await screen.findByRole('button', { name: /用户菜单/ }));
    expect(screen.queryByRole('link', { name: '管理后台' })).toBeNull();
  });
});

describe('the command menu', () => {
  it('goes to a page by a part of its name', async () => {
    const story = open();
    await heading('manageArticles');
    await userEvent.click(screen.getAllByRole('button', { name: /找页面/ })[0]!);
    const field = await screen.findByRole('combobox');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '角');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['打开角色']);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'manageRoles' });
    expect(story.here()).toBe('/manage/roles');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does something, chosen by arrow keys, and says what it does not find', async () => {
    const story = open();
    await heading('manageArticles');
    await userEvent.click(screen.getAllByRole('button', { name: /找页面/ })[0]!);
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, '没有的');
    expect(screen.getByRole('status').textContent).toBe('没有找到“没有的”');
    await userEvent.clear(field);
    await userEvent.type(field, '外观');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(story.site.preferences.getState().theme).toBe('dark');
  });

  it('finds by all words, in any order and any case', () => {
    const commands: Command[] = [
      { id: 'a', kind: 'Go to', label: 'Articles', run() {} },
      { id: 'b', kind: 'Do', label: 'Write an article', run() {} },
    ];
    const ids = (question: string) => matchCommands(commands, question).map(({ id }) => id);
    expect(ids('article')).toEqual(['a', 'b']);
    expect(ids('ARTICLE do')).toEqual(['b']);
    expect(ids('')).toEqual(['a', 'b']);
    expect(ids('roles')).toEqual([]);
  });
});

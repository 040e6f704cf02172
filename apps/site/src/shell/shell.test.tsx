import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../app.tsx';
import { defaultFlags } from '../stores/flags.ts';
import { routeTable } from '../routes/route-table.ts';
import { offline, Refusal, silence, type Scenario } from '@shuyuan/widgets/testing';
import {
  articleDetailFixture,
  articleListFixture,
  commentsFixture,
  configFixture,
  homeFixture,
} from '../testing/site.fixtures.ts';
import { createStorySite, type StorySiteOptions } from '../testing/story-site.tsx';
import type { SiteRoute } from './site-route.ts';
import { PageLoadError } from '../routes/load-page.ts';

const everything = {
  home: { index: homeFixture },
  articles: { list: articleListFixture, detail: articleDetailFixture },
  comments: { list: commentsFixture },
};

function open(options: StorySiteOptions) {
  const story = createStorySite({ scenario: everything, ...options });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const { location } = story.router.state;
  return { ...story, location, here: () => story.router.state.location };
}

const go = (story: ReturnType<typeof open>, to: string | number) =>
  act(() => (typeof to === 'number' ? story.router.navigate(to) : story.router.navigate(to)));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the routes', () => {
  it('AS-01 set their title on every navigation, and a thing its own name', async () => {
    const story = open({ path: '/' });
    await heading('读书，问学，相与切磋');
    await go(story, '/article');
    await heading('文章');
    await go(story, '/article/3/detail');
    await heading(articleDetailFixture.article.title);
    await go(story, '/nowhere');
    await heading('没有找到这一页');
    const titles = story.page.titles.filter((title, index, all) => title !== all[index - 1]);
    expect(titles).toEqual([
      '首页 - 书院',
      '文章 - 书院',
      '文章详情 - 书院',
      `${articleDetailFixture.article.title} - 书院`,
      '404 - 书院',
    ]);
  });

  const members: SiteRoute = {
    name: 'articles',
    path: '/members',
    auth: 'page',
    page: async () => ({ default: () => <h1>只给成员</h1> }),
  };
  const table = [members, { ...members, path: '/share', auth: 'dialog' as const }, ...routeTable];

  it('AS-01 send a guest to the login screen with the full path, and on to it after sign-in', async () => {
    const story = open({
      path: '/members?id=3#part',
      table,
      scenario: { ...everything, session: { loginByPassword: { token: 'fresh' } }, my: { detail: testUser } },
    });
    await heading('登录书院');
    expect(story.here().search).toBe('?redirect=%2Fmembers%3Fid%3D3%23part');
    await signIn();
    await heading('只给成员');
    expect(story.here()).toMatchObject({ pathname: '/members', search: '?id=3', hash: '#part' });
  });

  it('AS-01 open the login dialog where the specification says so, and go on after sign-in', async () => {
    const story = open({
      path: '/article',
      table,
      scenario: { ...everything, session: { loginByPassword: { token: 'fresh' } }, my: { detail: testUser } },
    });
    await heading('文章');
    await go(story, '/share');
    await screen.findByRole('dialog', { name: '登录' });
    await signIn();
    await heading('只给成员');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['login screen', '/members?id=3'],
    ['login dialog', '/share'],
  ])('AS-01 AS-04 lead a guest on from the %s who signs in without its form', async (_, path) => {
    const story = open({ path, table, scenario: { ...everything, my: { detail: testUser } } });
    await screen.findByLabelText('手机号');
    // As after a login code, or a sign-in in another tab.
    story.site.session.adopt('fresh');
    await act(() => story.site.session.refreshUser());
    await heading('只给成员');
    expect(story.here().pathname + story.here().search).toBe(path);
    expect(story.router.state.historyAction).toBe(path === '/share' ? 'PUSH' : 'REPLACE');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AS-01 AS-04 let a guest in who signs in while the page that they are sent away from is still on its way', async () => {
    const code = Promise.withResolvers<Awaited<ReturnType<SiteRoute['page']>>>();
    const late = [{ ...members, page: () => code.promise }, ...routeTable];
    const story = open({
      path: '/members?id=3',
      table: late,
      scenario: { ...everything, my: { detail: testUser } },
    });
    story.site.session.start('fresh');
    await act(() => story.site.session.refreshUser());
    code.resolve(await members.page());
    await heading('只给成员');
    expect(story.here()).toMatchObject({ pathname: '/members', search: '?id=3' });
  });

  it('AS-01 take a token from the query into the session, and out of the address', async () => {
    const story = open({ path: '/members?token=abc&id=3', table, scenario: { my: { detail: testUser } } });
    await heading('只给成员');
    expect(story.here().search).toBe('?id=3');
    expect(story.site.session.getState().token).toBe('abc');
    await waitFor(() => expect(story.site.session.getState().user).toEqual(testUser));
  });

  describe('with a token of another person', () => {
    const other = { ...testUser, id: 77, nick_name: '周行', uuid: 'SY20260077' };
    const openLink = (linked: Record<string, typeof testUser> = { theirs: other }) =>
      open({ path: '/members?token=theirs&id=3', table, user: testUser, linked });
    const asked = () => screen.findByRole('alertdialog', { name: '这个链接属于另一个账号' });

    it('T15 ask who is to be signed in, and leave everything as it was when the person stays', async () => {
      const story = openLink();
      const question = within(await asked());
      expect(question.getByText(`${testUser.nick_name}（${testUser.uuid}）`)).toBeTruthy();
      expect(question.getByText('周行（SY20260077）')).toBeTruthy();
      expect(story.here().search).toBe('?id=3');
      const stay = question.getByRole('button', { name: '保持现在的账号' });
      expect(document.activeElement).toBe(stay);
      await userEvent.click(stay);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(story.site.session.getState()).toMatchObject({ token: 'story', user: testUser });
    });

    it('T15 leave everything as it was at Escape', async () => {
      const story = openLink();
      await asked();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(story.site.session.getState()).toMatchObject({ token: 'story', linkedAccount: null });
    });

    it('T15 go over to the other account when the person says so', async () => {
      const story = openLink();
      await userEvent.click(within(await asked()).getByRole('button', { name: '换成链接里的账号' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(story.site.session.getState()).toMatchObject({ token: 'theirs', user: other });
      expect(await screen.findByRole('button', { name: '用户菜单：周行' })).toBeTruthy();
    });

    it.each([
      ['it is of the same account', { theirs: testUser }, 'theirs'],
      ['the server does not know it', {}, 'story'],
    ])('T15 ask nothing where %s', async (_, linked, token) => {
      const story = openLink(linked);
      await heading('只给成员');
      await waitFor(() =>
        expect(story.site.session.getState()).toMatchObject({ token, linkedAccount: null }),
      );
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  it('AS-01 send a signed-in visitor from the login screen home', async () => {
    const story = open({ path: '/login?redirect=%2Farticle', user: testUser });
    await heading('读书，问学，相与切磋');
    expect(story.here().pathname).toBe('/');
  });

  it.each([
    ['while it is on its way', false],
    ['when it stands', true],
  ])('AS-06 close and open the first page when the server tells of its switch %s', async (_, stands) => {
    const story = open({
      path: '/vip',
      scenario: { config: { public: silence }, memberships: { plans: [] } },
    });
    const tell = (vip: boolean) => act(() => story.site.config.setState({ flags: { ...defaultFlags, vip } }));
    if (stands) await heading('开通会员，会员内容随便学');
    tell(false);
    await heading('没有找到这一页');
    expect(story.here().pathname).toBe('/vip');
    tell(true);
    await heading('开通会员，会员内容随便学');
  });

  it('AS-06 wait with a page whose switch is closed by default until the server has told of it', async () => {
    const story = open({ path: '/exam/papers', scenario: { config: { public: silence } } });
    await waitFor(() => expect(story.calls).toContain('GET /api/v2/other/config'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('heading')).toBeNull();
    act(() => story.site.config.setState({ flags: { ...defaultFlags, paper: true } }));
    await heading('在线考试');
    expect(story.here().pathname).toBe('/exam/papers');
  });

  it('AS-06 answer for a page whose switch is closed by default when the server cannot be reached', async () => {
    open({ path: '/exam/papers', scenario: { config: { public: offline } } });
    expect(await heading('没有找到这一页')).toBeTruthy();
  });

  it('AS-06 say of a section that the school has closed which one it is, what is not there, and where to go', async () => {
    const story = open({ path: '/exam/papers', scenario: everything });
    await heading('“考试”没有开放');
    const main = within(screen.getByRole('main'));
    main.getByText(/已购买的学员暂时打不开/);
    expect(main.getByRole('link', { name: '课程' }).getAttribute('href')).toBe('/courses');
    expect(story.here().pathname).toBe('/exam/papers');
  });

  it('AS-06 leave whoever is signing in where they are when the server tells of the switches', async () => {
    const story = open({ path: '/login?redirect=%2Fvip', scenario: { config: { public: silence } } });
    await heading('登录书院');
    await act(async () => {
      story.site.session.adopt('fresh');
      story.site.config.setState({ flags: { ...defaultFlags, vip: false } });
    });
    expect(story.here().search).toBe('?redirect=%2Fvip');
  });

  it('leave a page that only members may see when the session ends', async () => {
    const story = open({ path: '/members', table, user: testUser });
    await heading('只给成员');
    act(() => story.site.session.expire('story'));
    expect(await heading('登录书院')).toBeTruthy();
  });
});

async function signIn() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('手机号'), '13800000001');
  await user.type(screen.getByLabelText('密码'), 'shuyuan-demo{Enter}');
}

describe('home', () => {
  it('AS-07 is kept alive: leaving and returning makes no request and keeps its state and scroll', async () => {
    const story = open({ path: '/' });
    const user = userEvent.setup();
    await heading('读书，问学，相与切磋');
    await user.click(await screen.findByRole('button', { name: '下一幅' }));
    act(() => story.page.scroll(450));
    await go(story, '/article');
    await heading('文章');
    expect(story.page.scrollTop()).toBe(0);

    const before = story.calls.length;
    await go(story, '/');
    await screen.findByRole('link', { name: /把一句话写清楚.*不靠辞藻/ });
    expect(story.calls.slice(before)).toEqual([]);
    expect(story.page.scrollTop()).toBe(450);
  });
});

describe('a list', () => {
  it('AS-08 is left and come back to at the same place, once its data is there', async () => {
    const story = open({ path: '/article' });
    await screen.findByRole('link', { name: '慢慢读，才读得远' });
    act(() => story.page.scroll(700));
    await go(story, '/article/3/detail');
    await heading(articleDetailFixture.article.title);
    await go(story, -1);
    await screen.findByRole('link', { name: '慢慢读，才读得远' });
    expect(story.page.scrollTop()).toBe(700);
  });

  it('carries category, page and size in the address', async () => {
    const story = open({ path: '/article?category=2' });
    const user = userEvent.setup();
    await screen.findByRole('link', { name: '慢慢读，才读得远' });
    await user.click(screen.getByRole('link', { name: /^第3页$|^3$/ }));
    await waitFor(() => expect(story.here().search).toBe('?page=3&category=2'));
    await waitFor(() => expect(story.calls.at(-1)).toBe('GET /api/v2/article?page=3&size=12&category_id=2'));
    await user.click(screen.getByRole('link', { name: /读书/ }));
    await waitFor(() => expect(story.here().search).toBe('?category=1'));
  });

  it('tries again after a failure, which is only logged', async () => {
    const scenario = { articles: { list: offline as typeof offline | typeof articleListFixture } };
    const story = open({ path: '/article', scenario });
    await screen.findByText('文章列表没有加载出来');
    expect(story.logged).toContain('articles 1 12 ');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});

describe('an expired session', () => {
  it('AS-03 replaces the current screen with the login screen', async () => {
    const story = open({ path: '/article', user: testUser });
    await heading('文章');
    const depth = story.router.state.historyAction;
    act(() => story.site.session.expire('story'));
    await heading('登录书院');
    expect(depth).toBe('POP');
    expect(story.router.state.historyAction).toBe('REPLACE');
  });
});

describe('the header', () => {
  const longName = { ...testUser, nick_name: '一个名字特别特别长的同学', role: { id: 1, name: '学员' } };

  it('AS-05 cuts the name to 2 characters, and to 10 in the panel, which shows id and role', async () => {
    open({ path: '/article', user: longName });
    const user = userEvent.setup();
    const trigger = await screen.findByRole('button', { name: '用户菜单：一个…' });
    await user.click(trigger);
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('一个名字特别特别长的…')).toBeTruthy();
    expect(header.getByText('学员')).toBeTruthy();
    expect(header.getByText(testUser.uuid)).toBeTruthy();
    expect(header.getAllByRole('button').at(-1)?.textContent).toBe('退出登录');
    await user.keyboard('{Escape}');
    expect(header.queryByText('学员')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('AS-05 shows the role of a member too, beside the membership', async () => {
    const membership = { id: 1, name: '年度会员', expired_at: '2027-01-01T00:00:00Z' };
    open({ path: '/article', user: { ...longName, membership } });
    await userEvent.setup().click(await screen.findByRole('button', { name: '用户菜单：一个…' }));
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('学员')).toBeTruthy();
    expect(header.getByText('年度会员')).toBeTruthy();
  });

  it('copies the account id and says so; and says when the browser refuses', async () => {
    const story = open({ path: '/article', user: testUser });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /用户菜单/ }));
    await user.click(screen.getByRole('button', { name: '复制账号ID' }));
    await screen.findByText('复制成功');
    expect(story.host.copied).toEqual([testUser.uuid]);
    story.site.host.clipboard.writeText = () => Promise.reject(new Error('no'));
    await user.click(screen.getByRole('button', { name: '复制账号ID' }));
    await screen.findByText('复制失败');
  });

  it.each([
    ['安全退出成功', {}, null],
    ['网络错误', offline, testUser],
  ] as const)('says %s on logout', async (text, logout, remaining) => {
    const story = open({
      path: '/article',
      user: testUser,
      scenario: { ...everything, session: { logout } },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /用户菜单/ }));
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await screen.findByText(text);
    expect(story.site.session.getState().user).toEqual(remaining);
  });

  it('AS-05 is clear at the top of home, opaque from 200 px, and solid elsewhere', async () => {
    const story = open({ path: '/' });
    const opacity = () => screen.getByRole('banner').style.getPropertyValue('--site-header-opacity');
    await heading('读书，问学，相与切磋');
    await waitFor(() => expect(opacity()).toBe('0'));
    act(() => story.page.scroll(100));
    expect(opacity()).toBe('0.5');
    act(() => story.page.scroll(200));
    expect(opacity()).toBe('1');
    act(() => story.page.scroll(900));
    expect(opacity()).toBe('1');
    await go(story, '/article');
    await heading('文章');
    await waitFor(() => expect(opacity()).toBe('1'));
  });

  it('is hidden on error pages, and comes back without asking for its navigation again', async () => {
    const story = open({ path: '/article' });
    await screen.findByRole('link', { name: '首页' });
    await go(story, '/nowhere');
    await heading('没有找到这一页');
    expect(screen.queryByRole('banner')).toBeNull();
    await go(story, '/article');
    await screen.findByRole('link', { name: '首页' });
    expect(story.calls.filter((call) => call.includes('/navs'))).toHaveLength(1);
  });

  it('shows the navigation of the server with its child items', async () => {
    open({ path: '/' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '展开文章' }));
    expect(screen.getByRole('link', { name: '写作' }).getAttribute('href')).toBe('/article?category=2');
  });

  it('closes an open panel at a press anywhere else, and not at one inside', async () => {
    open({ path: '/article' });
    const user = userEvent.setup();
    const trigger = await screen.findByRole('button', { name: '外观与语言' });
    const isOpen = () => trigger.getAttribute('aria-expanded');
    for (const elsewhere of [screen.getByRole('contentinfo'), screen.getByRole('banner'), trigger]) {
      await user.click(trigger);
      await user.click(screen.getByRole('radio', { name: '深色' }));
      expect(isOpen()).toBe('true');
      await user.click(elsewhere);
      expect(isOpen()).toBe('false');
    }
  });

  it('opens the login dialog, and drops the intent when it is closed', async () => {
    const story = open({ path: '/article' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '登录' }));
    await screen.findByRole('dialog', { name: '登录' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(story.site.session.getState().loginDialog).toEqual({ isOpen: false, mode: 1, intent: null });
  });
});

describe('the account', () => {
  it('is opened from the header', async () => {
    const story = open({ path: '/article' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '注册' }));
    await screen.findByRole('dialog', { name: '用户注册' });
    expect(story.site.session.getState().loginDialog.mode).toBe(2);
  });

  it('LD-09 has the focus after signing in, and again after signing out, by a button that is gone then', async () => {
    open({
      path: '/article',
      scenario: {
        ...everything,
        session: { loginByPassword: { token: 'fresh' }, logout: {} },
        my: { detail: testUser },
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '登录' }));
    await signIn();
    const menu = await screen.findByRole('button', { name: /^用户菜单/ });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    const again = await screen.findByRole('button', { name: '登录' });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('LD-10 says a refusal once, in the form, and takes its notice away when the session comes', async () => {
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = () => {};
    const refused = new Refusal(1, '手机号或密码错误');
    const story = open({
      path: '/article',
      scenario: { ...everything, session: { loginByPassword: refused }, my: { detail: testUser } },
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: '登录' }));
    await signIn();
    const notices = within(await screen.findByRole('region', { name: /^通知/ }));
    expect(notices.getByText(refused.message)).toBeTruthy();
    const dialog = within(screen.getByRole('dialog', { name: '登录' }));
    expect(dialog.getByRole('alert').textContent).toBe(refused.message);
    expect(notices.queryByRole('alert')).toBeNull();

    await act(() => story.site.session.signIn('fresh'));
    await waitFor(() => expect(screen.queryByText(refused.message)).toBeNull());
  });

  it('AS-04 leaves the focus alone when the page opens with somebody signed in', async () => {
    open({ path: '/article', user: testUser, scenario: everything });
    await screen.findByRole('button', { name: /^用户菜单/ });
    expect(document.activeElement).toBe(document.body);
  });

  const bindAlert = { ...configFixture, member: { enabled_mobile_bind_alert: 1 as const } };
  const unbound = { ...testUser, is_bind_mobile: 0 as const };

  it('LD-05 without a mobile number asks for one, and for nothing else but to sign out', async () => {
    const story = open({
      path: '/article',
      user: unbound,
      scenario: { ...everything, config: { public: bindAlert }, session: { logout: {} } },
    });
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name: '请绑定手机号' }));
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('button', { name: '关闭' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(story.site.session.getState().user).toBeNull();
  });

  it('LD-05 without a mobile number is left in peace where the site does not ask for one', async () => {
    open({ path: '/article', user: unbound, scenario: everything });
    await heading('文章');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LD-05 LD-09 without a mobile number may want to have one, or think better of it', async () => {
    const story = open({
      path: '/article',
      user: unbound,
      scenario: {
        ...everything,
        my: { detail: testUser },
        captcha: { image: { key: 'k', img: '', question: '一加一等于几？' }, sms: { retry_after: 120 } },
        session: { bindMobile: {} },
      },
    });
    await heading('文章');
    const run = vi.fn<() => void>(() => expect(story.site.session.getState().user).toEqual(testUser));
    const ask = () => act(() => story.site.session.requestLogin(13, { kind: 'bind-mobile', run }));
    const user = userEvent.setup();
    ask();
    await user.click(
      within(await screen.findByRole('dialog', { name: '请绑定手机号' })).getByRole('button', {
        name: '关闭',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(run).not.toHaveBeenCalled();

    ask();
    const dialog = within(await screen.findByRole('dialog', { name: '请绑定手机号' }));
    await user.type(dialog.getByRole('textbox', { name: '手机号' }), '13800000001');
    await user.type(await dialog.findByRole('textbox', { name: /一加一/ }), '2');
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    await user.type(await dialog.findByRole('textbox', { name: '短信验证码' }), '123456');
    await user.click(dialog.getByRole('button', { name: '立即绑定' }));
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LD-04 behind a login code is asked for its number until the code is given up', async () => {
    const story = open({ path: '/article' });
    await heading('文章');
    act(() => story.site.session.keepLoginCode({ code: 'b7', from: 'link' }));
    const dialog = within(await screen.findByRole('dialog', { name: '请绑定手机号' }));
    await userEvent.setup().click(dialog.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(story.site.session.getState().loginCode).toBeNull();
  });
});

describe('back to top', () => {
  it('AS-05 is offered after 2000 px only, and leads to the heading', async () => {
    const story = open({ path: '/article' });
    const user = userEvent.setup();
    await heading('文章');
    act(() => story.page.scroll(2000));
    expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
    act(() => story.page.scroll(2001));
    await user.click(await screen.findByRole('button', { name: '回到顶部' }));
    expect(story.page.scrollTop()).toBe(0);
    expect(document.activeElement?.textContent).toBe('文章');
  });
});

describe('a page that cannot be drawn', () => {
  const breaking = (page: SiteRoute['page']) =>
    routeTable.map((route) => (route.name === 'articles' ? { ...route, page } : route));

  it('offers to reload when its code did not arrive', async () => {
    open({ path: '/article', table: breaking(() => Promise.reject(new PageLoadError())) });
    await heading('页面没有加载完整');
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('is the 404 page for an article that is gone, in its place', async () => {
    const story = open({
      path: '/article/9/detail',
      scenario: { articles: { detail: new Refusal(404, '没有') } },
    });
    await heading('没有找到这一页');
    expect(story.here().pathname).toBe('/article/9/detail');
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('is the 404 page for an article whose number is none, without asking the server', async () => {
    const story = open({ path: '/article/abc/detail' });
    await heading('没有找到这一页');
    expect(story.calls.filter((call) => call.includes('article'))).toEqual([]);
  });
});

describe('a busy server', () => {
  const busy = new Refusal(503, '现在访问的人太多了', { retry_after: 30 });

  it.each([
    ['/', { home: { index: busy } }],
    ['/article', { articles: { list: busy } }],
    ['/article/3/detail', { articles: { detail: busy } }],
    ['/my/record', { records: { list: busy } }],
    ['/study-center', { study: { list: busy } }],
    ['/my/orders', { orders: { mine: busy } }],
  ] satisfies [string, Scenario][])('is told of at %s, with how long to wait', async (path, scenario) => {
    open({ path, user: testUser, scenario });
    expect(await screen.findByText('服务器正忙，30 秒后会自动再试。')).toBeTruthy();
    expect(screen.queryByText(/请检查网络/)).toBeNull();
  });
});

describe('a slow server', () => {
  it('leaves a skeleton that says it is loading', async () => {
    open({ path: '/article', scenario: { articles: { list: silence } } });
    await heading('文章');
    expect(screen.getByText('加载中')).toBeTruthy();
  });

  it('leads from its footer to what the school has written, and to both agreements', async () => {
    open({ path: '/faq' });
    const footer = within(await screen.findByRole('navigation', { name: '页脚' }));
    expect(footer.getByRole('link', { name: '招生简章' }).getAttribute('href')).toBe('/page/admissions');
    expect(footer.getByRole('link', { name: '用户协议' }).getAttribute('href')).toBe('/page/user_protocol');
    expect(footer.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe(
      '/page/user_private_protocol',
    );
  });
});

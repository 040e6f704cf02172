import { featureNames } from '@shuyuan/api-client';
import type { PlaceKind } from '@shuyuan/widgets/host';
import { describe, expect, it } from 'vitest';
import { defaultFlags, isOpen, readFlags } from './flags.ts';
import { guard, tokenIn, withoutToken, type GuardAnswer } from './guard.ts';
import { jump } from './jump.ts';
import { openNavigation, openOwnPlaces, routeOf } from './navigation.ts';
import { idOf, paths, redirectTarget } from './paths.ts';
import { routeTable, type RouteRules, type SiteRoute } from './route-table.ts';
import { routeTitles } from './route-titles.strings.ts';

const page = () => Promise.reject(new Error('not drawn here'));
const guest = { hasToken: false, flags: defaultFlags };
const user = { hasToken: true, flags: defaultFlags };
const allow: GuardAnswer = { kind: 'allow' };
const goHome: GuardAnswer = { kind: 'redirect', to: '/' };

/** One example address for each route of the specification that stands now. */
const examples: [address: string, name: SiteRoute['name'], guest: GuardAnswer, user: GuardAnswer][] = [
  ['/', 'home', allow, allow],
  ['/article?page=2&category=3', 'articles', allow, allow],
  ['/article/12/detail', 'article', allow, allow],
  ['/record/detail?id=9007199254740991', 'record', allow, allow],
  ['/my', 'My', { kind: 'redirect', to: '/login?redirect=%2Fmy' }, allow],
  [
    '/my/record?id=12',
    'Myrecord',
    { kind: 'redirect', to: '/login?redirect=%2Fmy%2Frecord%3Fid%3D12' },
    allow,
  ],
  [
    '/study-center?scene=collected',
    'StudyCenter',
    { kind: 'open-login', to: '/study-center?scene=collected' },
    allow,
  ],
  ['/vip', 'membership', allow, allow],
  [
    '/order/order?goods_type=article&goods_id=3',
    'cashier',
    { kind: 'redirect', to: '/login?redirect=%2Forder%2Forder%3Fgoods_type%3Darticle%26goods_id%3D3' },
    allow,
  ],
  [
    '/order/pay?order_id=20260302095900271828',
    'payment',
    { kind: 'redirect', to: '/login?redirect=%2Forder%2Fpay%3Forder_id%3D20260302095900271828' },
    allow,
  ],
  ['/order/success?order_id=20260302095900271828', 'paid', allow, allow],
  [
    '/my/orders?scene=open',
    'orders',
    { kind: 'redirect', to: '/login?redirect=%2Fmy%2Forders%3Fscene%3Dopen' },
    allow,
  ],
  ['/login?redirect=%2Farticle', 'login', allow, goHome],
  ['/404', 'notFound', allow, allow],
  ['/500', 'serverError', allow, allow],
  ['/error', 'failure', allow, allow],
];

describe('the route table', () => {
  it.each(examples)(
    'AS-01 resolves %s to %s and lets in whom it should',
    (address, name, forGuest, forUser) => {
      const route = routeOf(address.replace(/\?.*/, ''));
      expect(route?.name).toBe(name);
      expect(guard(route!, guest, address)).toEqual(forGuest);
      expect(guard(route!, user, address)).toEqual(forUser);
    },
  );

  it('AS-01 has an example here for every route but the one for unknown addresses', () => {
    expect(examples.map(([, name]) => name)).toEqual(
      routeTable.map(({ name }) => name).filter((name) => name !== 'unknown'),
    );
  });

  it('AS-01 shows the 404 page for any other address', () => {
    expect(routeOf('/article/12')).toBeUndefined();
    const [unknown, notFound] = ['unknown', 'notFound'].map((name) =>
      routeTable.find((r) => r.name === name),
    );
    expect(routeTable.at(-1)).toBe(unknown);
    expect(unknown?.path).toBe('*');
    expect(unknown?.page).toBe(notFound?.page);
  });

  it('AS-01 has a title for every route in both languages', () => {
    for (const { name } of routeTable)
      for (const titles of Object.values(routeTitles)) expect(titles[name]).not.toBe('');
  });

  it('hides the header on error pages only, and lets it lie over the picture at home only', () => {
    const headers = Object.fromEntries(routeTable.map(({ name, header = 'solid' }) => [name, header]));
    expect(headers).toEqual({
      home: 'clear',
      articles: 'solid',
      article: 'solid',
      record: 'solid',
      My: 'solid',
      Myrecord: 'solid',
      StudyCenter: 'solid',
      membership: 'solid',
      cashier: 'solid',
      payment: 'solid',
      paid: 'solid',
      orders: 'solid',
      login: 'solid',
      notFound: 'hidden',
      serverError: 'hidden',
      failure: 'hidden',
      unknown: 'hidden',
    });
  });
});

describe('the guard', () => {
  const cases: [
    title: string,
    rules: RouteRules,
    visitor: typeof guest,
    wanted: string,
    answer: GuardAnswer,
  ][] = [
    ['lets a guest into an open page', {}, guest, '/article', allow],
    ['lets a user into a page that needs sign-in', { auth: 'page' }, user, '/my', allow],
    [
      'sends a guest to the login screen with the full path',
      { auth: 'page' },
      guest,
      '/order/order?id=3&type=vod#pay',
      { kind: 'redirect', to: '/login?redirect=%2Forder%2Forder%3Fid%3D3%26type%3Dvod%23pay' },
    ],
    ['counts a token in the query as sign-in', { auth: 'page' }, guest, '/my?token=abc', allow],
    [
      'does not count an empty token',
      { auth: 'page' },
      guest,
      '/my?token=',
      { kind: 'redirect', to: '/login?redirect=%2Fmy%3Ftoken%3D' },
    ],
    [
      'asks a guest by the dialog where the specification says so',
      { auth: 'dialog' },
      guest,
      '/share?x=1',
      { kind: 'open-login', to: '/share?x=1' },
    ],
    ['lets a user past the dialog', { auth: 'dialog' }, user, '/share', allow],
    ['sends a user from the login screen home', { guestsOnly: true }, user, '/login?redirect=%2Fmy', goHome],
    ['lets a guest see the login screen', { guestsOnly: true }, guest, '/login', allow],
    ['knows no page of a closed section', { flag: 'share' }, user, '/share', { kind: 'not-found' }],
    [
      'does not ask for sign-in to a closed section',
      { auth: 'page', flag: 'paper' },
      guest,
      '/exam',
      { kind: 'not-found' },
    ],
  ];

  it.each(cases)('AS-01 %s', (_, rules, visitor, wanted, answer) => {
    expect(guard(rules, visitor, wanted)).toEqual(answer);
  });

  it.each([
    ['/my?token=abc', 'abc', '/my'],
    ['/my?a=1&token=abc&b=2#c', 'abc', '/my?a=1&b=2#c'],
    ['/my#token=abc', null, '/my#token=abc'],
    ['/?tokens=abc', null, '/?tokens=abc'],
  ])('takes the token out of %s', (wanted, token, rest) => {
    expect(tokenIn(wanted)).toBe(token);
    expect(withoutToken(wanted)).toBe(rest);
  });
});

describe('the way back after sign-in', () => {
  it.each([
    ['/article/3/detail?from=home#comments', '/article/3/detail?from=home#comments'],
    [null, '/'],
    ['', '/'],
    ['article', '/'],
    ['//other.example/x', '/'],
    ['/\\other.example', '/'],
    ['/\t/other.example', '/'],
    ['https://other.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=%2Flogin', '/'],
    ['/a/../login', '/'],
  ])('leads from %j to %s', (redirect, target) => {
    expect(redirectTarget(redirect)).toBe(target);
  });

  it('AS-01 is carried by the login address as it was', () => {
    const wanted = '/order/order?id=3&name=书院#pay';
    const login = new URL(paths.login(wanted), 'https://site.example');
    expect(redirectTarget(login.searchParams.get('redirect'))).toBe(
      '/order/order?id=3&name=%E4%B9%A6%E9%99%A2#pay',
    );
    expect(paths.login('/')).toBe('/login');
  });
});

describe('the jump table', () => {
  const rules: Record<PlaceKind, string> = {
    note: '/note/detail?id=7',
    article: '/article/7/detail',
    video: '/video?id=7',
    doubt: '/doubts/detail?id=7',
    group: '/group?id=7',
    combo: '/combo/detali?id=7',
    course: '/course/7',
    anthology: '/anthology/7',
    user: '/user?id=7',
    solutions: '/solution/details?id=7',
    issues: '/issue/detail?id=7',
    problem: '/problem/7/detail',
    records: '/record/detail?id=7',
  };

  it.each(Object.entries(rules) as [PlaceKind, string][])('SD-07 sends %s to %s', (kind, address) => {
    expect(jump({ kind, id: 7 })).toBe(address);
  });

  it('SD-07 knows the 13 types of the specification', () => {
    expect(Object.keys(rules)).toHaveLength(13);
  });
});

describe('the feature switches', () => {
  it('AS-06 are nineteen, all off but vip', () => {
    expect(featureNames).toHaveLength(19);
    expect(Object.entries(defaultFlags).filter(([, isOn]) => isOn)).toEqual([['vip', true]]);
  });

  it.each(featureNames)('AS-06 %s opens its routes and its navigation, and nothing else', (name) => {
    const table: SiteRoute[] = featureNames.map((flag) => ({ name: 'home', path: `/${flag}`, flag, page }));
    const items = featureNames.map((flag, id) => ({
      id,
      name: flag,
      url: `/${flag}`,
      parent_id: 0,
      children: [],
    }));
    const off = { ...defaultFlags, vip: false };
    const flags = readFlags({ features: { ...off, [name]: true } });

    expect(openNavigation(items, flags, table).map((item) => item.name)).toEqual([name]);
    expect(openNavigation(items, off, table)).toEqual([]);
    for (const route of table) {
      const answer = route.flag === name ? allow : { kind: 'not-found' };
      expect(guard(route, { hasToken: true, flags }, route.path)).toEqual(answer);
    }
  });

  it('AS-06 keep their default when an older server does not mention them', () => {
    expect(readFlags({ features: { wenda: true } as never })).toEqual({ ...defaultFlags, wenda: true });
    expect(isOpen(undefined, defaultFlags)).toBe(true);
  });
});

describe('the navigation', () => {
  const child = { id: 2, name: '文章', url: '/article', parent_id: 1 };
  const parent = { id: 1, name: '阅读', url: '/library', parent_id: 0 };

  it('leaves out what leads nowhere', () => {
    expect(
      openNavigation(
        [
          { ...parent, children: [] },
          { ...parent, url: '//other.example', children: [] },
          { ...parent, url: 'javascript:alert(1)', children: [] },
        ],
        defaultFlags,
      ),
    ).toEqual([]);
  });

  it('keeps a heading whose children lead somewhere', () => {
    expect(
      openNavigation([{ ...parent, children: [child, { ...child, url: '/nowhere' }] }], defaultFlags),
    ).toEqual([{ id: 1, name: '阅读', href: null, children: [{ id: 2, name: '文章', href: '/article' }] }]);
  });

  it('keeps addresses of other sites and places within a page', () => {
    const urls = ['https://other.example/a', '/article?category=2', '/article/3/detail#comments'];
    const items = urls.map((url, id) => ({ ...parent, id, url, children: [] }));
    expect(openNavigation(items, defaultFlags).map(({ href }) => href)).toEqual(urls);
  });
});

describe('the places of who is signed in', () => {
  const named = (flags = defaultFlags, table?: SiteRoute[]) =>
    openOwnPlaces(flags, table).map(({ name, href }) => `${name} ${href}`);

  it('are basic info, order center and study center, as the specification has them, and then the recordings', () => {
    const addresses = ['/study-center', '/my/record', '/my/orders', '/my'];
    expect(
      named(
        defaultFlags,
        addresses.map((path) => ({ name: 'My', path, page })),
      ),
    ).toEqual([
      'basicInfo /my',
      'orderCenter /my/orders',
      'studyCenter /study-center',
      'myRecords /my/record',
    ]);
  });

  it('are those that have a page now', () => {
    expect(named()).toEqual([
      'basicInfo /my',
      'orderCenter /my/orders',
      'studyCenter /study-center',
      'membership /vip',
      'myRecords /my/record',
    ]);
  });

  it('leave the member centre out where memberships are switched off', () => {
    expect(named({ ...defaultFlags, vip: false })).not.toContain('membership /vip');
  });
});

describe('the addresses', () => {
  it('carry page, size and category of the article list, and nothing that was not chosen', () => {
    expect(paths.articles()).toBe('/article');
    expect(paths.articles({ page: 2, size: 16, category: 3 })).toBe('/article?page=2&size=16&category=3');
  });

  it('lead to a recording, to one of its comments, and to the library with one open', () => {
    expect(paths.record(12)).toBe('/record/detail?id=12');
    expect(paths.record(12, 7)).toBe('/record/detail?id=12#comment-7');
    expect(paths.myRecords()).toBe('/my/record');
    expect(paths.myRecords(12)).toBe('/my/record?id=12');
  });

  it.each([
    ['9007199254740991', 9007199254740991],
    ['0', null],
    ['-3', null],
    ['12a', null],
    ['', null],
    [null, null],
  ])('read the id in %j as %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });
});

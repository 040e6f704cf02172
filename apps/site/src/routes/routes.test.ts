import { featureNames } from '@shuyuan/api-client';
import type { PlaceKind } from '@shuyuan/widgets/host';
import { describe, expect, it } from 'vitest';
import { tokenIn, withoutToken } from '../paths/token-in-address.ts';
import { defaultFlags, isOpen, readFlags, type Flags } from '../stores/flags.ts';
import { guard, type GuardAnswer } from './guard.ts';
import { jump } from '../paths/jump.ts';
import { idOf, paths, redirectTarget } from '../paths/paths.ts';
import { openNavigation, openOwnPlaces } from '../shell/header/open-navigation.ts';
import { managePlaces } from '../shell/manage/manage-places.ts';
import type { RouteRules, SiteRoute } from '../shell/site-route.ts';
import { isReachable, routeOf } from './reachable.ts';
import { routeTable } from './route-table.ts';
import { closedBy, missingRoutes, specifiedRoutes } from './specification-routes.fixtures.ts';
import { routeTitles } from '../shell/route-titles.strings.ts';

const page = () => Promise.reject(new Error('not drawn here'));
const guest = { hasToken: false, permissions: {}, flags: defaultFlags };
const user = { hasToken: true, permissions: {}, flags: defaultFlags };
const writer = { ...user, permissions: { article: 1 } as const };
const allow: GuardAnswer = { kind: 'allow' };
const goHome: GuardAnswer = { kind: 'redirect', to: '/' };

/** One example address for each route of the specification that stands now. */
const examples: [address: string, name: SiteRoute['name'], guest: GuardAnswer, user: GuardAnswer][] = [
  ['/', 'home', allow, allow],
  ['/article?page=2&category=3', 'articles', allow, allow],
  ['/article/12/detail', 'article', allow, allow],
  ['/anthologies?page=2&category=3', 'anthologies', allow, allow],
  ['/anthology/12', 'anthology', allow, allow],
  ['/tag?id=2&type=course', 'tag', allow, allow],
  ['/aboutUs', 'aboutUs', allow, allow],
  ['/collaborate', 'collaborate', allow, allow],
  ['/recruit', 'recruit', allow, allow],
  ['/teachers?page=2', 'teachers', allow, allow],
  ['/collect/detail?id=12', 'collection', allow, allow],
  [
    '/my/favorites?category_id=3',
    'favorites',
    { kind: 'redirect', to: '/login?redirect=%2Fmy%2Ffavorites%3Fcategory_id%3D3' },
    allow,
  ],
  ['/courses?page=2&level=1', 'courses', allow, allow],
  ['/course/12', 'CourseDetail', allow, allow],
  ['/videos?page=2&scene=free', 'videos', allow, allow],
  ['/video?id=12', 'H5paly', allow, allow],
  [
    '/play?id=12&course=3',
    'play',
    { kind: 'redirect', to: '/login?redirect=%2Fplay%3Fid%3D12%26course%3D3' },
    allow,
  ],
  [
    '/comboPaly?id=12',
    'playCombo',
    { kind: 'redirect', to: '/login?redirect=%2FcomboPaly%3Fid%3D12' },
    allow,
  ],
  ['/combos?category=3', 'combos', allow, allow],
  ['/combo/detali?id=12', 'combo', allow, allow],
  ['/shopSearch?keywords=数学', 'shopSearch', allow, allow],
  ['/shopCategory?type=course', 'shopCategory', allow, allow],
  // Closed until they are switched on.
  ['/exam', 'exams', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/papers?page=2', 'papers', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/papers/detail?id=3', 'paper', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/papers/play?id=3', 'playPaper', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/mockpaper?page=2', 'mockPapers', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/mockpaper/detail?id=3', 'mockPaper', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/mockpaper/play?id=3&record_id=4', 'playMockPaper', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/practice?page=2', 'practices', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/practice/detail?id=3', 'practice', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/practice/play?id=3&chapter=day', 'playPractice', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/wrongbook', 'wrongBook', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/wrongbook/play?mode=due', 'playWrongBook', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/collection', 'questionCollection', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/collection/play?type=1', 'playQuestionCollection', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exam/questionbank', 'questionBank', { kind: 'not-found' }, { kind: 'not-found' }],
  [
    '/exam/questionbank/play?category_ids=1&types=1',
    'playQuestionBank',
    { kind: 'not-found' },
    { kind: 'not-found' },
  ],
  [
    '/my/questions?tab=mocks',
    'myQuestions',
    { kind: 'redirect', to: '/login?redirect=%2Fmy%2Fquestions%3Ftab%3Dmocks' },
    allow,
  ],
  ['/record/detail?id=9007199254740991', 'record', allow, allow],
  ['/problem?scene=solved', 'problems', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/problem/add', 'askProblem', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/problem/3/detail', 'problem', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/problem/edit?id=3', 'editProblem', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/solution/details?id=3', 'solution', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/my/problem', 'myProblems', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/doubts?video=3', 'doubts', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/doubts/detail?id=3', 'doubt', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/my/doubt', 'myDoubts', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/issue?scene=digest', 'issues', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/issue/detail?id=3', 'issue', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/issue/edit', 'editIssue', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/my/issue', 'myIssues', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/note/detail?id=12', 'note', allow, allow],
  [
    '/note/edit?id=12',
    'editNote',
    { kind: 'redirect', to: '/login?redirect=%2Fnote%2Fedit%3Fid%3D12' },
    allow,
  ],
  [
    '/my/note?type=video',
    'myNotes',
    { kind: 'redirect', to: '/login?redirect=%2Fmy%2Fnote%3Ftype%3Dvideo' },
    allow,
  ],
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
  ['/user?id=7', 'user', { kind: 'redirect', to: '/login?redirect=%2Fuser%3Fid%3D7' }, allow],
  ['/my/following', 'following', { kind: 'redirect', to: '/login?redirect=%2Fmy%2Ffollowing' }, allow],
  ['/my/follower', 'followers', { kind: 'redirect', to: '/login?redirect=%2Fmy%2Ffollower' }, allow],
  ['/my/messages', 'messages', { kind: 'redirect', to: '/login?redirect=%2Fmy%2Fmessages' }, allow],
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
  ['/share', 'share', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/exchanger', 'exchanger', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/my/promoCode?page=2', 'promoCodes', { kind: 'not-found' }, { kind: 'not-found' }],
  [
    '/my/coupons?take=aVeryLongToken123456',
    'coupons',
    { kind: 'redirect', to: '/login?redirect=%2Fmy%2Fcoupons%3Ftake%3DaVeryLongToken123456' },
    allow,
  ],
  ['/my/inviteBalanceRecords?page=2', 'inviteBalance', { kind: 'not-found' }, { kind: 'not-found' }],
  ['/login?redirect=%2Farticle', 'login', allow, goHome],
  ['/404', 'notFound', allow, allow],
  ['/500', 'serverError', allow, allow],
  ['/error', 'failure', allow, allow],
];

const patternOf = (path: string) => path.replaceAll('{id}', ':id');
const addressOf = (path: string) => path.replaceAll('{id}', '12');
/** What the specification speaks of; a name only where it gives one. */
const pick = ({ auth, header, keepAlive, name }: SiteRoute, said: string | undefined) => ({
  auth,
  header,
  keepAlive,
  name: said === undefined ? undefined : name,
});
const existingRoutes = specifiedRoutes.filter(({ path }) => !missingRoutes.includes(path));

describe('the addresses of the specification', () => {
  it('AS-01 are 83, each once', () => {
    expect(specifiedRoutes).toHaveLength(83);
    expect(new Set(specifiedRoutes.map(({ path }) => path)).size).toBe(83);
  });

  it('AS-01 all have a page, but for those that are known to miss one; and no other address has', () => {
    const paths = specifiedRoutes.map(({ path }) => path);
    // The specification has the console's calls, and no address of its own for it.
    const built = routeTable.filter(({ layout }) => layout !== 'manage').map(({ path }) => path);
    expect(missingRoutes.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => !built.includes(patternOf(path))).toSorted()).toEqual(
      missingRoutes.toSorted(),
    );
    // The specification has no address of its own for these.
    expect(built.filter((path) => !paths.map(patternOf).includes(path))).toEqual([
      '/page/:name',
      '/announcement/:id',
      '/search',
      '/faq',
      '/teachers/:id',
      '/exam/papers/rehearsal',
      '/exam/wrongbook/print',
      '/my/messages/settings',
      '/my/credit1Records',
      '/order/detail',
      '/my/inviteUsers',
      '/my/withdrawRecords',
    ]);
  });

  it.each(missingRoutes)('AS-01 %s is the 404 page as long as it misses its own', (path) => {
    expect(routeOf(addressOf(path))).toBeUndefined();
  });

  it.each(existingRoutes)(
    'AS-01 AS-05 AS-07 $path is opened as the specification says',
    ({ path, ...said }) => {
      const route = routeTable.find((each) => each.path === patternOf(path));
      expect(route && pick(route, said.name)).toEqual({
        auth: said.auth,
        header: path === '*' ? 'hidden' : said.header,
        keepAlive: said.keepAlive,
        name: said.name,
      });
    },
  );
});

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

  it('AS-01 has an example here for every address of the specification that has a page', () => {
    const named = examples.flatMap(([address]) => routeOf(address.replace(/\?.*/, ''))?.path ?? []);
    expect(named.toSorted()).toEqual(
      existingRoutes
        .map(({ path }) => patternOf(path))
        .filter((path) => path !== '*')
        .toSorted(),
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
    const framed = routeTable.filter(({ layout }) => layout === undefined);
    const headers = Object.fromEntries(framed.map(({ name, header = 'solid' }) => [name, header]));
    expect(headers).toEqual({
      home: 'clear',
      articles: 'solid',
      article: 'solid',
      anthologies: 'solid',
      anthology: 'solid',
      tag: 'solid',
      aboutUs: 'solid',
      collaborate: 'solid',
      recruit: 'solid',
      schoolPage: 'solid',
      announcement: 'solid',
      faq: 'solid',
      teachers: 'solid',
      teacher: 'solid',
      courses: 'solid',
      CourseDetail: 'solid',
      videos: 'solid',
      H5paly: 'solid',
      play: 'solid',
      playCombo: 'solid',
      combos: 'solid',
      combo: 'solid',
      search: 'solid',
      shopSearch: 'solid',
      shopCategory: 'solid',
      exams: 'solid',
      papers: 'solid',
      paper: 'solid',
      playPaper: 'hidden',
      rehearsePaper: 'hidden',
      mockPapers: 'solid',
      mockPaper: 'solid',
      playMockPaper: 'hidden',
      practices: 'solid',
      practice: 'solid',
      playPractice: 'hidden',
      wrongBook: 'solid',
      playWrongBook: 'hidden',
      printWrongBook: 'hidden',
      questionCollection: 'solid',
      playQuestionCollection: 'hidden',
      questionBank: 'solid',
      playQuestionBank: 'hidden',
      myQuestions: 'solid',
      record: 'solid',
      note: 'solid',
      problems: 'solid',
      askProblem: 'solid',
      problem: 'solid',
      editProblem: 'solid',
      solution: 'solid',
      myProblems: 'solid',
      doubts: 'solid',
      doubt: 'solid',
      myDoubts: 'solid',
      issues: 'solid',
      issue: 'solid',
      editIssue: 'solid',
      myIssues: 'solid',
      user: 'solid',
      following: 'solid',
      followers: 'solid',
      messages: 'solid',
      messageSettings: 'solid',
      credits: 'solid',
      editNote: 'solid',
      myNotes: 'solid',
      My: 'solid',
      Myrecord: 'solid',
      StudyCenter: 'solid',
      favorites: 'solid',
      collection: 'solid',
      membership: 'solid',
      cashier: 'solid',
      payment: 'solid',
      paid: 'solid',
      orders: 'solid',
      order: 'solid',
      share: 'solid',
      exchanger: 'solid',
      promoCodes: 'solid',
      coupons: 'solid',
      inviteUsers: 'solid',
      inviteBalance: 'solid',
      withdrawals: 'solid',
      login: 'solid',
      notFound: 'hidden',
      serverError: 'hidden',
      failure: 'hidden',
      unknown: 'hidden',
    });
  });
});

describe('the console', () => {
  it('asks at each of its places for what its navigation shows it to', () => {
    const asked = managePlaces.flatMap(({ href, ...place }) => {
      const route = routeOf(href);
      return route ? [{ place, asks: { name: route.name, permission: route.permission } }] : [];
    });
    expect(asked.map(({ asks }) => asks)).toEqual(
      asked.map(({ place: { name, permission } }) => ({ name, permission })),
    );
  });

  it('asks for a permission on each of its pages', () => {
    const open = routeTable.filter(
      ({ layout, permission }) => layout === 'manage' && (permission?.length ?? 0) === 0,
    );
    expect(open).toEqual([]);
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
    [
      'sends a guest of the console to the login screen',
      { permission: 'article' },
      guest,
      '/manage/articles?page=2',
      { kind: 'redirect', to: '/login?redirect=%2Fmanage%2Farticles%3Fpage%3D2' },
    ],
    [
      'tells a user without the permission so',
      { permission: 'role' },
      writer,
      '/manage/roles',
      { kind: 'not-allowed' },
    ],
    ['lets in who holds the permission', { permission: 'article' }, writer, '/manage/articles', allow],
    [
      'lets in who holds one of several permissions',
      { permission: ['role', 'article'] },
      writer,
      '/manage',
      allow,
    ],
    [
      'tells a user without any of several permissions so',
      { permission: ['role', 'article'] },
      user,
      '/manage',
      { kind: 'not-allowed' },
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
    teacher: '/teachers/7',
    paper: '/exam/papers/detail?id=7',
    courseCategory: '/courses?category=7',
    articleCategory: '/article?category=7',
    problemCategory: '/problem?cid=7',
    examCategory: '/exam/papers?cid1=7',
  };

  it.each(Object.entries(rules) as [PlaceKind, string][])('SD-07 sends %s to %s', (kind, address) => {
    expect(jump({ kind, id: 7 })).toBe(address);
  });

  it('SD-07 knows the 13 types of the specification, and six that only the search leads to', () => {
    expect(Object.keys(rules)).toHaveLength(13 + 6);
  });
});

const reach =
  (flags = defaultFlags, table?: readonly SiteRoute[]) =>
  (address: string) =>
    isReachable(address, flags, table);

describe('the feature switches', () => {
  it('AS-06 are nineteen, all off but vip', () => {
    expect(featureNames).toHaveLength(19);
    expect(Object.entries(defaultFlags).filter(([, isOn]) => isOn)).toEqual([['vip', true]]);
  });

  /** Everything that the site has a page for, as a server's navigation could name it, twice. */
  const items = existingRoutes
    .filter(({ path }) => path !== '*')
    .map(({ path }, id) => {
      const item = { id, name: path, url: addressOf(path), parent_id: 0 };
      return { ...item, children: [{ ...item, parent_id: id }] };
    });
  const everything = Object.fromEntries(featureNames.map((name) => [name, true])) as Flags;
  const nothing = Object.fromEntries(featureNames.map((name) => [name, false])) as Flags;

  it.each(
    featureNames.flatMap((name) => [
      [name, 'on alone', { ...nothing, [name]: true }] as const,
      [name, 'off alone', { ...everything, [name]: false }] as const,
    ]),
  )('AS-06 %s %s opens its addresses, their entries and their places, and no others', (_, __, features) => {
    const flags = readFlags({ features });
    const closed = featureNames.filter((name) => !features[name]).flatMap((name) => closedBy[name] ?? []);
    // Where all parts of the exam area meet.
    if (!(['paper', 'mockPaper', 'practice', 'wrongBook'] as const).some((name) => features[name]))
      closed.push('/exam');
    const isClosed = (path: string) => closed.includes(path);

    for (const { path } of existingRoutes.filter(({ path: each }) => each !== '*')) {
      const answer = guard(routeOf(addressOf(path))!, { ...user, flags }, addressOf(path));
      expect([path, answer.kind === 'not-found']).toEqual([path, isClosed(path)]);
    }
    const entries = openNavigation(items, reach(flags));
    const open = items.map(({ name }) => name).filter((path) => !isClosed(path));
    expect(entries.map(({ name }) => name)).toEqual(open);
    expect(entries.flatMap(({ children }) => children.map(({ name }) => name))).toEqual(open);
    expect(openOwnPlaces(reach(flags)).map(({ href }) => href)).toEqual(
      [
        '/my',
        '/my/orders',
        '/study-center',
        '/my/favorites',
        '/vip',
        '/my/record',
        '/my/note',
        '/my/problem',
        '/my/issue',
        '/my/questions',
        '/my/messages',
        '/my/following',
        '/my/credit1Records',
        '/exchanger',
        '/my/promoCode',
        '/my/coupons',
        '/share',
        // The page of one's results has no switch; the menu leads to it while the exam area is open.
      ].filter((path) => !isClosed(path === '/my/questions' ? '/exam' : path)),
    );
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
          { ...parent, url: 'javascript:alert(1)', children: [{ ...child, url: '/\\other.example' }] },
          { ...parent, url: 'https://this.site@other.example', children: [] },
        ],
        reach(),
      ),
    ).toEqual([]);
  });

  it('keeps a heading whose children lead somewhere', () => {
    expect(
      openNavigation([{ ...parent, children: [child, { ...child, url: '/nowhere' }] }], reach()),
    ).toEqual([{ id: 1, name: '阅读', href: null, children: [{ id: 2, name: '文章', href: '/article' }] }]);
  });

  it('keeps addresses of other sites and places within a page', () => {
    const urls = ['https://other.example/a', '/article?category=2', '/article/3/detail#comments'];
    const items = urls.map((url, id) => ({ ...parent, id, url, children: [] }));
    expect(openNavigation(items, reach()).map(({ href }) => href)).toEqual(urls);
  });
});

describe('the places of who is signed in', () => {
  const named = (flags = defaultFlags, table?: SiteRoute[]) =>
    openOwnPlaces(reach(flags, table)).map(({ name, href }) => `${name} ${href}`);

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
      'favorites /my/favorites',
      'membership /vip',
      'myRecords /my/record',
      'myNotes /my/note',
      'messages /my/messages',
      'following /my/following',
      'credits /my/credit1Records',
      'coupons /my/coupons',
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

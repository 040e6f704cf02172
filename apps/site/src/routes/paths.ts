import type { GoodsRef } from '@shuyuan/api-client';
import type { ScenePlace } from './scene-place.ts';

/** What the article list shows; parts that are left out take their defaults and stay out of the address. */
export interface ArticleListPlace {
  page?: number | undefined;
  size?: number | undefined;
  category?: number | undefined;
}

/** Addresses of the site. The only place where one is spelled, beside the patterns of the route table. */
export const paths = {
  home: () => '/',
  articles: ({ page, size, category }: ArticleListPlace = {}) =>
    withQuery('/article', { page, size, category }),
  article: (id: number, comment?: number) =>
    `/article/${id}/detail${comment === undefined ? '' : `#comment-${comment}`}`,
  /** `redirect` is the full path to come back to; home is the default and stays out of the address. */
  login: (redirect?: string) => withQuery('/login', { redirect: redirect === '/' ? undefined : redirect }),
  notFound: () => '/404',
  serverError: () => '/500',
  failure: () => '/error',

  note: (id: number) => withQuery('/note/detail', { id }),
  video: (id: number) => withQuery('/video', { id }),
  doubt: (id: number) => withQuery('/doubts/detail', { id }),
  group: (id: number) => withQuery('/group', { id }),
  // Misspelt in the specification, so it is contract.
  combo: (id: number) => withQuery('/combo/detali', { id }),
  course: (id: number) => `/course/${id}`,
  anthology: (id: number) => `/anthology/${id}`,
  user: (id: number) => withQuery('/user', { id }),
  solution: (id: number) => withQuery('/solution/details', { id }),
  issue: (id: number) => withQuery('/issue/detail', { id }),
  problem: (id: number) => `/problem/${id}/detail`,
  record: (id: number, comment?: number) =>
    withQuery('/record/detail', { id }) + (comment === undefined ? '' : `#comment-${comment}`),
  membership: () => '/vip',
  /** The cashier, for something that is sold. */
  cashier: ({ goods_type, goods_id }: GoodsRef) => withQuery('/order/order', { goods_type, goods_id }),
  payment: (orderId: string) => withQuery('/order/pay', { order_id: orderId }),
  paid: (orderId: string) => withQuery('/order/success', { order_id: orderId }),
  my: () => '/my',
  orders: ({ scene, page }: ScenePlace = {}) => withQuery('/my/orders', { scene, page }),
  studyCenter: ({ scene, page }: ScenePlace = {}) => withQuery('/study-center', { scene, page }),
  /** `id` is the one that is open. */
  myRecords: (id?: number) => withQuery('/my/record', { id }),
} as const;

/** An id as an address spells it; null when it is none. */
export const idOf = (text: string | null) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** The comment that an address leads to, by its hash; null when it leads to none. */
export const commentOfHash = (hash: string) =>
  Number(/^#comment-([1-9]\d{0,14})$/.exec(hash)?.[1] ?? 0) || null;

/** Path, query and hash of an address of this site, as the guard and the login screen hand it on. */
export const fullPath = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/**
 * The place to go to after sign-in. A `redirect` that leads off this site (`//other.example`, `https:`, a script) or
 * back to the login screen is answered with home.
 */
export function redirectTarget(redirect: string | null | undefined): string {
  if (!redirect) return paths.home();
  const origin = 'https://this.site';
  const target = URL.canParse(redirect, origin) ? new URL(redirect, origin) : null;
  const isOurs = redirect.startsWith('/') && target?.origin === origin;
  if (!isOurs || target.pathname === '/login') return paths.home();
  return fullPath(target);
}

function withQuery(path: string, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

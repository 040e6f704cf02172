import { featureNames, type FeatureName } from '@shuyuan/api-client';
import type {
  ManagedHomeBlock,
  ManagedMembership,
  ManagedNav,
  ManagedSettings,
  ManagedSlider,
} from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();
const times = (hours: number) => ({ created_at: at(hours), updated_at: at(hours) });

/** One that sells, one that is withdrawn. */
export const memberships: ManagedMembership[] = [
  {
    id: 1,
    name: '年度会员',
    charge: 198,
    expire_days: 365,
    is_shown: true,
    sort: 1,
    members_count: 36,
    desc_rows: ['全部文章与文集', '每月一场写作直播', '购课九折'],
    ...times(900),
  },
  {
    id: 2,
    name: '月度会员',
    charge: 29,
    expire_days: 30,
    is_shown: false,
    sort: 2,
    members_count: 0,
    desc_rows: [],
    ...times(800),
  },
];

/** One that is shown, one that is to come, one that is over. */
export const sliders: ManagedSlider[] = [
  ['读书，问学，相与切磋', 'shown', null, null],
  ['暑期写作营开始报名', 'coming', at(-2000), null],
  ['元宵诗会', 'over', at(900), at(300)],
].map(([title, status, starts, ends], index) => ({
  id: index + 1,
  title: String(title),
  thumb: `/slides/${index + 1}.svg`,
  description: '',
  url: '/courses',
  sort: index + 1,
  is_shown: true,
  starts_at: starts ?? null,
  ends_at: ends ?? null,
  status: status as ManagedSlider['status'],
  ...times(700 - index),
}));

/** Two levels. */
export const navs: ManagedNav[] = [
  { id: 1, name: '课程', url: '/courses', parent_id: null, sort: 1, ...times(600) },
  { id: 2, name: '文章', url: '/article', parent_id: null, sort: 2, ...times(600) },
  { id: 3, name: '文集', url: '/anthologies', parent_id: 2, sort: 1, ...times(600) },
];

/** All articles, those of a category, and courses that were picked, one of which is gone. */
export const homeBlocks: ManagedHomeBlock[] = [
  {
    id: 1,
    title: '新近文章',
    sign: 'article',
    category: null,
    category_id: null,
    course_category_id: null,
    item_order: 'newest',
    items: [],
    size: 4,
    more_url: '/article',
    is_shown: true,
    sort: 1,
    ...times(500),
  },
  {
    id: 2,
    title: '读得最多的写作课',
    sign: 'article',
    category: { id: 1, name: '写作' },
    category_id: 1,
    course_category_id: null,
    item_order: 'most-read',
    items: [],
    size: 6,
    more_url: null,
    is_shown: false,
    sort: 2,
    ...times(400),
  },
  {
    id: 3,
    title: '从这几门课开始',
    sign: 'course',
    category: null,
    category_id: null,
    course_category_id: null,
    item_order: 'by-hand',
    items: [
      { id: 1, title: '把话写清楚' },
      { id: 2, title: '动手学几何' },
      { id: 9, title: null },
    ],
    size: 5,
    more_url: '/courses',
    is_shown: true,
    sort: 3,
    ...times(300),
  },
];

const features = Object.fromEntries(
  featureNames.map((name) => [`features.${name}`, name === 'vip']),
) as Record<`features.${FeatureName}`, boolean>;

/** Of a school that sells memberships and courses. */
export const settings: ManagedSettings = {
  webname: '书院',
  logo: '',
  white_logo: '',
  icp: '京ICP备00000000号',
  icp_link: 'https://beian.miit.gov.cn',
  icp2: '',
  icp2_link: '',
  'contact.phone': '400-000-0000',
  'contact.email': 'shuyuan@example.com',
  'member.enabled_mobile_bind_alert': true,
  'socialites.wechat_scan': false,
  'player.enabled_bullet_secret': true,
  'player.bullet_secret.text': '${user.mobile}',
  'player.bullet_secret.size': 14,
  'player.bullet_secret.color': 'red',
  'player.bullet_secret.opacity': 0.6,
  'pay.hand_text': '',
  'refund.days': 7,
  'refund.fee_percent': 0,
  'invite.binds_at_login': false,
  'invite.days': 365,
  'invite.draw_percent': 1,
  'invite.least_withdrawal': 1,
  'invite.rules': '',
  'credit.register': 100,
  'credit.watched_video': 5,
  'credit.watched_course': 20,
  'credit.paid_order_percent': 100,
  ...features,
  updated_at: at(300),
};

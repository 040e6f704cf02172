import {
  featureNames,
  type ArticleCard,
  type ArticleDetail,
  type ArticleList,
  type CommentPage,
  type HomeIndex,
  type NavItem,
  type SiteConfig,
} from '@shuyuan/api-client';

export const configFixture: SiteConfig = {
  webname: '书院',
  url: 'https://story.test',
  logo: { logo: '', white_logo: '' },
  icp: '京ICP备00000000号',
  icp_link: '',
  icp2: '',
  icp2_link: '',
  contact: { phone: '', email: '' },
  member: { enabled_mobile_bind_alert: 0 },
  player: {
    enabled_bullet_secret: 0,
    bullet_secret: { text: '${user.mobile}', size: 14, color: 'red', opacity: 0.6 },
  },
  socialites: { wechat_scan: 1 },
  pages: ['aboutUs', 'collaborate', 'recruit', 'faq'],
  further_pages: [{ name: 'admissions', title: '招生简章' }],
  features: Object.fromEntries(featureNames.map((name) => [name, name === 'vip'])) as SiteConfig['features'],
};

/** The same with every section open. */
export const everythingOpen: SiteConfig = {
  ...configFixture,
  features: Object.fromEntries(featureNames.map((name) => [name, true])) as SiteConfig['features'],
};

export const navigationFixture: NavItem[] = [
  { id: 1, name: '首页', url: '/', parent_id: 0, children: [] },
  {
    id: 2,
    name: '文章',
    url: '/article',
    parent_id: 0,
    children: [
      { id: 3, name: '读书', url: '/article?category=1', parent_id: 2 },
      { id: 4, name: '写作', url: '/article?category=2', parent_id: 2 },
    ],
  },
];

const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A picture of hills, so that stories need no server. */
const hills = (width: number, height: number, sky: string, near: string, far: string) =>
  drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${sky}"/>` +
      `<circle cx="${width * 0.75}" cy="${height * 0.3}" r="${height * 0.12}" fill="#F3E6C8"/>` +
      `<path d="M0 ${height * 0.6}Q${width * 0.3} ${height * 0.4} ${width * 0.55} ${height * 0.6}T${width} ${height * 0.55}V${height}H0z" fill="${far}"/>` +
      `<path d="M0 ${height * 0.8}Q${width * 0.35} ${height * 0.62} ${width * 0.7} ${height * 0.8}T${width} ${height * 0.76}V${height}H0z" fill="${near}"/></svg>`,
  );

const covers = [
  hills(640, 360, '#1F4A45', '#0F2E2B', '#2F6B62'),
  hills(640, 360, '#EDE3CE', '#B99A5B', '#D8C397'),
  hills(640, 360, '#203040', '#14202B', '#33495C'),
  hills(640, 360, '#DDE9E5', '#5C8F85', '#9CC0B8'),
];

const titles = [
  '慢慢读，才读得远',
  '把一句话写清楚',
  '用一根影子量出地球',
  '变量名是写给人看的',
  '合上书，再学一遍',
  '在书页边上写字',
  '改稿的四遍：每一遍只改一样，改完再看下一样，最后一遍大声读出来给自己听',
  '班里有两个人同一天生日，奇怪吗',
  '一张图证明勾股定理',
  '住满了的旅馆，怎样再住一位客人',
  '二分查找：十行代码，为什么人人写错',
  '考前一夜，该做什么',
];

const categories = [
  { id: 1, name: '读书' },
  { id: 2, name: '写作' },
  { id: 3, name: '数理' },
  { id: 4, name: '编程' },
];

export function articleFixture(id: number): ArticleCard {
  const index = (id - 1) % titles.length;
  return {
    id,
    title: titles[index]!,
    thumb: covers[id % covers.length]!,
    short_description: '写作的基本功不是文采，而是让读者只读一遍就懂。三个动作，当天就能用上。',
    category: categories[index % categories.length]!,
    author: id === 7 ? null : { id: 3, avatar: '', nick_name: '陆怀谷' },
    view_times: 123 * 10 ** (id % 3),
    comments_count: (id * 7) % 40,
    read_minutes: (id % 9) + 1,
    published_at: `2026-02-${String(28 - ((id * 3) % 27)).padStart(2, '0')}T02:00:00.000Z`,
    charge: 0,
    is_vip_free: false,
  };
}

const articles = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => articleFixture(from + index));

export const homeFixture: HomeIndex = {
  sliders: [
    {
      id: 1,
      thumb: hills(1200, 400, '#1B2B33', '#0F1D22', '#2D4A4D'),
      title: '慢慢读，才读得远',
      description: '书院的第一课，从如何读完一本难读的书讲起。',
      url: '/article/1/detail',
    },
    {
      id: 2,
      thumb: hills(1200, 400, '#EADFC8', '#A98B52', '#CDB788'),
      title: '把一句话写清楚',
      description: '不靠辞藻，靠删改。',
      url: '/article/2/detail',
    },
  ],
  announcement: {
    id: 1,
    title: '春季共读开始了：每周三晚八点，在文章下面一起讨论',
    created_at: '2026-03-01T02:00:00.000Z',
  },
  blocks: [
    { id: 1, sign: 'article', title: '新近文章', more_url: '/article', items: articles(8) },
    { id: 2, sign: 'article', title: '大家在读', more_url: null, items: articles(4, 9) },
  ],
};

export const emptyHomeFixture: HomeIndex = { sliders: [], announcement: null, blocks: [] };

const counted = categories.map((category, index) => ({ ...category, articles_count: 12 - index }));

export const articleListFixture: ArticleList = {
  data: { data: articles(12), total: 42 },
  categories: counted,
};

export const emptyArticleListFixture: ArticleList = { data: { data: [], total: 0 }, categories: counted };

export const articleDetailFixture: ArticleDetail = {
  article: {
    ...articleFixture(3),
    updated_at: '2026-02-20T02:00:00.000Z',
    tags: [
      { id: 1, name: '慢读' },
      { id: 2, name: '读书方法' },
    ],
    can_read: true,
    is_buy: false,
    render_content: `
      <p>公元前三世纪，亚历山大图书馆的馆长埃拉托色尼读到一条消息：在南方的塞尼城，每年夏至正午，阳光会直直照到井底，柱子没有影子。</p>
      <p>别人读了，觉得有趣；他读了，走到院子里看了看自己的影子。<strong>亚历山大的柱子，这一刻有影子。</strong></p>
      <h2>一个角，一段路</h2>
      <p>太阳很远，照到两地的光可以看作平行。同是正午，一处没有影子，一处有，只能是因为地面是弯的。</p>
      <blockquote><p>他量得这个角约为一个圆周的五十分之一。</p></blockquote>
      <ul><li>塞尼并不正好在北回归线上；</li><li>两座城也不在同一条经线上；</li><li>五千斯塔德是靠走路估的。</li></ul>
      <p>几个误差有大有小，有正有负，合起来却没有差太多。</p>`,
  },
  study: null,
  previous: { id: 2, title: '把一句话写清楚' },
  next: { id: 4, title: '变量名是写给人看的' },
  related: articles(4, 5),
  by_author: articles(3, 9),
};

export const commentsFixture: CommentPage = {
  users: {
    7: { id: 7, avatar: '', nick_name: '王小波动' },
    8: { id: 8, avatar: '', nick_name: '数学渣也要发光' },
  },
  comments: {
    total: 2,
    data: [7, 8].map((user_id, index) => ({
      id: 20 - index,
      parent_id: 0,
      content: '<p>报告结果：角度差12.4度，误差两个百分点！</p>',
      children_count: index,
      reply_id: 0,
      reply_comment: null,
      reply_user: null,
      reply_user_id: 0,
      created_at: '2026-03-01T02:00:00.000Z',
      user_id,
    })),
  },
};

export const emptyCommentsFixture: CommentPage = { users: {}, comments: { data: [], total: 0 } };

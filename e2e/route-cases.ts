/** What an address shows. */
export interface RouteCase {
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
  forUser?: Pick<RouteCase, 'path' | 'title' | 'heading' | 'hidesHeader'>;
  /** Where a visitor ends up. @default path */
  forGuest?: Pick<RouteCase, 'path' | 'title' | 'heading' | 'opensLogin' | 'hidesHeader'>;
}

const missing = { title: '404', heading: '没有找到这一页', hidesHeader: true };
/** In the place of a thing that is not there. */
const gone = { title: '没有找到这一页', heading: '没有找到这一页' };
const home = { path: '/', title: '首页', heading: '读书，问学，相与切磋' };
const articleTitle = 'TITLE';

/** A page that a visitor sees the login page instead of, which leads back to it. */
const needsSignIn = (page: RouteCase): RouteCase => ({
  ...page,
  forGuest: {
    path: `/login?redirect=${encodeURIComponent(page.path)}`,
    title: '密码登录',
    heading: '登录书院',
    hidesHeader: false,
  },
});

/** Every page that is for everybody, at least once. */
export const routeCases: readonly RouteCase[] = [
  { name: 'home', ...home },
  { name: 'articles', path: '/article?page=2', title: '文章', heading: '文章' },
  { name: 'article', path: '/article/ID/detail', title: articleTitle, heading: articleTitle },
  { name: 'anthologies', path: '/anthologies', title: '文集', heading: '文集' },
  { name: 'tag', path: '/tag', title: '标签', heading: '标签' },
  { name: 'schoolPage', path: '/page/user_protocol', title: '用户协议', heading: '用户协议' },
  { name: 'announcement', path: '/announcement/0', ...gone },
  { name: 'teachers', path: '/teachers', title: '教师', heading: '教师' },
  { name: 'teacher', path: '/teachers/0', ...gone },
  { name: 'courses', path: '/courses?level=1', title: '课程', heading: '课程' },
  { name: 'videos', path: '/videos?scene=free', title: '视频', heading: '视频' },
  { name: 'H5paly', path: '/video?id=0', ...gone },
  needsSignIn({ name: 'play', path: '/play?id=0', ...gone }),
  needsSignIn({ name: 'playCombo', path: '/comboPaly?id=0', ...gone }),
  { name: 'combos', path: '/combos', title: '专栏', heading: '专栏' },
  { name: 'combo', path: '/combo/detali?id=0', ...gone },
  { name: 'search', path: '/search', title: '搜索', heading: '搜索' },
  { name: 'shopSearch', path: '/shopSearch?keywords=x', title: '搜索商品', heading: '搜索商品' },
  { name: 'shopCategory', path: '/shopCategory', title: '选购', heading: '选购' },
  { name: 'CourseDetail', path: '/course/0', ...gone },
  { name: 'aboutUs', path: '/aboutUs', title: '关于书院', heading: '关于书院' },
  { name: 'collaborate', path: '/collaborate', title: '商务合作', heading: '商务合作' },
  { name: 'recruit', path: '/recruit', title: '教师招募', heading: '教师招募' },
  { name: 'faq', path: '/faq', title: '常见问题', heading: '常见问题' },
  { name: 'anthology', path: '/anthology/0', ...gone },
  { name: 'record', path: '/record/detail', ...gone },
  { name: 'note', path: '/note/detail?id=0', ...gone },
  needsSignIn({ name: 'editNote', path: '/note/edit', title: '写笔记', heading: '写笔记' }),
  needsSignIn({ name: 'myNotes', path: '/my/note', title: '我的笔记', heading: '我的笔记' }),
  needsSignIn({ name: 'My', path: '/my', title: '基本信息', heading: '基本信息' }),
  needsSignIn({ name: 'Myrecord', path: '/my/record', title: '我的录制', heading: '我的录制' }),
  {
    name: 'StudyCenter',
    path: '/study-center',
    title: '学习中心',
    heading: '学习中心',
    forGuest: { ...home, opensLogin: true },
  },
  needsSignIn({ name: 'favorites', path: '/my/favorites', title: '我的收藏', heading: '我的收藏' }),
  { name: 'collection', path: '/collect/detail', ...gone },
  { name: 'membership', path: '/vip', title: '会员中心', heading: '开通会员，会员内容随便学' },
  needsSignIn({ name: 'cashier', path: '/order/order?goods_type=vod&goods_id=1', ...gone }),
  needsSignIn({ name: 'payment', path: '/order/pay', ...gone }),
  { name: 'paid', path: '/order/success', ...gone },
  needsSignIn({ name: 'order', path: '/order/detail', ...gone }),
  {
    name: 'share',
    path: '/share',
    title: '邀请推广',
    heading: '邀请推广',
    forGuest: { ...home, opensLogin: true },
  },
  {
    name: 'exchanger',
    path: '/exchanger',
    title: '兑换课程',
    heading: '兑换课程',
    forGuest: { ...home, opensLogin: true },
  },
  needsSignIn({ name: 'promoCodes', path: '/my/promoCode', title: '优惠码', heading: '优惠码' }),
  needsSignIn({ name: 'coupons', path: '/my/coupons', title: '优惠券', heading: '优惠券' }),
  needsSignIn({ name: 'inviteUsers', path: '/my/inviteUsers', title: '邀请记录', heading: '邀请记录' }),
  needsSignIn({
    name: 'inviteBalance',
    path: '/my/inviteBalanceRecords',
    title: '邀请余额',
    heading: '邀请余额',
  }),
  needsSignIn({ name: 'withdrawals', path: '/my/withdrawRecords', title: '提现记录', heading: '提现记录' }),
  needsSignIn({ name: 'orders', path: '/my/orders', title: '订单中心', heading: '订单中心' }),
  { name: 'exams', path: '/exam', title: '考试', heading: '考试' },
  { name: 'papers', path: '/exam/papers', title: '在线考试', heading: '在线考试' },
  needsSignIn({ name: 'paper', path: '/exam/papers/detail?id=0', ...gone }),
  needsSignIn({ name: 'playPaper', path: '/exam/papers/play?id=0', ...gone, hidesHeader: true }),
  needsSignIn({
    name: 'rehearsePaper',
    path: '/exam/papers/rehearsal?id=1',
    title: '考前演练',
    heading: '考前演练',
    hidesHeader: true,
  }),
  { name: 'mockPapers', path: '/exam/mockpaper', title: '模拟考试', heading: '模拟考试' },
  needsSignIn({ name: 'mockPaper', path: '/exam/mockpaper/detail?id=0', ...gone }),
  needsSignIn({ name: 'playMockPaper', path: '/exam/mockpaper/play?id=0', ...gone, hidesHeader: true }),
  { name: 'practices', path: '/exam/practice', title: '练习模式', heading: '练习模式' },
  needsSignIn({ name: 'practice', path: '/exam/practice/detail?id=0', ...gone }),
  needsSignIn({ name: 'playPractice', path: '/exam/practice/play?id=0', ...gone, hidesHeader: true }),
  needsSignIn({ name: 'wrongBook', path: '/exam/wrongbook', title: '考试错题本', heading: '考试错题本' }),
  needsSignIn({
    name: 'playWrongBook',
    path: '/exam/wrongbook/play',
    title: '错题本练习',
    heading: '考试错题本',
    hidesHeader: true,
  }),
  needsSignIn({
    name: 'printWrongBook',
    path: '/exam/wrongbook/print',
    title: '打印错题',
    heading: '考试错题本',
    hidesHeader: true,
  }),
  needsSignIn({
    name: 'questionCollection',
    path: '/exam/collection',
    title: '收藏习题',
    heading: '收藏习题',
  }),
  needsSignIn({
    name: 'playQuestionCollection',
    path: '/exam/collection/play',
    title: '收藏习题详情',
    heading: '收藏习题',
    hidesHeader: true,
  }),
  needsSignIn({ name: 'questionBank', path: '/exam/questionbank', title: '试题库', heading: '试题库' }),
  needsSignIn({
    name: 'playQuestionBank',
    path: '/exam/questionbank/play',
    title: '试题库练习',
    heading: '没有找到这一页',
    hidesHeader: true,
  }),
  needsSignIn({ name: 'myQuestions', path: '/my/questions', title: '我的考试', heading: '我的考试' }),
  { name: 'problems', path: '/problem', title: '问答', heading: '问答' },
  { name: 'askProblem', path: '/problem/add', title: '我要提问', heading: '我要提问' },
  { name: 'problem', path: '/problem/0/detail', ...gone },
  needsSignIn({ name: 'editProblem', path: '/problem/edit?id=0', ...gone }),
  { name: 'solution', path: '/solution/details?id=0', ...gone },
  needsSignIn({ name: 'myProblems', path: '/my/problem', title: '我的问答', heading: '我的问答' }),
  { name: 'doubts', path: '/doubts', title: '问老师', heading: '问老师' },
  needsSignIn({ name: 'doubt', path: '/doubts/detail?id=0', ...gone }),
  needsSignIn({ name: 'myDoubts', path: '/my/doubt', title: '我的疑问', heading: '我的疑问' }),
  { name: 'issues', path: '/issue', title: '话题', heading: '话题' },
  { name: 'issue', path: '/issue/detail?id=0', ...gone },
  needsSignIn({ name: 'editIssue', path: '/issue/edit', title: '写话题', heading: '发起话题' }),
  needsSignIn({ name: 'myIssues', path: '/my/issue', title: '我的话题', heading: '我的话题' }),
  needsSignIn({ name: 'user', path: '/user?id=0', ...gone }),
  needsSignIn({ name: 'following', path: '/my/following', title: '我的关注', heading: '我的关注' }),
  needsSignIn({ name: 'followers', path: '/my/follower', title: '我的粉丝', heading: '我的粉丝' }),
  needsSignIn({ name: 'messages', path: '/my/messages', title: '我的消息', heading: '我的消息' }),
  needsSignIn({
    name: 'messageSettings',
    path: '/my/messages/settings',
    title: '消息设置',
    heading: '消息设置',
  }),
  needsSignIn({ name: 'credits', path: '/my/credit1Records', title: '我的积分', heading: '我的积分' }),
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

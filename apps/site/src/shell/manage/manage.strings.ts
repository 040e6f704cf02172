import type { ThemeName } from '@shuyuan/ui/theme';
import type { Locale } from '@shuyuan/widgets/host';
import type { ManageGroup, ManagePlace } from './manage-places.ts';

type PlaceName = ManagePlace['name'];

const groups: Record<ManageGroup, string> = { content: '内容', people: '人', system: '系统' };

const places: Record<PlaceName, string> = {
  manageArticles: '文章',
  manageArticleCategories: '文章分类',
  manageAnthologies: '文集',
  manageCourses: '课程',
  manageVideos: '视频',
  manageCombos: '专栏',
  manageCourseCategories: '课程分类',
  manageProfessions: '职业',
  manageTeachers: '讲师',
  manageMedia: '素材',
  manageAnnouncements: '公告',
  managePages: '单页',
  manageApplications: '申请',
  manageFaqs: '常见问题',
  manageModeration: '内容审核',
  manageProblemCategories: '问答分类',
  manageWatchedWords: '敏感词',
  manageFaqCategories: '问题分类',
  manageTags: '标签',
  manageTagCategories: '标签分类',
  manageMembers: '学员',
  manageOrders: '订单',
  manageMarking: '阅卷',
  manageQuestions: '题库',
  managePapers: '试卷',
  manageExamCategories: '试题分类',
  manageSlides: '轮播图',
  manageNavs: '导航',
  manageHomeBlocks: '首页板块',
  manageMemberships: '会员套餐',
  manageComments: '评论',
  manageReviews: '评价',
  manageRoles: '角色',
  manageSettings: '设置',
  manageLog: '操作记录',
};

const themes: Record<ThemeName, string> = {
  auto: '外观跟随系统',
  light: '浅色外观',
  dark: '深色外观',
};

const zh = {
  title: '管理后台',
  manage: '管理',
  navigation: '管理后台导航',
  openNavigation: '打开导航',
  groups,
  places,
  backToSite: '回到网站',
  personMenu: (name: string) => `${name}，打开菜单`,
  /** Of somebody without a role. */
  noRole: '没有角色',
  themes,
  signOut: '安全退出',
  chosen: (choice: string) => `${choice}（当前）`,

  commands: '命令菜单',
  findCommand: '找页面或操作',
  commandList: '可以去的页面和可以做的事',
  noCommand: (words: string) => `没有叫“${words}”的页面或操作`,
  goTo: '去',
  act: '做',
};

/** The words of the console's shell. */
export type ManageStrings = typeof zh;

const en: ManageStrings = {
  title: 'Console',
  manage: 'Console',
  navigation: 'Console navigation',
  openNavigation: 'Open navigation',
  groups: { content: 'Content', people: 'People', system: 'System' },
  places: {
    manageArticles: 'Articles',
    manageArticleCategories: 'Article categories',
    manageAnthologies: 'Anthologies',
    manageCourses: 'Courses',
    manageVideos: 'Videos',
    manageCombos: 'Columns',
    manageCourseCategories: 'Course categories',
    manageProfessions: 'Professions',
    manageTeachers: 'Teachers',
    manageMedia: 'Media',
    manageAnnouncements: 'Announcements',
    managePages: 'Pages',
    manageApplications: 'Applications',
    manageFaqs: 'Questions',
    manageModeration: 'Moderation',
    manageProblemCategories: 'Q&A categories',
    manageWatchedWords: 'Watched words',
    manageFaqCategories: 'Question categories',
    manageTags: 'Tags',
    manageTagCategories: 'Tag categories',
    manageMembers: 'Members',
    manageOrders: 'Orders',
    manageMarking: 'Marking',
    manageQuestions: 'Questions',
    managePapers: 'Papers',
    manageExamCategories: 'Exam categories',
    manageSlides: 'Slides',
    manageNavs: 'Navigation',
    manageHomeBlocks: 'Blocks of home',
    manageMemberships: 'Memberships',
    manageComments: 'Comments',
    manageReviews: 'Reviews',
    manageRoles: 'Roles',
    manageSettings: 'Settings',
    manageLog: 'Log',
  },
  backToSite: 'Back to the site',
  personMenu: (name) => `${name}, open menu`,
  noRole: 'No role',
  themes: { auto: 'Appearance of the system', light: 'Light appearance', dark: 'Dark appearance' },
  signOut: 'Sign out',
  chosen: (choice) => `${choice} (in use)`,

  commands: 'Command menu',
  findCommand: 'Find a page or an action',
  commandList: 'Pages and actions',
  noCommand: (words) => `No page or action is called “${words}”`,
  goTo: 'Go to',
  act: 'Do',
};

export const manageStrings: Record<Locale, ManageStrings> = { 'zh-CN': zh, en };

import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { courseDetailFixture } from '../../testing/courses.fixtures.ts';
import { everyRight } from '../../testing/manage-table.fixtures.tsx';
import { emptyHomeFixture, everythingOpen } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const home = { home: { index: emptyHomeFixture }, config: { public: everythingOpen } };

const meta = {
  title: 'Console pages',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 800 } },
  args: {
    path: '/manage/announcements',
    user: {
      ...testUser,
      nick_name: '周闻笛',
      role: { id: 1, name: '管理员' },
      permissions: everyRight,
    },
    scenario: { ...manageScenarios.works, ...home },
  },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrow = { layout: 'fullscreen', picture: { width: 360, height: 760 } };

export const Announcements: Story = {};
export const Articles: Story = { args: { path: '/manage/articles' } };
export const ArticleCategories: Story = { args: { path: '/manage/article-categories' } };
export const Courses: Story = { args: { path: '/manage/courses' } };
/** Lessons by chapter, among them a chapter without any. */
export const LessonsOfACourse: Story = {
  args: { path: '/manage/courses?open=3' },
  parameters: { picture: { width: 1440, height: 1600 } },
  async play() {
    const tree = await screen.findByRole('treegrid', { name: /课时目录|Lessons/ });
    await within(tree).findByText(/还没有课时，网站上不会显示|No lessons yet/);
    tree.scrollIntoView({ block: 'start' });
  },
};
export const LessonsOfACourseNarrow: Story = {
  ...LessonsOfACourse,
  parameters: { layout: 'fullscreen', picture: { width: 390, height: 1200 } },
};
const openLesson = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name: /编辑课时|Edit a lesson/ });
};
export const ATextLesson: Story = {
  args: { path: '/manage/courses?open=3' },
  parameters: { picture: { width: 1440, height: 900 } },
  async play() {
    await openLesson(/编辑《改稿的次序》|Edit “改稿的次序”/);
    await screen.findByText('先看结构，再看句子。');
  },
};
export const AHomeworkLessonNarrow: Story = {
  args: { path: '/manage/courses?open=3' },
  parameters: narrow,
  async play() {
    await openLesson(/编辑《交一篇作业》|Edit “交一篇作业”/);
    await screen.findByText(/这张试卷还没有发布|This paper is not published/);
  },
};
const previewed = (course: Parameters<typeof courseDetailFixture>[0] = {}): Story['args'] => ({
  scenario: {
    ...manageScenarios.works,
    ...home,
    managePreviews: { course: courseDetailFixture({ published_at: null, ...course }) },
  },
});
export const CourseAsVisitor: Story = {
  args: { ...previewed(), path: '/manage/courses/1/preview' },
  parameters: { picture: { width: 1280, height: 2000 } },
  play: async ({ canvasElement }) => {
    const hint = await within(canvasElement).findByText(/^没有登录、/);
    await within(canvasElement).findByRole('heading', { level: 1 });
    const { left, bottom } = hint.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(hint);
    // The shadow of a band ends at the edge of the page: it covers no navigation.
    await expect(getComputedStyle(hint.closest('main')!).overflowX).toBe('clip');
  },
};
export const CourseAsBuyer: Story = {
  args: {
    ...previewed({ can_watch: true, is_buy: true, opened_by: 'grant' }),
    path: '/manage/courses/1/preview?as=learner',
  },
  parameters: { picture: { width: 1280, height: 2000 } },
};
export const CourseAsMemberNarrow: Story = {
  args: {
    ...previewed({ can_watch: true, is_vip_free: true, opened_by: 'membership' }),
    path: '/manage/courses/1/preview?as=member',
  },
  parameters: narrow,
};
export const CourseCategories: Story = { args: { path: '/manage/course-categories' } };
export const Professions: Story = { args: { path: '/manage/professions' } };
export const Teachers: Story = { args: { path: '/manage/teachers' } };
export const Media: Story = { args: { path: '/manage/media' } };
export const MediaNarrow: Story = { args: { path: '/manage/media' }, parameters: narrow };
export const Members: Story = { args: { path: '/manage/members' } };
export const Pages: Story = { args: { path: '/manage/pages' } };
export const Applications: Story = { args: { path: '/manage/applications' } };
export const Questions: Story = { args: { path: '/manage/faqs' } };
export const Anthologies: Story = { args: { path: '/manage/anthologies' } };
export const AnAnthology: Story = { args: { path: '/manage/anthologies?open=2' } };
export const Tags: Story = { args: { path: '/manage/tags' } };
export const TagCategories: Story = { args: { path: '/manage/tag-categories' } };
export const ProblemCategories: Story = { args: { path: '/manage/problem-categories' } };
export const WatchedWords: Story = { args: { path: '/manage/watched-words' } };

export const Coupons: Story = { args: { path: '/manage/coupons' } };
export const CouponForm: Story = { args: { path: '/manage/coupons?open=1' } };
export const CouponsOf: Story = { args: { path: '/manage/coupons/1/codes' } };
export const PromoCodes: Story = { args: { path: '/manage/promo-codes' } };
export const Products: Story = { args: { path: '/manage/products' } };
export const AProduct: Story = { args: { path: '/manage/products?open=103' } };
export const RedeemActivities: Story = { args: { path: '/manage/redeem-codes' } };
export const ARedeemActivity: Story = { args: { path: '/manage/redeem-codes?open=1' } };
export const RedeemCodesOfOne: Story = { args: { path: '/manage/redeem-codes/1/codes' } };
export const FlashSales: Story = { args: { path: '/manage/flash-sales' } };

export const GroupBuys: Story = { args: { path: '/manage/group-buys' } };
export const QuestionCategories: Story = { args: { path: '/manage/faq-categories' } };
export const Orders: Story = { args: { path: '/manage/orders' } };
export const Bank: Story = { args: { path: '/manage/questions' } };
export const AQuestion: Story = { args: { path: '/manage/questions?open=1' } };
export const ABlankQuestion: Story = { args: { path: '/manage/questions?open=3' } };
export const AGroup: Story = { args: { path: '/manage/questions?open=6' } };
export const AnOrdering: Story = { args: { path: '/manage/questions?open=7' } };
export const BankNarrow: Story = { args: { path: '/manage/questions?open=1' }, parameters: narrow };
export const CorrectAKey: Story = { args: { path: '/manage/questions/1/regrade' } };
export const Papers: Story = { args: { path: '/manage/papers' } };
export const APaper: Story = { args: { path: '/manage/papers?open=7' } };
export const MockPapers: Story = { args: { path: '/manage/mock-papers' } };
export const AMockPaper: Story = { args: { path: '/manage/mock-papers?open=7' } };
export const AMockPaperNarrow: Story = { args: { path: '/manage/mock-papers?open=7' }, parameters: narrow };
export const APractice: Story = { args: { path: '/manage/practices?open=7' } };
export const PaperGrades: Story = { args: { path: '/manage/papers/7/grades' } };
export const PaperFigures: Story = {
  args: { path: '/manage/papers/7/figures' },
  parameters: { picture: { width: 1248, height: 1100 } },
};
export const PaperGradesNarrow: Story = { args: { path: '/manage/papers/7/grades' }, parameters: narrow };
export const ExamCategories: Story = { args: { path: '/manage/exam-categories' } };
export const Marking: Story = { args: { path: '/manage/marking' } };
export const Memberships: Story = { args: { path: '/manage/memberships' } };
export const Slides: Story = { args: { path: '/manage/slides' } };
export const Navs: Story = { args: { path: '/manage/navs' } };
export const HomeBlocks: Story = { args: { path: '/manage/home-blocks' } };
export const Settings: Story = {
  args: { path: '/manage/settings' },
  parameters: { picture: { width: 1280, height: 1500 } },
};
export const Comments: Story = { args: { path: '/manage/comments' } };
export const Roles: Story = { args: { path: '/manage/roles' } };
export const Bin: Story = { args: { path: '/manage/bin' } };
export const BinNarrow: Story = { args: { path: '/manage/bin' }, parameters: narrow };
export const BinEmpty: Story = {
  args: { path: '/manage/bin', scenario: { ...manageScenarios.empty, ...home } },
};

/** One of two chosen things cannot come back, which is said with its reason. */
export const BinRefused: Story = {
  args: { path: '/manage/bin' },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /旧文一/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /公告员/ }));
    const bar = within(screen.getByRole('toolbar', { name: '对选中项的操作' }));
    await userEvent.click(bar.getByRole('button', { name: '恢复' }));
    await screen.findByText('角色“公告员”：已有同名的角色');
  },
};
export const Log: Story = { args: { path: '/manage/log' } };

/** Who somebody is, what they have, and what they may see. */
export const MemberWithEverything: Story = {
  args: { path: '/manage/members/7' },
  parameters: { picture: { width: 1280, height: 1500 } },
};

/** Nobody signs in to this account. */
/** Credits are given with a reason: without one nothing is sent, and what was typed stays. */
export const MemberCreditsChanging: Story = {
  args: { path: '/manage/members/7' },
  async play({ canvasElement }) {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /调整积分|Change credits/ }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    const sum = dialog.getByRole('textbox', { name: /积分变动|Change of credits/ });
    await userEvent.type(sum, '50');
    await userEvent.click(dialog.getByRole('button', { name: /调整积分|Change credits/ }));
    await dialog.findByText(/请填写说明|Enter a remark/);
    await expect(sum).toHaveValue('50');
  },
};
export const MemberLocked: Story = { args: { path: '/manage/members/6' } };

/** T14 */
export const MemberNarrow: Story = { args: { path: '/manage/members/7' }, parameters: narrow };

/** T14 */
export const ArticlesNarrow: Story = { args: { path: '/manage/articles' }, parameters: narrow };

/** The form of one, with the address that leads to it. */
export const AnnouncementOpen: Story = {
  args: { path: '/manage/announcements?open=3' },
  play: async () => void (await screen.findByDisplayValue(/春季共读/)),
};

/** T14 */
export const SettingsNarrow: Story = { args: { path: '/manage/settings' }, parameters: narrow };

/** All settings on one sheet. */
export const SettingsOpen: Story = {
  args: { path: '/manage/settings?open=1' },
  play: async () => void (await screen.findByDisplayValue('京ICP备00000000号')),
};

/** A membership with its price, its days and its benefits. */
export const MembershipOpen: Story = {
  args: { path: '/manage/memberships?open=1' },
  play: async () => void (await screen.findByDisplayValue(/全部文章与文集/)),
};

/** A course with its price, its level and its descriptions. */
export const CourseOpen: Story = {
  args: { path: '/manage/courses?open=3' },
  parameters: { picture: { width: 1280, height: 1500 } },
  play: async () => void (await screen.findByDisplayValue('一句话的写法')),
};

/** T14 */
export const CoursesNarrow: Story = { args: { path: '/manage/courses' }, parameters: narrow };

/** A category that stands under another. */
export const CourseCategoryOpen: Story = {
  args: { path: '/manage/course-categories?open=2' },
  play: async () => void (await screen.findByDisplayValue('现代诗')),
};

/** A teacher with what is said of them. */
export const TeacherOpen: Story = {
  args: { path: '/manage/teachers?open=3' },
  play: async () => void (await screen.findByDisplayValue('写作老师')),
};

/** The target of a slide is found by its title. */
export const SlideLinkSearched: Story = {
  args: { path: '/manage/slides?open=new' },
  async play() {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(await form.findByRole('combobox', { name: /点开去哪里|Leads to/ }), '写法');
    await screen.findByRole('option', { name: /一句话的写法/ });
  },
};

/** What leads nowhere is said at the field. */
export const SlideLinkWrong: Story = {
  args: { path: '/manage/slides?open=new' },
  async play() {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(await form.findByRole('combobox', { name: /点开去哪里|Leads to/ }), 'javascript:0');
    await form.findByText(/请从列表里选一项|Pick one from the list/);
  },
};

/** A picture is chosen from the media library. */
export const SlidePictureLibrary: Story = {
  args: { path: '/manage/slides?open=2' },
  async play() {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('button', { name: /从素材库选择|Choose from the library/ }));
    await screen.findByRole('dialog', { name: /选择图片|Choose a picture/ });
  },
};

/** Sorted otherwise, slides cannot be put in order. */
export const SlidesSorted: Story = { args: { path: '/manage/slides?sort=title&order=asc' } };

/** A slide that is shown from a moment on. */
export const SlideOpen: Story = {
  args: { path: '/manage/slides?open=2' },
  play: async () => void (await screen.findByDisplayValue('暑期写作营开始报名')),
};

/** An entry under another. */
export const NavOpen: Story = {
  args: { path: '/manage/navs?open=3' },
  play: async () => void (await screen.findByDisplayValue('文集')),
};

/** A block of a category. */
export const HomeBlockOpen: Story = {
  args: { path: '/manage/home-blocks?open=2' },
  play: async () => void (await screen.findByDisplayValue('读得最多的写作课')),
};

/** Nothing waits to be marked. */
export const MarkingEmpty: Story = {
  args: { path: '/manage/marking', scenario: { ...manageScenarios.empty, ...home } },
};

/** One attempt: what was written, what it is held against, and the points. */
export const MarkingOf: Story = {
  args: { path: '/manage/marking/31' },
  parameters: { picture: { width: 1280, height: 1700 } },
  play: async () => void (await screen.findByRole('textbox', { name: '第2题给分' })),
};

/** T14 */
export const MarkingOfNarrow: Story = {
  args: { path: '/manage/marking/31' },
  parameters: narrow,
  play: async () => void (await screen.findByRole('textbox', { name: '第2题给分' })),
};

/** An order that can still be paid: what is known of it, and the question before it is completed by hand. */
export const OrderOpen: Story = {
  args: { path: '/manage/orders?open=4' },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: '订单详情' }));
    // It is drawn before it has come in.
    await waitFor(() => expect(details.getByText('20260302090000000004')).toBeVisible());
  },
};

/** It is not completed without a reason. */
export const OrderCompleted: Story = {
  args: { path: '/manage/orders?open=4' },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: '订单详情' }));
    await userEvent.click(await details.findByRole('button', { name: '手动完成' }));
    const question = within(await screen.findByRole('alertdialog', { name: '手动完成这笔订单？' }));
    await userEvent.click(question.getByRole('button', { name: '确认已收款' }));
    await waitFor(() => expect(question.getByText('请写明原因')).toBeVisible());
    await userEvent.type(question.getByRole('textbox', { name: /原因/ }), '已收到对公转账');
  },
};

/** One that was completed by hand says by whom and why. */
export const OrderCompletedByHand: Story = {
  args: { path: '/manage/orders?open=2' },
  play: async () => void (await screen.findByText('已收到对公转账，流水号末四位1234')),
};

/** T14 */
export const OrdersNarrow: Story = { args: { path: '/manage/orders?open=2' }, parameters: narrow };

/** What was reported of one, and the ways from it. */
export const CommentOpen: Story = {
  args: { path: '/manage/comments?open=30' },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: '评论与举报' }));
    await waitFor(() => expect(details.getByText('每篇文章下面都在发')).toBeVisible());
    await expect(details.getByRole('link', { name: '查看原处' })).toHaveAttribute(
      'href',
      '/article/5/detail#comment-30',
    );
  },
};

/** T14 */
export const AnnouncementOpenNarrow: Story = {
  args: { path: '/manage/announcements?open=new' },
  parameters: narrow,
  play: async () => void (await screen.findByRole('dialog', { name: '新公告' })),
};

/** What each role may do, as a matrix of kinds and actions. */
export const RoleOpen: Story = {
  args: { path: '/manage/roles?open=2' },
  parameters: { picture: { width: 1280, height: 1000 } },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: '编辑角色' }));
    await expect(await form.findByRole('checkbox', { name: '查看公告' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: '删除公告' })).not.toBeChecked();
    await expect(form.getByRole('combobox', { name: '文章的范围' })).toHaveValue('own');
  },
};

/** Field by field, before and after. */
export const LogOpen: Story = {
  args: { path: '/manage/log?open=3' },
  play: async () => void (await screen.findByRole('rowheader', { name: '标题' })),
};

export const Empty: Story = { args: { scenario: { ...manageScenarios.empty, ...home } } };
export const Slow: Story = { args: { scenario: { ...manageScenarios.loading, ...home } } };
export const Failed: Story = { args: { scenario: { ...manageScenarios.offline, ...home } } };
export const Refused: Story = { args: { scenario: { ...manageScenarios.refused, ...home } } };
export const NothingFound: Story = { args: { path: '/manage/announcements?keywords=没有的' } };

/** Chosen rows bring a bar of what can be done with them. */
export const Chosen: Story = {
  args: { path: '/manage/articles' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /朱子读书法/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /变量名/ }));
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('选了2项');
  },
};

/** Keys alone: open the menu of a row, remove it, and take that back. */
export const RemovedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = await canvas.findByRole('button', { name: /新的一批文章上线.*的操作/ });
    // A row is one stop of Tab; its controls are reached from it by the arrow.
    menu.closest<HTMLElement>('[role="row"]')!.focus();
    await userEvent.keyboard('{ArrowRight}'.repeat(8));
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    const notices = within(canvas.getByRole('region', { name: '可以撤销的操作' }));
    await expect(await notices.findByText('还有10秒')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A form that is not right says so at its fields, and goes to the first. */
export const ProblemsInTheForm: Story = {
  args: { path: '/manage/announcements?open=new' },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: '新公告' }));
    await userEvent.click(await form.findByRole('button', { name: '添加' }));
    await waitFor(() => expect(form.getAllByText('这里要填写')).toHaveLength(2));
    await waitFor(() => expect(form.getByRole('textbox', { name: /标题/ })).toHaveFocus());
  },
};

/** Somebody else has saved meanwhile: neither is lost without a word. */
export const ChangedMeanwhile: Story = {
  args: {
    path: '/manage/announcements?open=3',
    scenario: { ...manageScenarios.changedMeanwhile, ...home },
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: '编辑公告' }));
    await userEvent.type(await form.findByRole('textbox', { name: /标题/ }), '，改');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await form.findByText(/沈砚秋改过这里/);
    const title = within(form.getByRole('radiogroup', { name: '标题' }));
    await userEvent.click(title.getByRole('radio', { name: /^我的：/ }));
    await expect(form.getByRole('button', { name: '按所选的保存' })).toBeEnabled();
  },
};

/** The site as a role sees it, in this tab alone. */
export const SeenAsARole: Story = {
  args: {
    path: '/manage/roles?open=2',
  },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const form = within(await screen.findByRole('dialog', { name: '编辑角色' }));
    await userEvent.click(await form.findByRole('button', { name: /以此角色预览/ }));
    await within(canvasElement).findByText('正在以“公告员”身份查看');
  },
};

import type { PermissionCode } from '@shuyuan/api-client';
import { paths } from '../../paths/paths.ts';
import { holdsOne, type Permissions } from '../../stores/permissions.ts';
import { binPermissions } from './bin-permissions.ts';

/** How the navigation of the console is parted, in its order. */
export const manageGroups = ['content', 'people', 'system'] as const;

/** A part of the console's navigation. */
export type ManageGroup = (typeof manageGroups)[number];

/** The places of the console, in the order of its navigation. The route table asks for the same permissions. */
export const managePlaces = [
  { name: 'manageArticles', group: 'content', href: paths.manageArticles(), permission: 'article' },
  {
    name: 'manageArticleCategories',
    group: 'content',
    href: paths.manageArticleCategories(),
    permission: 'articleCategory',
  },
  { name: 'manageAnthologies', group: 'content', href: paths.manageAnthologies(), permission: 'anthology' },
  { name: 'manageCourses', group: 'content', href: paths.manageCourses(), permission: 'course' },
  { name: 'manageVideos', group: 'content', href: paths.manageVideos(), permission: 'video' },
  { name: 'manageCombos', group: 'content', href: paths.manageCombos(), permission: 'combo' },
  {
    name: 'manageCourseCategories',
    group: 'content',
    href: paths.manageCourseCategories(),
    permission: 'courseCategory',
  },
  { name: 'manageProfessions', group: 'content', href: paths.manageProfessions(), permission: 'profession' },
  { name: 'manageTeachers', group: 'content', href: paths.manageTeachers(), permission: 'teacher' },
  { name: 'manageMedia', group: 'content', href: paths.manageMedia(), permission: 'media' },
  {
    name: 'manageAnnouncements',
    group: 'content',
    href: paths.manageAnnouncements(),
    permission: 'announcement',
  },
  {
    name: 'managePages',
    group: 'content',
    href: paths.managePages(),
    permission: 'page',
  },
  {
    name: 'manageApplications',
    group: 'content',
    href: paths.manageApplications(),
    permission: 'application',
  },
  { name: 'manageSlides', group: 'content', href: paths.manageSlides(), permission: 'slider' },
  { name: 'manageNavs', group: 'content', href: paths.manageNavs(), permission: 'nav' },
  { name: 'manageHomeBlocks', group: 'content', href: paths.manageHomeBlocks(), permission: 'homeBlock' },
  {
    name: 'manageFaqs',
    group: 'content',
    href: paths.manageFaqs(),
    permission: 'faq',
  },
  {
    name: 'manageProblemCategories',
    group: 'content',
    href: paths.manageProblemCategories(),
    permission: 'problemCategory',
  },
  {
    name: 'manageFaqCategories',
    group: 'content',
    href: paths.manageFaqCategories(),
    permission: 'faqCategory',
  },
  { name: 'manageTags', group: 'content', href: paths.manageTags(), permission: 'tag' },
  {
    name: 'manageTagCategories',
    group: 'content',
    href: paths.manageTagCategories(),
    permission: 'tagCategory',
  },
  { name: 'manageQuestions', group: 'content', href: paths.manageQuestions(), permission: 'question' },
  { name: 'managePapers', group: 'content', href: paths.managePapers(), permission: 'paper' },
  { name: 'manageMockPapers', group: 'content', href: paths.manageMockPapers(), permission: 'mockPaper' },
  { name: 'managePractices', group: 'content', href: paths.managePractices(), permission: 'practice' },
  {
    name: 'manageExamCategories',
    group: 'content',
    href: paths.manageExamCategories(),
    permission: 'examCategory',
  },
  { name: 'manageMembers', group: 'people', href: paths.manageMembers(), permission: 'member' },
  { name: 'manageOrders', group: 'people', href: paths.manageOrders(), permission: 'order' },
  { name: 'manageProducts', group: 'people', href: paths.manageProducts(), permission: 'product' },
  { name: 'manageRefunds', group: 'people', href: paths.manageRefunds(), permission: 'refund' },
  { name: 'managePayments', group: 'people', href: paths.managePayments(), permission: 'refund' },
  {
    name: 'manageWithdrawals',
    group: 'people',
    href: paths.manageWithdrawals(),
    permission: 'withdrawal',
  },
  { name: 'manageShareGoods', group: 'people', href: paths.manageShareGoods(), permission: 'shareGood' },
  { name: 'manageMarking', group: 'people', href: paths.manageMarking(), permission: 'paper.mark' },
  { name: 'manageMemberships', group: 'people', href: paths.manageMemberships(), permission: 'membership' },
  { name: 'manageComments', group: 'people', href: paths.manageComments(), permission: 'comment' },
  { name: 'manageModeration', group: 'people', href: paths.manageModeration(), permission: 'problem' },
  {
    name: 'manageWatchedWords',
    group: 'people',
    href: paths.manageWatchedWords(),
    permission: 'watchedWord',
  },
  { name: 'manageReviews', group: 'people', href: paths.manageReviews(), permission: 'review' },
  { name: 'manageFlashSales', group: 'people', href: paths.manageFlashSales(), permission: 'flashSale' },
  { name: 'manageGroupBuys', group: 'people', href: paths.manageGroupBuys(), permission: 'groupBuy' },
  { name: 'manageCoupons', group: 'people', href: paths.manageCoupons(), permission: 'coupon' },
  { name: 'managePromoCodes', group: 'people', href: paths.managePromoCodes(), permission: 'promoCode' },
  {
    name: 'manageRedeemCodes',
    group: 'people',
    href: paths.manageRedeemCodes(),
    permission: 'redeemCode',
  },
  { name: 'manageRoles', group: 'people', href: paths.manageRoles(), permission: 'role' },
  { name: 'manageSettings', group: 'system', href: paths.manageSettings(), permission: 'setting.save' },
  { name: 'manageBin', group: 'system', href: paths.manageBin(), permission: binPermissions },
  { name: 'manageLog', group: 'system', href: paths.manageLog(), permission: 'system.audit.log' },
] as const satisfies readonly {
  name: string;
  group: ManageGroup;
  href: string;
  permission: PermissionCode | readonly PermissionCode[];
}[];

/** A place of the console. */
export type ManagePlace = (typeof managePlaces)[number];

/** What opens the console: each of these opens one of its places. */
export const managePermissions = managePlaces.flatMap(({ permission }): PermissionCode[] =>
  typeof permission === 'string' ? [permission] : [...permission],
);

/** Those that somebody may enter: a page that enters the route table has its entry by that alone. */
export const openManagePlaces = (
  held: Permissions,
  isReachable: (address: string) => boolean,
): readonly ManagePlace[] =>
  managePlaces.filter(({ href, permission }) => holdsOne(held, permission) && isReachable(href));

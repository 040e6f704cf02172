import type { ManagedEntity } from '@shuyuan/api-client/manage';
import type { Resource } from '../../resources/resource.ts';
import { anthologyResource } from './manage-anthologies.ts';
import { announcementResource } from './manage-announcements.ts';
import { applicationResource } from './manage-applications.ts';
import { articleCategoryResource } from './manage-article-categories.ts';
import { articleResource } from './manage-articles.ts';
import { comboResource } from './manage-combos.ts';
import { commentResource } from './manage-comments.ts';
import { problemCategoryResource, watchedWordResource } from './manage-community.ts';
import { courseCategoryResource } from './manage-course-categories.ts';
import { courseResource } from './manage-courses.ts';
import { flashSaleResource, groupBuyResource } from './manage-deals.ts';
import { examCategoryResource } from './manage-exam-categories.ts';
import { faqCategoryResource, faqResource } from './manage-faqs.ts';
import { grantResource } from './manage-grants.ts';
import { homeBlockResource } from './manage-home-blocks.ts';
import { mediaFolderResource } from './manage-media-folders.ts';
import { mediaResource } from './manage-media.ts';
import { memberResource } from './manage-members.ts';
import { paperAttemptResource } from './manage-marking.ts';
import { membershipResource } from './manage-memberships.ts';
import { navResource } from './manage-navs.ts';
import { orderResource } from './manage-orders.ts';
import { pageResource } from './manage-pages.ts';
import { managedMockPaperResource } from './manage-mock-papers.ts';
import { managedPaperResource } from './manage-papers.ts';
import { managedPracticeResource } from './manage-practices.ts';
import { shareGoodResource, withdrawalResource } from '../invitations/manage-sharing.ts';
import { paymentResource, refundResource } from '../refunds/manage-refunds.ts';
import { couponResource } from '../coupons/manage-coupons.ts';
import { promoCodeResource } from '../promo-codes/manage-promo-codes.ts';
import { productResource } from '../products/manage-products.ts';
import { redeemCodeResource } from '../redeem-codes/manage-redeem-codes.ts';
import { professionResource } from './manage-professions.ts';
import { questionResource } from './manage-questions.ts';
import { reviewResource } from './manage-reviews.ts';
import { roleResource } from './manage-roles.ts';
import { settingResource } from './manage-settings.ts';
import { sliderResource } from './manage-sliders.ts';
import { tagCategoryResource, tagResource } from './manage-tags.ts';
import { teacherResource } from './manage-teachers.ts';
import { videoResource } from './manage-videos.ts';

/** All that the console looks after, by the name that its log has for it. */
export const resources: Record<ManagedEntity, Resource> = {
  article: articleResource,
  articleCategory: articleCategoryResource,
  anthology: anthologyResource,
  course: courseResource,
  courseCategory: courseCategoryResource,
  video: videoResource,
  combo: comboResource,
  profession: professionResource,
  teacher: teacherResource,
  media: mediaResource,
  mediaFolder: mediaFolderResource,
  announcement: announcementResource,
  order: orderResource,
  membership: membershipResource,
  flashSale: flashSaleResource,
  groupBuy: groupBuyResource,
  promoCode: promoCodeResource,
  product: productResource,
  redeemCode: redeemCodeResource,
  coupon: couponResource,
  slider: sliderResource,
  nav: navResource,
  homeBlock: homeBlockResource,
  setting: settingResource,
  page: pageResource,
  application: applicationResource,
  faq: faqResource,
  faqCategory: faqCategoryResource,
  problemCategory: problemCategoryResource,
  watchedWord: watchedWordResource,
  tag: tagResource,
  tagCategory: tagCategoryResource,
  comment: commentResource,
  review: reviewResource,
  paperAttempt: paperAttemptResource,
  examCategory: examCategoryResource,
  question: questionResource,
  paper: managedPaperResource,
  mockPaper: managedMockPaperResource,
  practice: managedPracticeResource,
  role: roleResource,
  grant: grantResource,
  refund: refundResource,
  payment: paymentResource,
  withdrawal: withdrawalResource,
  shareGood: shareGoodResource,
  member: memberResource({ showsMobile: false }),
};

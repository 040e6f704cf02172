import type { AccessFacts } from '../contract/check-access.ts';
import type { Implementation } from '../contract/implement.ts';
import { arrangedRoutes } from '../resources/arranged-routes.ts';
import { resourceRoutes } from '../resources/resource-routes.ts';
import { announcementsRoutes } from './announcements/announcements.routes.ts';
import { anthologiesRoutes } from './anthologies/anthologies.routes.ts';
import { articlesRoutes } from './articles/articles.routes.ts';
import { removeExpiredProofs } from './captcha/captcha.repo.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { collectionRoutes } from './collection/collection.routes.ts';
import { combosRoutes } from './combos/combos.routes.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { findSettings } from './config/config.repo.ts';
import { configRoutes } from './config/config.routes.ts';
import { configStrings } from './config/config.strings.ts';
import { readSettings } from './config/site-settings.ts';
import { coursesRoutes } from './courses/courses.routes.ts';
import { findDemonstrationAccounts, seedDemonstration } from './demonstration/demonstration.ts';
import { examAreaRoutes } from './exam-area/exam-area.routes.ts';
import { paperAddonRoutes } from './exams/paper-addon.routes.ts';
import { manageCreditsRoutes } from './credits/manage-credits.routes.ts';
import { creditsRoutes } from './credits/credits.routes.ts';
import { examsRoutes } from './exams/exams.routes.ts';
import { submitDueAttempts } from './exams/submit-attempt.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import { followsRoutes } from './follows/follows.routes.ts';
import { tellEndingGrants } from './grants/tell-ending-grants.ts';
import { homeRoutes } from './home/home.routes.ts';
import { manageApplicationsRoutes } from './manage/manage-applications.ts';
import { lessonImportRoutes } from './lesson-import/lesson-import.routes.ts';
import { managePreviewsRoutes } from './manage/manage-previews.routes.ts';
import { manageStudentsRoutes } from './manage/manage-students.routes.ts';
import { manageCommentsRoutes } from './manage/manage-comments.routes.ts';
import { manageDashboardRoutes } from './manage/manage-dashboard.routes.ts';
import { manageEntitlementsRoutes } from './manage/manage-entitlements.routes.ts';
import { manageBinRoutes } from './manage/manage-bin.routes.ts';
import { manageLogRoutes } from './manage/manage-log.routes.ts';
import { manageMarkingRoutes } from './manage/manage-marking.routes.ts';
import { manageMembersRoutes } from './manage/manage-members.routes.ts';
import { questionFilesRoutes } from './question-files/question-files.routes.ts';
import { manageMockPapersRoutes } from './manage/manage-mock-papers.routes.ts';
import { manageModerationRoutes } from './community/manage-moderation.routes.ts';
import { manageOrdersRoutes } from './manage/manage-orders.routes.ts';
import { manageGrantsRoutes } from './manage/manage-grants.routes.ts';
import { manageGradesRoutes } from './manage/manage-grades.routes.ts';
import { manageQuestionsRoutes } from './manage/manage-questions.routes.ts';
import { manageReviewsRoutes } from './manage/manage-reviews.ts';
import { manageRolesRoutes } from './manage/manage-roles.routes.ts';
import { manageSettingsRoutes } from './manage/manage-settings.routes.ts';
import { resources } from './manage/resources.ts';
import { manageMediaRoutes } from './media/manage-media.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { serveMedia } from './media/picture-files.ts';
import { tidyMedia } from './media/tidy-media.ts';
import { flashSalesRoutes } from './deals/flash-sales.routes.ts';
import { failOverdueTeams } from './deals/fail-teams.ts';
import { groupBuysRoutes } from './deals/group-buys.routes.ts';
import { membershipsRoutes } from './memberships/memberships.routes.ts';
import { mockRoutes } from './mock/mock.routes.ts';
import { serveLiveMessages } from './messages/live-messages.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { sendDigests } from './messages/send-digests.ts';
import type { ModuleDeps, Modules } from './module-deps.ts';
import { findReach } from './my/my.repo.ts';
import { myRoutes } from './my/my.routes.ts';
import { myLearningRoutes } from './my-learning/my-learning.routes.ts';
import { navigationRoutes } from './navigation/navigation.routes.ts';
import { notesRoutes } from './notes/notes.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { manageWithdrawalsRoutes } from './invitations/manage-sharing.ts';
import { payDueRewards } from './invitations/pay-rewards.ts';
import { settleOverdueOrders } from './orders/settle-orders.ts';
import { takePayment } from './orders/take-payment.ts';
import { keepUnclear } from './refunds/keep-unclear.ts';
import { tidyApplications } from './pages/pages.repo.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { postsRoutes } from './community/posts.routes.ts';
import { doubtsRoutes } from './doubts/doubts.routes.ts';
import { tellLatePromises } from './doubts/tell-late-promises.ts';
import { issuesRoutes } from './issues/issues.routes.ts';
import { problemsRoutes } from './problems/problems.routes.ts';
import { couponsRoutes } from './coupons/coupons.routes.ts';
import { manageCouponsRoutes } from './coupons/manage-coupons.routes.ts';
import { manageProductsRoutes } from './products/manage-products.routes.ts';
import { manageRedeemCodesRoutes } from './redeem-codes/manage-redeem-codes.routes.ts';
import { redeemCodesRoutes } from './redeem-codes/redeem-codes.routes.ts';
import { managePromoCodesRoutes } from './promo-codes/manage-promo-codes.ts';
import { promoCodesRoutes } from './promo-codes/promo-codes.routes.ts';
import { practiceRoutes } from './practice/practice.routes.ts';
import { professionsRoutes } from './professions/professions.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { recordsRoutes } from './records/records.routes.ts';
import { tidyRecords } from './records/tidy-records.ts';
import { managePaymentsRoutes, manageRefundsRoutes } from './refunds/manage-refunds.routes.ts';
import { refundsRoutes } from './refunds/refunds.routes.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { runEach } from './run-each.ts';
import { renewSearch } from './search/search-index.ts';
import { searchSources } from './search/search-sources.ts';
import { searchRoutes } from './search/search.routes.ts';
import { appointAdministrator } from './session/appoint-administrator.ts';
import { tidySessions } from './session/session-tidying.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { authenticate } from './session/session.service.ts';
import { createWechatScans } from './session/wechat-scans.ts';
import { studyRoutes } from './study/study.routes.ts';
import { tagsRoutes } from './tags/tags.routes.ts';
import { teachersRoutes } from './teachers/teachers.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { manageCaptionsRoutes } from './videos/captions/captions.routes.ts';
import { videosRoutes } from './videos/videos.routes.ts';
import { wrongBookRoutes } from './wrong-book/wrong-book.routes.ts';

/** All rooms of the server, furnished with what they need. */
export function createModules(deps: ModuleDeps): Modules {
  const access: AccessFacts = {
    reachOf: (viewer, permission) => findReach(deps.db, viewer, permission),
    isOn: async (feature) => readSettings(await findSettings(deps.db), configStrings).features[feature],
  };
  const authenticateToken = (token: string) => authenticate(deps.db, token, deps.clock.now());
  return {
    implementation: implement(deps, access),
    addFiles(app) {
      serveMedia(app, deps);
      serveLiveMessages(app, { ...deps, authenticate: authenticateToken });
    },
    authenticate: authenticateToken,
    access,
    async tidy(db) {
      const now = deps.clock.now();
      await removeExpiredProofs(db, now);
      await tidySessions(db, now);
      await renewSearch(db, searchSources);
      await tidyMedia(deps, db);
      await tidyRecords(deps, db);
      await tidyApplications(db, now);
      await tellEndingGrants(db, now);
      await tellLatePromises(db, now);
    },
    sendDigests: (db) => sendDigests(deps, db),
    submitDueAttempts: (db) => submitDueAttempts(db, deps.clock.now()),
    async settleOrders(db) {
      await runEach([
        () => settleOverdueOrders(deps, db),
        () => failOverdueTeams(db, deps.clock.now()),
        () => sendRefunds(deps, db),
        () => payDueRewards(db, deps.clock.now()),
      ]);
    },
    wechatScans: createWechatScans(deps),
    payments: {
      paid: (payment) => takePayment(deps, deps.db, payment),
      unclear: (message) => keepUnclear(deps.db, message, deps.clock.now()),
    },
    appointAdministrator: (mobile) => appointAdministrator(deps.db, mobile, deps.clock.now()),
    demonstration: {
      seed: (db) => seedDemonstration(deps, db),
      accounts: findDemonstrationAccounts,
    },
  };
}

/** The calls of every room. */
function implement(deps: ModuleDeps, access: AccessFacts): Implementation {
  return {
    ...implementConsole(deps, access),
    announcements: announcementsRoutes(),
    anthologies: anthologiesRoutes(deps),
    articles: articlesRoutes(deps),
    captcha: captchaRoutes(deps),
    collection: collectionRoutes(deps),
    combos: combosRoutes(deps),
    comments: commentsRoutes(deps),
    config: configRoutes(deps),
    examArea: examAreaRoutes(deps),
    exams: examsRoutes(deps),
    paperAddon: paperAddonRoutes(deps),
    faq: faqRoutes(),
    credits: creditsRoutes(),
    favorites: favoritesRoutes(deps),
    follows: followsRoutes(deps),
    messages: messagesRoutes(deps),
    courses: coursesRoutes(deps),
    home: homeRoutes(deps),
    media: mediaRoutes(deps),
    memberships: membershipsRoutes(deps),
    flashSales: flashSalesRoutes(deps),
    groupBuys: groupBuysRoutes(deps),
    mock: mockRoutes(deps),
    my: myRoutes(deps),
    myLearning: myLearningRoutes(deps),
    navigation: navigationRoutes(),
    notes: notesRoutes(deps),
    orders: ordersRoutes(deps),
    pages: pagesRoutes(deps),
    invitations: invitationsRoutes(deps),
    doubts: doubtsRoutes(deps),
    issues: issuesRoutes(deps),
    posts: postsRoutes(deps),
    problems: problemsRoutes(deps),
    practice: practiceRoutes(deps),
    coupons: couponsRoutes(deps),
    promoCodes: promoCodesRoutes(deps),
    redeemCodes: redeemCodesRoutes(deps),
    professions: professionsRoutes(deps),
    products: productsRoutes(deps),
    records: recordsRoutes(deps),
    refunds: refundsRoutes(deps),
    reviews: reviewsRoutes(deps),
    search: searchRoutes(deps),
    session: sessionRoutes(deps),
    study: studyRoutes(deps),
    tags: tagsRoutes(deps),
    teachers: teachersRoutes(deps),
    uploads: uploadsRoutes(deps),
    videos: videosRoutes(deps),
    wrongBook: wrongBookRoutes(deps),
  };
}

/** The calls of the console. */
function implementConsole(
  deps: ModuleDeps,
  access: AccessFacts,
): Pick<Implementation, Extract<keyof Implementation, `manage${string}`>> {
  return {
    manageAnnouncements: resourceRoutes(resources.announcement, deps),
    manageAnthologies: resourceRoutes(resources.anthology, deps),
    manageApplications: manageApplicationsRoutes(deps),
    manageArticleCategories: arrangedRoutes(resources.articleCategory, deps),
    manageArticles: resourceRoutes(resources.article, deps),
    manageBin: manageBinRoutes(deps, resources, access),
    manageCaptions: manageCaptionsRoutes(deps),
    manageCombos: resourceRoutes(resources.combo, deps),
    manageComments: manageCommentsRoutes(deps),
    manageCourseCategories: arrangedRoutes(resources.courseCategory, deps),
    manageCourses: resourceRoutes(resources.course, deps),
    manageDashboard: manageDashboardRoutes(deps),
    manageEntitlements: manageEntitlementsRoutes(deps),
    manageExamCategories: arrangedRoutes(resources.examCategory, deps),
    manageFaqCategories: arrangedRoutes(resources.faqCategory, deps),
    manageFaqs: arrangedRoutes(resources.faq, deps),
    manageGrades: manageGradesRoutes(deps),
    manageGrants: manageGrantsRoutes(deps),
    manageHomeBlocks: arrangedRoutes(resources.homeBlock, deps),
    manageLessons: lessonImportRoutes(deps),
    manageLog: manageLogRoutes(deps, resources, access),
    manageMarking: manageMarkingRoutes(deps),
    manageMedia: manageMediaRoutes(deps),
    manageMediaFolders: resourceRoutes(resources.mediaFolder, deps),
    manageMembers: manageMembersRoutes(deps),
    manageMemberships: arrangedRoutes(resources.membership, deps),
    manageFlashSales: resourceRoutes(resources.flashSale, deps),
    manageGroupBuys: resourceRoutes(resources.groupBuy, deps),
    manageCoupons: manageCouponsRoutes(deps),
    managePromoCodes: managePromoCodesRoutes(deps),
    manageProducts: manageProductsRoutes(deps),
    manageRedeemCodes: manageRedeemCodesRoutes(deps),
    manageModeration: manageModerationRoutes(deps),
    manageNavs: arrangedRoutes(resources.nav, deps),
    manageOrders: manageOrdersRoutes(deps),
    managePages: resourceRoutes(resources.page, deps),
    manageMockPapers: manageMockPapersRoutes(deps),
    managePapers: resourceRoutes(resources.paper, deps),
    managePractices: resourceRoutes(resources.practice, deps),
    manageQuestionFiles: questionFilesRoutes(deps),
    managePreviews: managePreviewsRoutes(deps),
    manageProblemCategories: arrangedRoutes(resources.problemCategory, deps),
    manageProfessions: arrangedRoutes(resources.profession, deps),
    manageQuestions: manageQuestionsRoutes(deps),
    managePayments: managePaymentsRoutes(deps),
    manageRefunds: manageRefundsRoutes(deps),
    manageReviews: manageReviewsRoutes(deps),
    manageRoles: manageRolesRoutes(deps),
    manageSettings: manageSettingsRoutes(deps),
    manageShareGoods: resourceRoutes(resources.shareGood, deps),
    manageSliders: arrangedRoutes(resources.slider, deps),
    manageStudents: manageStudentsRoutes(deps),
    manageTagCategories: arrangedRoutes(resources.tagCategory, deps),
    manageTags: arrangedRoutes(resources.tag, deps),
    manageTeachers: resourceRoutes(resources.teacher, deps),
    manageVideos: resourceRoutes(resources.video, deps),
    manageCredits: manageCreditsRoutes(deps),
    manageWithdrawals: manageWithdrawalsRoutes(deps),
    manageWatchedWords: resourceRoutes(resources.watchedWord, deps),
  };
}

import { and, eq, inArray } from 'drizzle-orm';
import type { DemonstrationAccount } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import { serverMarks, users } from '../../db/schema.ts';
import { indexArticles } from '../articles/index-articles.ts';
import { renewWholeIndex } from '../search/search-sources.ts';
import { verifyPassword } from '../../secrets/password.ts';
import { seedActiveDays } from './seed-active-days.ts';
import { seedAnthologies } from './seed-anthologies.ts';
import { seedArticles } from './seed-articles.ts';
import { seedAttempts } from './seed-attempts.ts';
import { seedBank } from './seed-bank.ts';
import { seedClassroom } from './seed-classroom.ts';
import { seedCommunity } from './seed-community.ts';
import { seedCredits } from './seed-credits.ts';
import { addCourseEntries, seedCourses } from './seed-courses.ts';
import { seedDeals } from './seed-deals.ts';
import { seedProducts } from './seed-products.ts';
import { seedPromoCodes } from './seed-promo-codes.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedRedeemCodes } from './seed-redeem-codes.ts';
import { seedDoubts } from './seed-doubts.ts';
import { seedExams } from './seed-exams.ts';
import { seedFigures } from './seed-figures.ts';
import { seedDiscussions } from './seed-discussions.ts';
import { addLearningEntries, seedLearning } from './seed-learning.ts';
import { seedLessonKinds } from './seed-lesson-kinds.ts';
import { seedListening } from './seed-listening.ts';
import { seedMarking } from './seed-marking.ts';
import { seedMedia } from './seed-media.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPages } from './seed-pages.ts';
import { seedPeople } from './seed-people.ts';
import { seedPractice } from './seed-practice.ts';
import { seedRecords } from './seed-records.ts';
import { seedSharing } from './seed-sharing.ts';
import { seedStudy } from './seed-study.ts';
import { seedTags } from './seed-tags.ts';
import { seedTeacherRights } from './seed-teacher-rights.ts';
import type { SeedDeps } from './seed-deps.ts';
import { seedSite } from './seed-site.ts';
import { seedWechat } from './seed-wechat.ts';
import { sellArticles } from './sell-articles.ts';
import { accountPassword, accountSeeds } from './people.seed.ts';

const mark = 'demonstration';
const searchMark = 'demonstration-search';
const wechatMark = 'demonstration-wechat';
const recordsMark = 'demonstration-records';
const saleMark = 'demonstration-sale';
const studyMark = 'demonstration-study';
const ordersMark = 'demonstration-orders';
const anthologiesMark = 'demonstration-anthologies';
const activeDaysMark = 'demonstration-active-days';
const pagesMark = 'demonstration-pages';
const coursesMark = 'demonstration-courses';
const examsMark = 'demonstration-exams';
const bankMark = 'demonstration-bank';
const figuresMark = 'demonstration-figures';
const practiceMark = 'demonstration-practice';
const markingMark = 'demonstration-marking';
const attemptsMark = 'demonstration-attempts';
const tagsMark = 'demonstration-tags';
const mediaMark = 'demonstration-media';
const learningMark = 'demonstration-learning';
const classroomMark = 'demonstration-classroom';
const communityMark = 'demonstration-community';
const sharingMark = 'demonstration-sharing';
const doubtsMark = 'demonstration-doubts';
const dealsMark = 'demonstration-deals';
const promoCodesMark = 'demonstration-promo-codes';
const couponsMark = 'demonstration-coupons';
const redeemCodesMark = 'demonstration-redeem-codes';
const listeningMark = 'demonstration-listening';
const teacherRightsMark = 'demonstration-teacher-rights';
const creditsMark = 'demonstration-credits';
const lessonKindsMark = 'demonstration-lesson-kinds';
const productsMark = 'demonstration-products';
const indexMark = 'demonstration-search-index';

/**
 * Puts in the demonstration content and accounts, once for a database: what people change or delete afterwards stays
 * as they left it. `db` must be a transaction, so that there is all of it or nothing.
 */
export async function seedDemonstration(deps: SeedDeps, db: Database): Promise<void> {
  const now = deps.clock.now();
  if (await isFirstTime(db, mark, now)) {
    const people = await seedPeople(deps, db);
    const articles = await seedArticles(deps, db, people);
    await seedDiscussions(db, { people, articles, now });
    await seedSite(deps, db, articles);
  }
  // Apart, because there was demonstration content before there was a search, a sign-in by WeChat, a recorder,
  // anything for sale, a study center, anthologies, figures of the days, pages of the school, courses, papers,
  // essays to mark, tags, a media library, videos, columns, notes and a home page of more than articles,
  // a community, invitations, or questions to teachers.
  if (await isFirstTime(db, searchMark, now)) await indexArticles(db);
  if (await isFirstTime(db, wechatMark, now)) await seedWechat(db);
  if (await isFirstTime(db, recordsMark, now)) await seedRecords(deps, db);
  if (await isFirstTime(db, saleMark, now)) await sellArticles(db);
  if (await isFirstTime(db, studyMark, now)) await seedStudy(deps, db);
  if (await isFirstTime(db, ordersMark, now)) await seedOrders(deps, db);
  if (await isFirstTime(db, anthologiesMark, now)) await seedAnthologies(deps, db);
  if (await isFirstTime(db, activeDaysMark, now)) await seedActiveDays(db);
  if (await isFirstTime(db, pagesMark, now)) await seedPages(db);
  // Before the courses, which hand out some of its files.
  if (await isFirstTime(db, mediaMark, now)) await seedMedia(deps, db);
  const hasCourses = !(await isFirstTime(db, coursesMark, now));
  if (!hasCourses) {
    await seedCourses(deps, db);
    await addCourseEntries(db);
  }
  if (await isFirstTime(db, examsMark, now)) await seedExams(deps, db);
  // Before the practices, which take from it.
  if (await isFirstTime(db, bankMark, now)) await seedBank(db);
  if (await isFirstTime(db, figuresMark, now)) await seedFigures(deps, db);
  if (await isFirstTime(db, practiceMark, now)) await seedPractice(deps, db);
  if (await isFirstTime(db, markingMark, now)) await seedMarking(deps, db);
  if (await isFirstTime(db, attemptsMark, now)) await seedAttempts(deps, db);
  const hasLearning = !(await isFirstTime(db, learningMark, now));
  if (!hasLearning) {
    await seedLearning(deps, db);
    await addLearningEntries(db);
  }
  if (await isFirstTime(db, classroomMark, now)) {
    // Where there were a few courses and videos before, the others come to them.
    if (hasCourses) await seedCourses(deps, db);
    if (hasLearning) await seedLearning(deps, db);
    await seedClassroom(deps, db);
  }
  if (await isFirstTime(db, communityMark, now)) await seedCommunity(deps, db);
  // Behind all that carries them.
  if (await isFirstTime(db, tagsMark, now)) await seedTags(db);
  if (await isFirstTime(db, sharingMark, now)) await seedSharing(deps, db);
  if (await isFirstTime(db, doubtsMark, now)) await seedDoubts(deps, db);
  if (await isFirstTime(db, dealsMark, now)) await seedDeals(deps, db);
  if (await isFirstTime(db, promoCodesMark, now)) await seedPromoCodes(deps, db);
  if (await isFirstTime(db, couponsMark, now)) await seedCoupons(deps, db);
  if (await isFirstTime(db, redeemCodesMark, now)) await seedRedeemCodes(deps, db);
  if (await isFirstTime(db, listeningMark, now)) await seedListening(deps, db);
  if (await isFirstTime(db, teacherRightsMark, now)) await seedTeacherRights(db);
  if (await isFirstTime(db, creditsMark, now)) await seedCredits(db);
  if (await isFirstTime(db, productsMark, now)) await seedProducts(deps, db);
  if (await isFirstTime(db, lessonKindsMark, now)) await seedLessonKinds(db);
  // Behind all that can be found, and the tags that it is found by.
  if (await isFirstTime(db, indexMark, now)) await renewWholeIndex(db);
}

async function isFirstTime(db: Database, name: string, now: Date) {
  const marked = await db
    .insert(serverMarks)
    .values({ name, value: now.toISOString() })
    .onConflictDoNothing()
    .returning({ name: serverMarks.name });
  return marked.length > 0;
}

/** Who can sign in because the seed has run here: not those who have left since, were locked, or have another password now. */
export async function findDemonstrationAccounts(db: Database): Promise<DemonstrationAccount[]> {
  const marked = await db.$count(serverMarks, eq(serverMarks.name, mark));
  if (marked === 0) return [];
  const mobiles = accountSeeds.map(({ mobile }) => mobile);
  const people = await db
    .select({ mobile: users.mobile, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.mobile, mobiles), eq(users.status, 'active')));
  const areOpen = await Promise.all(
    accountSeeds.map(({ mobile }) => {
      const person = people.find((one) => one.mobile === mobile);
      return verifyPassword(accountPassword, person?.passwordHash ?? null);
    }),
  );
  return accountSeeds.flatMap(({ role, mobile }, index) =>
    areOpen[index] ? [{ role, mobile, password: accountPassword }] : [],
  );
}

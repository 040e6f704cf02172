import { paths } from '../../../paths/paths.ts';

/** Pages of the site that a link can lead to by name: the name of the route's title, and the address. */
export const linkPages = [
  ['home', paths.home()],
  ['courses', paths.courses()],
  ['videos', paths.videos()],
  ['combos', paths.combos()],
  ['articles', paths.articles()],
  ['anthologies', paths.anthologies()],
  ['teachers', paths.teachers()],
  ['shopCategory', paths.shopCategory()],
  ['exams', paths.exam()],
  ['papers', paths.papers()],
  ['mockPapers', paths.mockPapers()],
  ['practices', paths.practices()],
  ['questionBank', paths.questionBank()],
  ['problems', paths.problems()],
  ['issues', paths.issues()],
  ['membership', paths.membership()],
  ['StudyCenter', paths.studyCenter()],
  ['share', paths.share()],
  ['exchanger', paths.exchanger()],
  ['tag', paths.tag()],
  ['faq', paths.faq()],
] as const;

/** Names of pages that have an address of their own, outside of `/page`. */
const ownAddresses: Readonly<Record<string, string>> = {
  aboutUs: paths.aboutUs(),
  collaborate: paths.collaborate(),
  recruit: paths.recruit(),
};

/** Returns the address of a page that the school has written. */
export const schoolPageAddress = (name: string) => ownAddresses[name] ?? paths.schoolPage(name);

import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import type { RouteName } from '../shell/site-route.ts';

/**
 * What a page asks for first, by its route: the HTML of the page names it, so that it is asked for before the page's code is
 * there. Parameters of the call are those of the route's path, and numbers. For the build alone.
 */
export const firstAnswers: Partial<Record<RouteName, Endpoint>> = {
  home: contract.home.index,
  article: contract.articles.detail,
  CourseDetail: contract.courses.detail,
};

/** What every page asks for, and what it asks for beside that when somebody is signed in. */
export const sharedAnswers: { all: Endpoint[]; signedIn: Endpoint[] } = {
  all: [contract.config.public],
  signedIn: [contract.my.detail],
};

/** Lazy modules that belong to the first view of a page, by their modules: its HTML names their files beside its own. */
export const firstParts: Partial<Record<RouteName, string>> = { article: 'rich-text/formed.tsx' };

/** The large picture of a first view, by its place in the page's own answer: it is fetched as soon as that is there. */
export const firstPictures: Partial<Record<RouteName, string>> = {
  home: 'sliders.0.thumb',
  article: 'article.thumb',
  CourseDetail: 'course.thumb',
};

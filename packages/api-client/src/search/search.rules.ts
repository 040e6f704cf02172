/** The most characters of what somebody looks for. */
export const longestKeywords = 100;

/** Types that are categories: of courses, articles, problems and papers. */
export const searchCategoryTypes = [
  'course_category',
  'article_category',
  'problem_category',
  'exam_category',
] as const;

/** Types of search results, in the order of the search dialog's tabs. */
export const searchTypes = [
  'article',
  'anthology',
  'video',
  'vod',
  'combo',
  'problem',
  'teacher',
  'paper',
  ...searchCategoryTypes,
] as const;

import type { SearchPage, SearchResult } from '@shuyuan/api-client';

const found = (
  resource_type: SearchResult['resource_type'],
  resource_id: number,
  own: Partial<SearchResult> & Pick<SearchResult, 'title'>,
): SearchResult => ({
  id: resource_id,
  resource_type,
  resource_id,
  title_marks: [],
  thumb: '',
  p: '',
  snippet: '',
  snippet_marks: [],
  labels: [],
  count: null,
  ...own,
});

/** A teacher, a category and a course that is found by its name. */
export const searchPageFixture: SearchPage = {
  data: [
    found('teacher', 7, { title: '顾临池', snippet: '书法老师', snippet_marks: [[0, 2]], count: 3 }),
    found('course_category', 4, { title: '书法', title_marks: [[0, 2]], count: 3 }),
    found('vod', 12, { title: '楷书第一课', snippet: '从横竖开始。', labels: ['书法'] }),
  ],
  total: 3,
  counts: { teacher: 1, course_category: 1, vod: 1 },
};

const types = ['article', 'vod', 'video', 'anthology', 'combo'];

const cover = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#1F4A45"/></svg>')}`;

/** A page of answers, the same for everybody. */
export const answer = {
  data: Array.from({ length: 10 }, (_, index) => ({
    id: index + 1,
    resource_type: types[index % types.length],
    resource_id: index + 1,
    title: `数学家的书桌：第 ${index + 1} 篇`,
    title_marks: [[0, 2]],
    thumb: cover,
    p: '',
    snippet: '…二十一篇文章，写数学家怎样读书、怎样算错、怎样在散步的时候想通一件事。合上书，再学一遍…',
    snippet_marks: [[8, 10]],
  })),
  total: 128,
  counts: { article: 60, vod: 30, video: 20, anthology: 12, combo: 6 },
};

export const tabs = ['全部', '文章', '文集', '视频', '课程', '专栏'];

export const kinds = { article: '文章', vod: '课程', video: '视频', anthology: '文集', combo: '专栏' };

export const keywords = ['数学建模', '勾股定理', '古文', '近思录', '书法', '水凝胶'].map((name, index) => ({
  id: index + 1,
  name,
}));

/** What a page under measurement offers: a button that opens its dialog, and what has come of it. */
export function offerSearch(draw, row) {
  window.bench = {
    start: () => draw(document.getElementById('root')),
    isReady: () => document.querySelector('[data-open]') !== null,
    isFocused: () => document.activeElement?.tagName === 'INPUT',
    hasResults: () => document.querySelectorAll(row).length === answer.data.length,
  };
}

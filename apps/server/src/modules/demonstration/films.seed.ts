import type { Film } from '../records/seeds/record-seed.ts';

/** What the media library calls the films. */
export const filmTitles: Readonly<Record<Film, string>> = {
  annotating: '动画：一页书怎么批注',
  outlining: '动画：一篇文章的骨架',
  trimming: '动画：一句话的删改',
  squares: '动画：四个三角形与两种空白',
  shadow: '动画：直杆的影子',
  coins: '动画：抛四十次硬币',
  halving: '动画：二分查找',
  inserting: '动画：插入排序',
  splitting: '动画：拆开，再合上',
  searching: '动画：对半找错',
  strokes: '动画：一横与一竖',
  falling: '动画：一撇与一捺',
  eight: '动画：永字八法',
  aperture: '动画：光圈与景深',
  light: '动画：光绕着球走',
  thirds: '动画：三分线',
  melody: '动画：五个音走成一段旋律',
  answering: '动画：一问一答',
  beats: '动画：四拍与三拍',
};

/** What the menu of captions calls them. */
export const captionLabels = { 'zh-CN': '中文', en: 'English' } as const;

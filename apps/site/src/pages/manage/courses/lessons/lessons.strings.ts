import type { Locale } from '@shuyuan/widgets/host';
import type { LessonEntry, LessonProblem } from './lessons.ts';

const kinds: Record<LessonEntry['kind'], string> = {
  video: '视频',
  article: '图文',
  attachment: '附件',
  live: '直播',
};
const problems: Record<LessonProblem, string> = {
  title: '请填写课时名称',
  article: '请选择一篇文章',
  start: '请填写开始时间',
  trial: '试看时长要短于视频时长',
};

const zh = {
  contents: '课时目录',
  hint: '学员按这个顺序学。新课程的第一课时默认可以试看。已有学员后，可以加课时、换顺序，不能移出课时。',
  empty: '还没有课时',
  add: '加一个课时',
  addTitle: '新课时',
  editTitle: '编辑课时',
  done: '完成',
  cancel: '取消',
  kinds,
  kind: '类型',
  name: '名称',
  isFree: '整课时可以试看',
  isFreeHint: '不用购买，谁都可以学。',
  freeArticle: '图文课时是否免费，由文章的价格决定。',
  freeSeconds: '试看秒数',
  freeSecondsHint: '从头开始，谁都可以看这么久；0是不能试看。跟着视频走，别的课程里也一样。',
  seconds: '秒',
  banDrag: '禁止拖动',
  banDragHint: '第一次看完之前，不能拖动和倍速。',
  trial: '可试看',
  notReady: '还不能学',
  removed: '已删除，学员看不到',
  problems,

  video: '视频',
  noVideo: '还没有选视频，可以以后再选。',
  findVideo: '从已有的视频里找',
  pickVideo: '从素材库选，或者上传、用自己的录制',
  pickNeedsCover: '先在上面选好课程的分类和封面，才能用素材做成视频。',
  making: '正在做成视频',
  notMade: '没能用这个文件做成视频，请检查网络后重试',
  notPlayable: '这个文件还不能播放，请等它处理完再选',
  statuses: { published: '已单独发布', scheduled: '定时', draft: '未单独发布' },

  article: '文章',
  noArticle: '还没有选文章。',
  findArticle: '找一篇文章',
  articleStatuses: { published: '已发布', scheduled: '定时', draft: '草稿' },

  file: '文件',
  noFile: '还没有选文件，可以以后再选。',
  pickFile: '从素材库选，或者上传',

  startsAt: '开始时间',
  startsAtHint: '按北京时间填写。',
  liveUrl: '直播地址',
  liveUrlHint: '站内地址或者完整的网址，可以以后再填。',
};

/** The words of the lessons of a course in the console. */
export type LessonsStrings = typeof zh;

const en: LessonsStrings = {
  contents: 'Lessons',
  hint: 'The order in which people learn. The first lesson of a new course can be tried by everybody. Once somebody has the course, lessons are added and moved, and none is taken out.',
  empty: 'There are no lessons yet',
  add: 'Add a lesson',
  addTitle: 'New lesson',
  editTitle: 'Edit a lesson',
  done: 'Done',
  cancel: 'Cancel',
  kinds: { video: 'Video', article: 'Article', attachment: 'File', live: 'Live' },
  kind: 'Kind',
  name: 'Title',
  isFree: 'All of it can be tried',
  isFreeHint: 'Everybody may take it without buying.',
  freeArticle: 'Whether an article is free its own price says.',
  freeSeconds: 'Seconds to try',
  freeSecondsHint:
    'Everybody may watch so much from the beginning; 0 is nothing. It stands with the video, in other courses too.',
  seconds: 's',
  banDrag: 'No dragging',
  banDragHint: 'Neither dragging nor speed until it was watched once.',
  trial: 'Can be tried',
  notReady: 'Cannot be taken yet',
  removed: 'removed, nobody sees it',
  problems: {
    title: 'The lesson needs a title',
    article: 'Choose an article',
    start: 'Say when it begins',
    trial: 'The trial has to be shorter than the video',
  },

  video: 'Video',
  noVideo: 'No video was chosen; that can be done later.',
  findVideo: 'Find one among the videos',
  pickVideo: 'Choose from the library, upload, or take a recording',
  pickNeedsCover: 'Choose category and cover of the course first: a file becomes a video with them.',
  making: 'Making a video',
  notMade: 'This file did not become a video. Check the network and try again',
  notPlayable: 'This file does not play yet. Choose it once it was looked at',
  statuses: { published: 'Published alone', scheduled: 'Scheduled', draft: 'Not published alone' },

  article: 'Article',
  noArticle: 'No article was chosen.',
  findArticle: 'Find an article',
  articleStatuses: { published: 'Published', scheduled: 'Scheduled', draft: 'Draft' },

  file: 'File',
  noFile: 'No file was chosen; that can be done later.',
  pickFile: 'Choose from the library, or upload',

  startsAt: 'Begins',
  startsAtHint: 'By the clock of China.',
  liveUrl: 'Address',
  liveUrlHint: 'A path of the site or a whole address; that can be filled in later.',
};

export const lessonsStrings: Record<Locale, LessonsStrings> = { 'zh-CN': zh, en };

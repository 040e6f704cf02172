import type { Locale } from '@shuyuan/widgets/host';
import type { LessonEntry, LessonLack, LessonProblem } from './lessons.ts';

const kinds: Record<LessonEntry['kind'], string> = {
  video: '视频',
  text: '图文',
  exam: '测验',
  homework: '作业',
  attachment: '附件',
  live: '直播',
  article: '引用文章',
};
const lacks: Record<LessonLack, string> = {
  removed: '已删除，学员看不到',
  content: '没有内容',
  video: '没有选视频',
  file: '没有选文件',
  paper: '没有选试卷',
  unpublished: '试卷未发布',
  notReady: '还不能学',
};
const problems: Record<LessonProblem, string> = {
  title: '请填写课时名称',
  article: '请选择一篇文章',
  start: '请填写开始时间',
  trial: '试看时长要短于视频时长',
};

const zh = {
  contents: '课时目录',
  hint: '学员按这个顺序学。新课程的第一课时默认免费。已有学员后，可以加课时、换顺序，不能移出课时。',
  empty: '还没有课时',
  add: '加一个课时',
  chapters: {
    add: '课时',
    count: (count: number) => `${count}个课时`,
    empty: '还没有课时，网站上不会显示',
    loose: (count: number) => `有${count}个课时排在第一章之前，不属于任何一章。`,
    whatOfEntries: (count: number) => `这一章里的${count}个课时`,
  },
  addTitle: '新课时',
  editTitle: '编辑课时',
  done: '完成',
  cancel: '取消',
  kinds,
  kind: '类型',
  name: '名称',
  isFree: '免费课时',
  isFreeHint: '不用购买，谁都可以学。',
  freeArticle: '引用的文章是否免费，由它自己的价格决定。只属于这门课程的内容请用“图文”。',
  freeSeconds: '试看秒数',
  freeSecondsHint: '从头开始，谁都可以看这么久；0是不能试看。跟着视频走，别的课程里也一样。',
  seconds: '秒',
  banDrag: '禁止拖动',
  banDragHint: '第一次看完之前，不能拖动和倍速。',
  trial: '可试看',
  free: '免费',
  lacks,
  problems,

  video: '视频',
  noVideo: '还没有选视频，可以以后再选。',
  findVideo: '从已有的视频里找',
  pickVideo: '从素材库选，或者上传、用我的录制',
  pickNeedsCover: '先在上面选好课程的分类和封面，才能用素材做成视频。',
  making: '正在做成视频',
  notMade: '没能用这个文件做成视频，请检查网络后重试',
  notPlayable: '这个文件还不能播放，请等它处理完再选',
  statuses: { published: '在视频页展示', scheduled: '定时展示', draft: '只在课程里' },

  restored: '上次没写完的内容已恢复。',
  discard: '放弃',
  leaveTitle: '放弃改动？',
  leaveText: '这个课时有改动还没有放进课程。',
  stay: '继续编辑',
  leave: '放弃改动',

  text: '正文',
  textExample: '在这里写这一课的内容',

  paper: '试卷',
  noPaper: '还没有选试卷，可以以后再选。',
  findPaper: '找一张试卷',
  newPaper: '新建试卷',
  paperFact: (status: string, count: number) => `${status} · ${count}题`,
  unpublishedPaper: '这张试卷还没有发布，发布之后学员才能做。',

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
  chapters: {
    add: 'Lesson',
    count: (count) => `${count} ${count === 1 ? 'lesson' : 'lessons'}`,
    empty: 'No lessons yet: the site does not show it',
    loose: (count) => `${count} before the first chapter, in none of them.`,
    whatOfEntries: (count) => `${count} ${count === 1 ? 'lesson' : 'lessons'} of this chapter`,
  },
  addTitle: 'New lesson',
  editTitle: 'Edit a lesson',
  done: 'Done',
  cancel: 'Cancel',
  kinds: {
    video: 'Video',
    text: 'Text',
    exam: 'Test',
    homework: 'Homework',
    attachment: 'File',
    live: 'Live',
    article: 'Article by reference',
  },
  kind: 'Kind',
  name: 'Title',
  isFree: 'Free lesson',
  isFreeHint: 'Everybody may take it without buying.',
  freeArticle:
    'The price of the article itself says whether it is free. For content of this course alone take a text.',
  freeSeconds: 'Seconds to try',
  freeSecondsHint:
    'Everybody may watch so much from the beginning; 0 is nothing. It stands with the video, in other courses too.',
  seconds: 's',
  banDrag: 'No dragging',
  banDragHint: 'Neither dragging nor speed until it was watched once.',
  trial: 'Can be tried',
  free: 'Free',
  lacks: {
    removed: 'Removed, nobody sees it',
    content: 'No content',
    video: 'No video',
    file: 'No file',
    paper: 'No paper',
    unpublished: 'Paper not published',
    notReady: 'Cannot be taken yet',
  },
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

  restored: 'What you did not finish last time is back.',
  discard: 'Discard',
  leaveTitle: 'Discard the changes?',
  leaveText: 'This lesson has changes that are not in the course yet.',
  stay: 'Keep editing',
  leave: 'Discard',

  text: 'Text',
  textExample: 'Write the content of this lesson here',

  paper: 'Paper',
  noPaper: 'No paper was chosen; that can be done later.',
  findPaper: 'Find a paper',
  newPaper: 'New paper',
  paperFact: (status, count) => `${status} · ${count} ${count === 1 ? 'question' : 'questions'}`,
  unpublishedPaper: 'This paper is not published. Learners can take it once it is.',

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

/** The columns of the file, in their order. */
export const lessonColumns = {
  course: '课程',
  chapter: '章节',
  title: '名称',
  duration: '时长',
  url: '视频地址',
  aliyun: '阿里云视频ID',
  tencent: '腾讯云视频ID',
  startsAt: '上架时间',
  trial: '试看秒数',
} as const;

const badLength = (shown: string) =>
  `请填写秒数，或者 1:30（1分30秒）、1:02:03（1小时2分3秒）这样的时长，最长24小时${shown === '' ? '' : `；表格里显示的是“${shown}”`}`;

export const lessonImportStrings = {
  reason: '失败原因',
  template: '课时导入模板',
  guide:
    '填写说明：时长和试看秒数写秒数，或者 分:秒（1:30 是1分30秒）、时:分:秒（1:02:03）；上架时间写 2026-11-21 19:30；单元格里显示什么就导入什么',
  failures: '课时导入失败的行',
  example: ['课程的标题或编号', '第一章', '第一讲', '1:30', '素材库里视频的编号或标题', '', '', '', 30],
  notReadable: '这不是可以读取的 xlsx 文件，请用导入模板填写',
  noHeadings: '没有找到表头：前三行里要有“课程”和“名称”两列，请用导入模板填写',
  noRows: '文件里没有要导入的行',
  tooManyRows: (most: number) => `一次最多导入 ${most} 行，请分成几个文件`,

  noCourse: '请填写课程的标题或编号',
  courseMissing: '没有这门课程，或者不是你的课程',
  courseTwice: '有几门同名的课程，请填写课程的编号',
  noTitle: '请填写课时名称',
  tooLong: (most: number) => `最多 ${most} 个字`,
  badDuration: (shown: string) => badLength(shown),
  oneAddress: '三种地址只填一种',
  tencent: '不能用腾讯云的视频，请先把视频传到素材库',
  otherSite: '不能用别处的地址，请先把视频传到素材库，再填它的编号或标题',
  videoMissing: '素材库里没有这个视频，或者不是你的视频',
  videoTwice: '素材库里有几个同名的视频，请填写编号',
  videoNotReady: '这个视频还不能播放，请等它处理完',
  badTime: '请填写 2026-11-21 19:30 这样的时间',
  futureVideo: '有视频的课时不能定时上架，请留空',
  badTrial: (shown: string) => `${badLength(shown)}；没有试看就留空`,
  trialWithoutVideo: '没有视频的课时不能试看几秒，请留空',
  trialTooLong: '试看时长要短于视频时长',
  chapterFull: (most: number) => `一章最多 ${most} 个课时`,
  tooManyChapters: (most: number) => `一门课程最多 ${most} 章`,
};

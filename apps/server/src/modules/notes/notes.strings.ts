export const noteStrings = {
  missing: '笔记不存在',
  targetMissing: '内容不存在或已下架',
  notWatchable: '拥有后才能在这里记笔记',
  notOfCourse: '这门课程里没有这个内容',
  empty: '笔记内容不能为空',
  tooLong: (most: number) => `笔记最多${most}个字`,
  tooFast: (seconds: number) => `操作太频繁，请${seconds}秒后再试`,
  /** Of the file that is handed out. */
  fileName: (day: string) => `我的笔记-${day}.md`,
  heading: '我的笔记',
  standalone: '独立笔记',
  gone: '已下架的内容',
  paragraph: (number: number) => `第${number}段`,
};

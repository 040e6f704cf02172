export const practiceStrings = {
  missing: '练习不存在或已下架',
  noChapter: '没有找到这个章节',
  noQuestion: '没有找到这道题',
  notBought: '无权限参与',
  inExam: '这道题在你正在进行的考试里，交卷后才能练习',
  awaitsExam: '这道题在一场还没有结束的考试里，考试结束后才能练习',
  tooFast: (seconds: number) => `操作太频繁，请在${seconds}秒后再试`,
};

export const examsStrings = {
  missing: '试卷不存在或已下架',
  noAttempt: '没有找到这次考试',
  noQuestion: '这次考试里没有这道题',
  over: '考试时间已到，答案没有保存',
  refusals: {
    'not-bought': '无权限参与',
    'not-invited': '当前试卷仅限邀请用户参与',
    'not-yet': '考试尚未开始',
    closed: '考试已经结束',
    'no-tries-left': '可考试次数已用完',
  },
  tooFast: (seconds: number) => `操作太频繁，请在${seconds}秒后再试`,
};

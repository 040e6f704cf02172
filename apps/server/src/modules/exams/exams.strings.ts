export const examsStrings = {
  missing: '试卷不存在或已下架',
  noAttempt: '没有找到这次考试',
  noQuestion: '这次考试里没有这道题',
  over: '考试时间已到，答案没有保存',
  submitted: '已经交卷，答案没有保存',
  noPicture: '没有找到这张图片，请重新添加',
  refusals: {
    'not-bought': '无权限参与',
    'not-invited': '当前试卷仅限邀请用户参与',
    'not-yet': '考试尚未开始',
    closed: '考试已经结束',
    'no-tries-left': '可考试次数已用完',
  },
  tooFast: (seconds: number) => `操作太频繁，请在${seconds}秒后再试`,
};

/** Of questions as the console writes them. */
export const questionStrings = {
  typeStays: '题型保存后不能更改',
  faults: {
    content: '请填写题干',
    score: '分值要大于 0',
    options: '请至少写两个选项，每个选项都要有内容',
    answer: '请选择正确答案',
    single: '单选题只能有一个正确答案',
    blanks: '请至少设一个空，每个空都要有答案和分值',
    parts: '请至少加一道小题',
  },
  otherShape: '选项、空和小题的数量与原来不同，不能重判；请新建一道题',
};

/** What the proofs before an SMS ask and answer. */
export const captchaStrings = {
  mobileWanted: '请输入手机号',
  sum: (left: string, right: string) => `${left}加${right}等于几？`,
  difference: (left: string, right: string) => `${left}减去${right}，还剩几？`,
  monthsLater: (month: string, later: string) => `${month}月再过${later}个月，是几月？`,
  monthsBefore: (month: string, before: string) => `${month}月往前数${before}个月，是几月？`,
  yearsLater: (age: string, later: string) => `今年${age}岁的孩子，${later}年以后几岁？`,
  answerByFigures: '请用数字回答。',
  /** Figures from nought to ten. */
  figures: ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
  /** Other ways to write a figure. */
  otherFigures: { 〇: '零', 两: '二' } as Record<string, string>,
  /** What people write after a figure. */
  units: /(个月|个|月份|月|岁|块|元)$/u,

  wrongPicture: '图形验证码错误',
  pictureWanted: '请输入图形验证码',
  puzzleWanted: '请先完成安全验证',
  ticketGone: '安全验证已失效，请重新验证',
  tooManyProofs: (minutes: number) => `操作过于频繁，请${minutes}分钟后再试`,

  tooEarly: (seconds: number) => `发送太频繁，请${seconds}秒后再试`,
  tooManyForNumber: '该手机号今天收到的验证码已达上限，请明天再试',
  wrongCode: '手机验证码错误',
  codeGone: '手机验证码已失效，请重新获取',
};

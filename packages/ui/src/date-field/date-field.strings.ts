export const dayStrings = {
  'zh-CN': {
    tooEarly: (day: string) => `不能早于${day}`,
    tooLate: (day: string) => `不能晚于${day}`,
    unavailable: '这一天不能选',
    unavailableWithin: '其中有不能选的日子',
    reversed: '开始不能晚于结束',
  },
  en: {
    tooEarly: (day: string) => `Not before ${day}`,
    tooLate: (day: string) => `Not after ${day}`,
    unavailable: 'This day cannot be chosen',
    unavailableWithin: 'Some of these days cannot be chosen',
    reversed: 'The start cannot be after the end',
  },
};

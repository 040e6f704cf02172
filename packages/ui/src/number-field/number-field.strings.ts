export const numberFieldStrings = {
  'zh-CN': {
    less: (label: string) => `减少${label}`,
    more: (label: string) => `增加${label}`,
    tooSmall: (least: string) => `不能小于${least}`,
    tooBig: (most: string) => `不能大于${most}`,
    notWhole: () => '请填写整数',
    tooFine: (decimals: string) => `最多${decimals}位小数`,
    between: (nearest: string) => `最接近的可用数是${nearest}`,
  },
  en: {
    less: (label: string) => `Decrease ${label}`,
    more: (label: string) => `Increase ${label}`,
    tooSmall: (least: string) => `Must be at least ${least}`,
    tooBig: (most: string) => `Must be at most ${most}`,
    notWhole: () => 'Must be a whole number',
    tooFine: (decimals: string) => `At most ${decimals} decimal places`,
    between: (nearest: string) => `The nearest valid number is ${nearest}`,
  },
};

/** Built-in number formats whose codes depend on the language of the spreadsheet program: those of Chinese, by id. */
export const chineseFormats: Readonly<Record<number, string>> = {
  14: 'yyyy/m/d',
  22: 'yyyy/m/d h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: 'AM/PMh"时"mm"分"',
  35: 'AM/PMh"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  55: 'AM/PMh"时"mm"分"',
  56: 'AM/PMh"时"mm"分"ss"秒"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
};

/** What Chinese programs write for `AM/PM`. */
export const chineseHalves = '上午/下午';

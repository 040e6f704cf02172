/** The columns of a sheet of questions, in their order; the options follow. */
export const sheetColumns = {
  type: '试题类型',
  category: '试题分类',
  level: '试题难度',
  content: '试题内容',
  answer: '答案',
  remark: '解析',
  score: '分值',
} as const;

export const exchangeStrings = {
  /** The column behind the options. */
  sound: '录音',
  /** The column behind that. */
  partial: '少选得分',
  partials: { none: '不得分', share: '按比例' },
  option: (place: number) => `选项${place}`,
  types: { 1: '单选题', 2: '多选题', 3: '填空题', 4: '问答题', 5: '判断题', 6: '材料题', 7: '排序题' },
  levels: { 1: '简单', 2: '中等', 3: '难', 4: '特别难' },
  guide:
    '填写说明：多选题的答案写选项的序号，用逗号隔开；填空题每个空的答案和分值用逗号隔开，几种写法用竖线隔开；判断题填1或0；少选得分只用于多选题，填不得分、按比例或分数；排序题的答案写正确的先后；材料题不能导入；录音写它在素材库里的地址；单元格里显示什么就导入什么，网页代码前面要写[html]',
  example: ['单选题', '', '简单', '一句话里最多留几个形容词？', '1', '越少越准。', 5, '一个', '三个', '五个'],
  template: '试题批量导入模板',
  failures: '试题导入失败的行',
  exported: '试题',
  reason: '失败原因',
  whole: '整道题',

  notReadable: '这个文件读不出来，请确认它的格式',
  notText: '文字编码认不出来：可以用 UTF-8、UTF-16 或 GBK（GB18030），请另存为 UTF-8 再试',
  noHeadings: '没有找到表头：前三行里要有“试题类型”和“试题内容”两列，请用导入模板填写',
  noQuestions: '文件里没有试题',
  tooMany: (most: number) => `一次最多导入${most}道题，请分成几个文件`,

  unknownType: '请填写单选题、多选题、填空题、问答题、判断题或排序题',
  noGroups: '材料题不能用表格导入',
  unknownLevel: '请填写简单、中等、难或特别难',
  noContent: '请填写试题内容',
  badScore: '请填写大于0的分值',
  scoresDiffer: '分值的个数要和空的个数相同，或者只填一个',
  fewOptions: '至少要有两个选项',
  optionGap: (before: string) => `${before}空着，选项要从第一个起连续填写`,
  tooManyOptions: (most: number) => `最多${most}个选项`,
  badAnswer: '答案要是选项的序号',
  oneAnswer: '单选题只有一个答案',
  noAnswer: '请填写答案',
  badSound: '请填写录音在素材库里的地址，像/media/12/…',
  badJudge: '请填1（正确）或0（错误）',
  judges: {
    1: ['1', 'TRUE', 'T', '正确', '对', '√'],
    0: ['0', 'FALSE', 'F', '错误', '错', '×'],
  },
  badPartial: '请填不得分、按比例，或者一个分数；只有多选题可以填',
  wholeOrder: '排序题的答案要写全部选项的序号',
  tooLong: '内容太长，或者选项、空太多',
  noCategory: (name: string) => `题库里没有“${name}”这个分类，请先在试题分类里添加`,
  categoryTwice: (name: string) => `有几个叫“${name}”的分类，请选择分类后再导入`,
  unsaidCategory: '请填写试题分类，或者在导入时选择分类',

  noBraces: '没有找到答案：答案要写在花括号里',
  openBrace: '花括号没有合上',
  matching: '连线题不能导入',
  tolerance: '带误差的数值题不能导入',
  noRight: '没有正确的答案',
  severalRight: '单选题只能有一个正确答案；多选题请把正确的选项写成比例，像 ~%50%甲 ~%50%乙',
  partialSingle: (weight: number) =>
    `单选题只有对和错，不能保留${weight}%的部分分；请去掉比例，或者改成多选题`,
  partialBlank: (weight: number) =>
    `填空题的答案只有对和错，不能保留${weight}%的部分分；请去掉比例或这个答案`,
  unequalShares: (weights: readonly number[]) =>
    `多选题的正确选项只能平分分值，加起来是100%，这里是${weights.map((weight) => `${weight}%`).join('、')}；请改成一样的比例`,

  notQti: '压缩包里没有试题',
  badXml: (words: string) => `这不是可以读取的 XML：${words}`,
  unknownInteraction: '这种作答方式不能导入',
};

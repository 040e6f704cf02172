const shared = {
  id: '编号',
  title: '标题',
  category: '分类',
  author: '出题人',
  createdAt: '创建时间',
  updatedAt: '更新时间',
  referenceGone: '所选的分类、课时或课程已不存在，请重新选择',
};

export const managedQuestionStrings = {
  ...shared,
  plural: '题库',
  stem: '题干',
  type: '题型',
  types: { 1: '单选题', 2: '多选题', 3: '填空题', 4: '问答题', 5: '判断题', 6: '材料题', 7: '排序题' },
  level: '难度',
  levels: { 1: '简单', 2: '中等', 3: '难', 4: '特别难' },
  score: '分值',
  papersCount: '所在试卷数',
  attemptsCount: '作答人次',
  isInPapers: (count: number) => `该题在 ${count} 份试卷里，请先从试卷中移出`,
  isInPractices: '该题在练习里，请先从练习中移出',
};

export const managedPaperStrings = {
  ...shared,
  plural: '试卷',
  status: '状态',
  statuses: { draft: '草稿', scheduled: '待发布', published: '已发布' },
  publishedAt: '发布时间',
  charge: '价格（元）',
  questionsCount: '题数',
  score: '总分',
  attemptsCount: '考试次数',
  needsQuestion: '发布前至少放进一道题',
  passTooHigh: '及格分不能高于总分',
  questionTwice: '同一道题只能放进一次',
  questionGone: '有的题已不在题库里，请移出后再保存',
  windowReversed: '开始时间要早于结束时间',
  isHeld: (count: number) => `已有 ${count} 位学员拥有该试卷，不能删除，可以把它转为草稿`,
  isOrdered: '该试卷有订单，不能删除，可以把它转为草稿',
  isLesson: (course: string) => `试卷是课程“${course}”的课时，请先移出`,
};

const publishing = {
  status: '状态',
  statuses: { draft: '草稿', scheduled: '待发布', published: '已发布' },
  publishedAt: '发布时间',
  charge: '价格（元）',
  questionsCount: '题数',
};

export const managedMockPaperStrings = {
  ...shared,
  ...publishing,
  plural: '模拟卷',
  attemptsCount: '模拟次数',
  needsQuestion: '发布前至少抽一道题',
  tooFew: (type: string, wanted: number, there: number) => `要抽${wanted}道${type}，题库里只有${there}道`,
  types: {
    choice: '单选题',
    select: '多选题',
    input: '填空题',
    qa: '问答题',
    judge: '判断题',
    cap: '材料题',
  },
  isHeld: (count: number) => `已有 ${count} 位学员拥有该模拟卷，不能删除，可以把它转为草稿`,
  isOrdered: '该模拟卷有订单，不能删除，可以把它转为草稿',
};

export const managedPracticeStrings = {
  ...shared,
  ...publishing,
  plural: '练习',
  chaptersCount: '章节数',
  peopleCount: '练习人数',
  needsQuestion: '发布前至少放进一道题',
  questionTwice: '同一道题在一份练习里只能放进一次',
  questionGone: '有的题已不在题库里，请移出后再保存',
  chapterTwice: '章节名称不能重复',
  isHeld: (count: number) => `已有 ${count} 位学员拥有该练习，不能删除，可以把它转为草稿`,
  isOrdered: '该练习有订单，不能删除，可以把它转为草稿',
};

export const managedExamCategoryStrings = {
  ...shared,
  plural: '试题分类',
  name: '名称',
  parent: '上级分类',
  sort: '排序',
  questionsCount: '试题数',
  papersCount: '试卷数',
  tooDeep: '分类最多两级',
  parentGone: '上级分类已不存在，请重新选择',
  hasQuestions: '分类下还有试题，不能删除',
  hasOthers: '分类下还有试卷、模拟卷或练习，不能删除',
  hasChildren: '分类下还有子分类，不能删除',
};

export const gradeStrings = {
  file: (title: string) => `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')} 成绩`,
  headings: ['编号', '昵称', '考试次数', '最高分', '是否及格', '待阅卷', '开始时间', '交卷时间'],
  passed: '及格',
  failed: '不及格',
  tooMany: (most: number) => `一个文件最多 ${most} 行，请先缩小范围`,
};

export const problemCategoryStrings = {
  plural: '问答分类',
  id: '编号',
  name: '名称',
  sort: '顺序',
  problemsCount: '问题',
  createdAt: '添加时间',
  taken: '已有同名的分类',
  hasProblems: '分类里还有问题，不能删除',
};

export const watchedWordStrings = {
  plural: '敏感词',
  id: '编号',
  word: '词',
  createdAt: '添加时间',
  taken: '已有这个词',
};

const kinds = {
  problem: '问题',
  solution: '回答',
  issue: '话题',
  doubt: '答疑',
  doubt_answer: '答疑回复',
  comment: '评论',
};

export const moderationStrings = {
  missing: '内容不存在或已删除',
  ownPost: '不能处理自己的内容',
  decided: (name: string) => `${name}已经处理过了`,
  /** In the log: by their numbers alone, for what it says may be what is hidden. */
  version: (type: keyof typeof kinds, id: number, versionId: number) =>
    `${kinds[type]}${id}的修改记录${versionId}`,
};

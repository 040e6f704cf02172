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

export const moderationStrings = {
  missing: '内容不存在或已删除',
  ownPost: '不能处理自己的内容',
  decided: (name: string) => `${name}已经处理过了`,
};

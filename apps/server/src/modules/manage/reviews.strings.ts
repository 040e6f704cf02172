export const reviewStrings = {
  plural: '评价',
  id: '编号',
  target: '评价的内容',
  user: '学员',
  rating: '评分',
  content: '评价',
  state: '状态',
  states: { pending: '待审核', approved: '已显示', rejected: '已隐藏' },
  reply: '回复',
  createdAt: '发表时间',
  onlyAnswers: '自己课程的评价只能回复；要隐藏或删除，请联系管理员',
};

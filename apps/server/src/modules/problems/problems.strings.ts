export const problemStrings = {
  missing: '问题不存在或已删除',
  solutionMissing: '回答不存在或已删除',
  categoryMissing: '问题分类不存在',
  ownProblem: '不能回答自己的问题',
  answeredAlready: '你已经回答过这个问题，可以修改原来的回答',
  notOwn: '只有提问的人可以采纳回答',
  ownSolution: '不能采纳自己的回答',
  merged: '这个问题已并入另一个问题',
  mergeSelf: '不能并入自己',
  solvedNotMerged: '已采纳回答的问题不能并入另一个问题',
};

export const issueStrings = {
  missing: '话题不存在或已删除',
};

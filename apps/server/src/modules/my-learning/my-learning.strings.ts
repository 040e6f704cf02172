export const myLearningStrings = { missing: '课程不存在或已下架' };

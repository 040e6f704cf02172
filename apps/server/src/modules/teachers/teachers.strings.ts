export const teacherStrings = { missing: '没有找到这位教师' };

const columns = { id: '编号', createdAt: '创建时间', updatedAt: '更新时间' };

export const teacherStrings = {
  ...columns,
  plural: '讲师',
  name: '姓名',
  title: '头衔',
  coursesCount: '课程数',
  hasCourses: '讲师名下还有课程，请先给这些课程换一位讲师',
  hasOthers: '讲师名下还有视频或专栏，请先给它们换一位讲师',
};

export const professionStrings = {
  ...columns,
  plural: '职业',
  name: '名称',
  sort: '顺序',
  coursesCount: '课程数',
  taken: '已有同名的职业',
  hasCourses: '还有课程通向该职业，请先给这些课程换一个职业',
};

export const courseCategoryStrings = {
  ...columns,
  plural: '课程分类',
  name: '名称',
  parent: '上级分类',
  sort: '排序',
  coursesCount: '课程数',
  tooDeep: '分类最多两级，请选择一级分类作为上级',
  parentGone: '所选的上级分类已不存在，请重新选择',
  hasCourses: '分类下还有课程，不能删除',
  hasOthers: '分类下还有视频或专栏，不能删除',
  isOnHome: '首页板块正在使用该分类，不能删除',
  hasChildren: '分类下还有子分类，不能删除',
};

export const courseStrings = {
  ...columns,
  plural: '课程',
  title: '标题',
  category: '分类',
  teacher: '讲师',
  status: '状态',
  statuses: { draft: '草稿', scheduled: '待发布', published: '已发布' },
  publishedAt: '发布时间',
  level: '难度',
  levels: { 1: '入门', 2: '初级', 3: '中级', 4: '高级' },
  charge: '价格（元）',
  isVipFree: '会员免费',
  yes: '是',
  no: '否',
  lessonsCount: '课时数',
  userCount: '学员数',
  referenceGone: '所选的分类或讲师已不存在，请重新选择',
  isHeld: (count: number) => `已有 ${count} 位学员拥有该课程，不能删除，可以把它转为草稿隐藏起来`,
  isOrdered: '该课程有订单，不能删除，可以把它转为草稿隐藏起来',
  needsLesson: '发布前请先加课时',
  needsReady:
    '发布前至少要有一个能学的课时：视频课时要选可以播放的视频，图文课时要有正文，测验和作业要选已发布的试卷，附件课时要选文件',
  isInColumn: '课程还在专栏里，请先从专栏移出',
  hasLessons: '课程里还有章节或课时，不能删除，可以把它转为草稿隐藏起来',
};

const columns = { id: '编号', createdAt: '创建时间', updatedAt: '更新时间' };

export const teacherStrings = {
  ...columns,
  plural: '讲师',
  name: '姓名',
  title: '头衔',
  coursesCount: '课程数',
  hasCourses: '讲师名下还有课程，请先给这些课程换一位讲师',
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
  userCount: '购买人数',
  referenceGone: '所选的分类或讲师已不存在，请重新选择',
  isBought: '已有学员购买该课程或下过订单，不能删除，可以把它转为草稿',
  hasLessons: '课程里还有章节或课时，不能删除，可以把它转为草稿',
};

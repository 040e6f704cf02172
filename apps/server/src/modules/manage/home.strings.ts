const columns = { id: '编号', title: '标题', createdAt: '创建时间' };

export const sliderStrings = {
  ...columns,
  plural: '轮播图',
  url: '链接',
  status: '状态',
  statuses: { shown: '展示中', hidden: '已隐藏', coming: '未开始', over: '已结束' },
  startsAt: '开始时间',
  endsAt: '结束时间',
  endsBefore: '结束时间要晚于开始时间',
};

export const navStrings = {
  ...columns,
  plural: '导航',
  name: '名称',
  url: '链接',
  parent: '上级编号',
  tooDeep: '导航最多两级',
  parentGone: '上级导航已不存在，请重新选择',
  hasChildren: '请先移走或删除它下面的导航',
};

export const homeBlockStrings = {
  ...columns,
  plural: '首页板块',
  category: '分类',
  allCategories: '全部',
  sign: '内容',
  signs: {
    article: '文章',
    course: '课程',
    video: '视频',
    combo: '专栏',
    anthology: '文集',
    teacher: '教师',
  },
  itemOrder: '排序',
  orders: {
    newest: '最新',
    'most-read': '阅读最多',
    popular: '购买最多',
    recommended: '推荐',
    'by-hand': '手动挑选',
  },
  size: '数量',
  categoryGone: '所选的分类已不存在，请重新选择',
  otherCategory: '所选的分类不属于这类内容，请重新选择',
  otherOrder: '这类内容不能这样排序，请重新选择',
  nothingPicked: '请至少挑选一项',
};

export const settingStrings = { sheet: '网站设置' };

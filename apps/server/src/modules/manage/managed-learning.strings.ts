const shared = {
  id: '编号',
  title: '标题',
  category: '分类',
  teacher: '讲师',
  status: '状态',
  publishedAt: '发布时间',
  charge: '价格（元）',
  isVipFree: '会员免费',
  yes: '是',
  no: '否',
  userCount: '学员数',
  createdAt: '创建时间',
  updatedAt: '更新时间',
};

export const studentStrings = {
  file: (title: string) => `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')} 学员`,
  headings: ['编号', '昵称', '来源', '开始时间', '到期时间', '进度（%）', '学完课时', '全部课时', '最近学习'],
  sources: {
    bought: '购买',
    given: '赠送',
    code: '兑换码',
    teacher: '讲师',
    combo: '专栏',
    study: '直接学习',
  },
  tooMany: (most: number) => `一个文件最多 ${most} 行，请先缩小范围`,
};

/** Of what teachers look after themselves. */
export const ownTeacherStrings = { notOwn: '讲师请选择你自己；还没有讲师资料的，请管理员先添加' };

export const managedVideoStrings = {
  ...shared,
  plural: '视频',
  statuses: { draft: '只在课程里', scheduled: '定时展示', published: '在视频页展示' },
  notSoldAlone: '不单独出售',
  duration: '时长（秒）',
  freeSeconds: '试看（秒）',
  banDrag: '禁止拖动',
  viewNum: '播放次数',
  placesCount: '所在课时和专栏数',
  referenceGone: '所选的分类、讲师或视频文件已不存在，请重新选择',
  notPlayable: '所选的文件不是可以播放的视频，请重新选择',
  needsCharge: '在视频页展示前请填写价格，免费的填 0',
  needsMedia: '在视频页展示前请选择视频文件',
  trialTooLong: '试看时长要短于视频时长',
  isHeld: (count: number) => `已有 ${count} 位学员拥有该视频，不能删除，可以不在视频页展示`,
  isOrdered: '该视频有订单，不能删除，可以不在视频页展示',
  isWatched: (count: number) => `已有 ${count} 位学员看过该视频，不能删除，可以不在视频页展示`,
  hasPlaces: '视频还是课程的课时或专栏的内容，请先移出',
};

export const managedComboStrings = {
  ...shared,
  plural: '专栏',
  statuses: { draft: '草稿', scheduled: '待发布', published: '已发布' },
  originalCharge: '原价（元）',
  itemsCount: '内容数',
  referenceGone: '所选的分类或讲师已不存在，请重新选择',
  needsItem: '发布前至少放进一项内容',
  isHeld: (count: number) => `已有 ${count} 位学员拥有该专栏，不能删除，可以把它转为草稿`,
  isOrdered: '该专栏有订单，不能删除，可以把它转为草稿',
  hasItems: '专栏里还有内容，不能删除，请先移出内容，或者把它转为草稿',
};

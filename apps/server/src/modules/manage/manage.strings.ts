import { goodsTypeNames } from '../orders/goods-types.strings.ts';

const columns = { id: '编号', title: '标题', createdAt: '创建时间', updatedAt: '更新时间' };

export const articleStrings = {
  ...columns,
  plural: '文章',
  category: '分类',
  author: '作者',
  status: '状态',
  statuses: { draft: '草稿', scheduled: '待发布', published: '已发布' },
  publishedAt: '发布时间',
  charge: '价格（元）',
  isVipFree: '会员免费',
  yes: '是',
  no: '否',
  viewTimes: '阅读次数',
  characterCount: '字数',
  needsCategory: '发布前请先选择分类',
  needsContent: '发布前请先填写正文',
  categoryGone: '所选的分类已不存在，请重新选择',
};

export const articleCategoryStrings = {
  ...columns,
  plural: '文章分类',
  name: '名称',
  sort: '排序',
  articlesCount: '文章数',
  taken: '已有同名的分类',
  hasArticles: '分类下还有文章，不能删除',
  hasAnthologies: '分类下还有文集，不能删除',
  isOnHome: '首页板块正在使用该分类，不能删除',
};

export const logStrings = {
  name: '操作记录',
  headings: ['编号', '时间', '操作人', '操作', '对象', '内容', '状态'],
  kinds: { store: '添加', update: '修改', delete: '删除' },
  undone: '已撤销',
};

export const announcementStrings = { ...columns, plural: '公告' };

export const orderStrings = {
  ...columns,
  plural: '订单',
  orderId: '订单号',
  goodsType: '类型',
  goodsTypes: goodsTypeNames,
  goodsName: '商品',
  charge: '金额（元）',
  status: '状态',
  statuses: { 1: '待支付', 5: '待支付', 9: '已支付', 7: '已取消' },
  payment: '支付方式',
  payments: { '': '', wechat: '微信支付', alipay: '支付宝', handPay: '线下转账' },
  person: '学员',
  createdAt: '下单时间',
  paidAt: '支付时间',
  paidAlready: '订单已支付，不能再次置为完成',
  otherCharge: '订单金额与看到的不一致，请刷新后再试',
  accountGone: '下单的账号已注销，不能置为完成',
  nothingToGive: '商品已被删除，或学员已拥有该商品，不能置为完成',
  movedOn: '订单状态刚刚有变化，请刷新后再试',
};

export const membershipStrings = {
  ...columns,
  plural: '会员套餐',
  name: '名称',
  charge: '价格（元）',
  days: '天数',
  isShown: '在售',
  yes: '是',
  no: '否',
  sort: '排序',
  members: '会员人数',
};

export const pageStrings = {
  ...columns,
  plural: '单页',
  address: '地址',
  isShown: '显示',
  yes: '是',
  no: '否',
  taken: '这个页面已经有了，请直接修改它',
};

export const applicationStrings = {
  ...columns,
  plural: '申请',
  page: '来自',
  pages: { collaborate: '商务合作', recruit: '教师招募' },
  name: '姓名',
  mobile: '手机号',
  excerpt: '内容',
  status: '状态',
  statuses: { new: '待处理', handled: '已处理' },
  createdAt: '提交时间',
};

export const faqStrings = {
  ...columns,
  plural: '常见问题',
  question: '问题',
  category: '分类',
  sort: '排序',
  isShow: '显示',
  yes: '是',
  no: '否',
  categoryGone: '所选的分类已不存在，请重新选择',
};

export const faqCategoryStrings = {
  ...columns,
  plural: '问题分类',
  name: '名称',
  sort: '排序',
  faqsCount: '问题数',
  taken: '已有同名的分类',
  hasFaqs: '分类下还有问题，不能删除',
};

export const managedAnthologyStrings = {
  ...columns,
  plural: '文集',
  title: '标题',
  category: '分类',
  author: '作者',
  status: '状态',
  statuses: { draft: '草稿', scheduled: '待发布', published: '已发布' },
  publishedAt: '发布时间',
  charge: '价格（元）',
  isVipFree: '会员免费',
  yes: '是',
  no: '否',
  articlesCount: '文章数',
  categoryGone: '所选的分类已不存在，请重新选择',
  needsArticle: '发布前至少放进一篇文章',
  isBought: '已有学员购买该文集或下过订单，不能删除，可以把它转为草稿',
  hasArticles: '文集里还有文章，不能删除，请先移出文章，或者把它转为草稿',
};

export const managedTagStrings = {
  ...columns,
  plural: '标签',
  name: '名称',
  category: '分类',
  sort: '排序',
  isShow: '显示',
  yes: '是',
  no: '否',
  resourcesCount: '已发布的内容',
  taken: '已有同名的标签',
  categoryGone: '所选的分类已不存在，请重新选择',
};

export const tagCategoryStrings = {
  ...columns,
  plural: '标签分类',
  name: '名称',
  sort: '排序',
  tagsCount: '标签数',
  taken: '已有同名的分类',
  hasTags: '分类下还有标签，不能删除',
};

export const roleStrings = {
  ...columns,
  plural: '角色',
  name: '名称',
  description: '说明',
  usersCount: '人数',
  privilegesCount: '权限数',
  isBuiltIn: '系统自带的角色不能删除',
  isOwn: '不能删除自己所在的角色',
  administratorHasAll: '管理员拥有全部权限，不能更改',
  ownRoleKeepsKeys: '不能收回自己管理角色的权限',
};

export const memberStrings = {
  ...columns,
  plural: '学员',
  nickName: '昵称',
  mobile: '手机号',
  role: '角色',
  membership: '会员',
  expiredAt: '会员到期',
  status: '状态',
  statuses: { active: '正常', locked: '已锁定' },
  tags: '标签',
  noMobile: '该账号没有绑定手机号',
  isLocked: '账号已锁定，请先解锁',
  createdAt: '注册时间',
  isOneself: '不能更改自己的角色或锁定自己',
  lastAdministrator: '至少要保留一名可以登录的管理员',
  roleGone: '所选的角色已不存在，请重新选择',
};

export const markingStrings = {
  ...columns,
  plural: '待阅答卷',
  paper: '试卷',
  person: '学员',
  submittedAt: '交卷时间',
  waiting: '待阅题数',
  finished: '这份答卷已经阅完，不能再次评分',
  ownAttempt: '不能评阅自己的答卷',
  refusals: {
    'no-essay': '这道题不需要评分，请刷新后再试',
    'too-many-points': '给分不能超过这道题的分值',
    'marked-meanwhile': '其他老师刚刚评过这份答卷，请刷新后再试',
  },
};

export const commentStrings = {
  ...columns,
  plural: '评论',
  content: '内容',
  target: '评论对象',
  isPrivate: '（私密答疑，在答疑页面查看）',
  user: '作者',
  state: '状态',
  shown: '显示中',
  hidden: '已隐藏',
  reports: '举报数',
  createdAt: '发表时间',
};

import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '列表',
  list: '列表',
  loading: '正在加载',
  failed: '列表没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  notAllowed: '你没有查看这些内容的权限',
  notAllowedHint: '需要的话，请联系书院的管理员。',
  pager: '列表分页',

  empty: '这里还没有内容',
  emptyHint: '添加的第一项会出现在这里。',
  nothingFound: '没有符合条件的内容',
  nothingFoundHint: '换一个词，或者去掉一些条件。',
  clearFilters: '清除条件',

  add: '新建',
  keywords: '关键词',
  keywordsPlaceholder: '标题或编号',
  all: '全部',
  narrowBy: (label: string) => `按${label}筛选`,
  /** On a chip: the name of the filter, then its value. */
  chip: (label: string, value: string) => `${label}：${value}`,
  removeFilter: (label: string) => `不按${label}筛选`,
  columns: '显示的列',
  export: '导出',
  exportAs: { csv: 'CSV 文件', xlsx: 'Excel 表格（xlsx）' },
  exporting: '正在导出',
  notExported: '没能导出，请检查网络后重试',

  actionsOf: (title: string) => `${title}的操作`,
  actionsColumn: '操作',
  edit: '编辑',
  remove: '删除',
  /** `what`: one row by its title, several by their number. */
  removed: (what: string) => `已删除${what}`,
  /** Number of rows that have no noun of their own. */
  items: (count: number) => `${count}项`,
  /** Of the buttons that put rows in order. */
  moves: {
    up: (title: string) => `上移${title}`,
    down: (title: string) => `下移${title}`,
    in: (title: string) => `把${title}移到上一项下面`,
    out: (title: string) => `把${title}移到第一级`,
  },
  orderColumn: '顺序',
  movedTo: (title: string, position: number, total: number) => `${title}移到第${position}位，共${total}位`,
  movedBelow: (title: string, parent: string, position: number) =>
    `${title}移到${parent}下面，第${position}位`,
  orderSaved: (title: string) => `已调整${title}的顺序`,
  notOrdered: '顺序没有保存，请检查网络后重试',
  notInOrder: '排序或筛选时不能调整顺序。',
  tooManyToOrder: (count: number) => `超过${count}项的列表不能调整顺序。`,
  showOrder: '恢复原有顺序',
  /** What was done, when some of the chosen rows were not found. */
  partlyDone: (done: string, missing: number) => `${done}；另有${missing}项已不存在或无权修改`,
  notDone: '没有做成，请检查网络后重试',
  chosen: (count: number) => `选了${count}项`,
  /** What is chosen, where the page shows a part of it. */
  chosenApart: (count: number, unseen: number) => `选了${count}项，其中${unseen}项在其它页`,
  showChosen: '查看',
  chosenList: '选中的内容',
  chooseAll: (total: number) => `选全部${total}项`,
  /** One action takes no more. */
  chooseFirst: (most: number) => `选前${most}项（一次最多）`,
  notChosen: '没能全部选中，请检查网络后重试',
  exportChosen: '导出所选',
  removeAll: (count: number) => `删除选中的${count}项？`,
  removeUnseen: (unseen: number) => `其中${unseen}项不在这一页：`,
  andMore: (count: number) => `还有${count}项`,
  bulk: '对选中项的操作',
  clearChosen: '取消选择',
  /** `amount`: the total with its measure word. */
  arrived: (amount: string, page: number) => `共${amount}${page > 1 ? `，第${page}页` : ''}`,
  arrivedEmpty: '没有符合条件的内容',

  signedOut: '登录后管理',
  signedOutHint: '管理后台只给有权限的账号。',
  signIn: '登录',
};

/** The words of a list of the console. */
export type ResourceListStrings = typeof zh;

const en: ResourceListStrings = {
  title: 'List',
  list: 'List',
  loading: 'Loading',
  failed: 'The list did not load',
  failedHint: 'Check the network and try again.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  notAllowed: 'You may not see this',
  notAllowedHint: 'If you need it, ask an administrator.',
  pager: 'Pages of the list',

  empty: 'There is nothing here yet',
  emptyHint: 'The first one that is added appears here.',
  nothingFound: 'Nothing matches',
  nothingFoundHint: 'Try another word, or take a condition away.',
  clearFilters: 'Clear conditions',

  add: 'New',
  keywords: 'Keywords',
  keywordsPlaceholder: 'Title or number',
  all: 'All',
  narrowBy: (label) => `Filter by ${label}`,
  chip: (label, value) => `${label}: ${value}`,
  removeFilter: (label) => `Do not filter by ${label}`,
  columns: 'Columns shown',
  export: 'Export',
  exportAs: { csv: 'CSV file', xlsx: 'Excel workbook (xlsx)' },
  exporting: 'Exporting',
  notExported: 'Not exported. Check the network and try again',

  actionsOf: (title) => `Actions for ${title}`,
  actionsColumn: 'Actions',
  edit: 'Edit',
  remove: 'Delete',
  removed: (what) => `Deleted ${what}`,
  items: (count) => `${count} item${count === 1 ? '' : 's'}`,
  moves: {
    up: (title) => `Move ${title} up`,
    down: (title) => `Move ${title} down`,
    in: (title) => `Move ${title} below the entry above`,
    out: (title) => `Move ${title} to the first level`,
  },
  orderColumn: 'Order',
  movedTo: (title, position, total) => `${title} moved to position ${position} of ${total}`,
  movedBelow: (title, parent, position) => `${title} moved below ${parent}, position ${position}`,
  orderSaved: (title) => `Changed the order of ${title}`,
  notOrdered: 'The order was not saved. Check the network and try again',
  notInOrder: 'The order cannot be changed while the list is sorted or filtered.',
  tooManyToOrder: (count) => `A list of more than ${count} cannot be put in order.`,
  showOrder: 'Show the original order',
  partlyDone: (done, missing) =>
    `${done}; ${missing} ${missing === 1 ? 'is' : 'are'} no longer there or out of your reach`,
  notDone: 'Not done. Check the network and try again',
  chosen: (count) => `${count} selected`,
  chosenApart: (count, unseen) => `${count} selected, ${unseen} on other pages`,
  showChosen: 'Show',
  chosenList: 'What is selected',
  chooseAll: (total) => `Select all ${total}`,
  chooseFirst: (most) => `Select the first ${most} (the most at once)`,
  notChosen: 'Not all were selected. Check the network and try again',
  exportChosen: 'Export selection',
  removeAll: (count) => `Delete ${count} selected items?`,
  removeUnseen: (unseen) => `${unseen} of them ${unseen === 1 ? 'is' : 'are'} not on this page:`,
  andMore: (count) => `and ${count} more`,
  bulk: 'Actions for what is selected',
  clearChosen: 'Clear selection',
  arrived: (amount, page) => `${amount}${page > 1 ? `, page ${page}` : ''}`,
  arrivedEmpty: 'Nothing matches',

  signedOut: 'Sign in to manage',
  signedOutHint: 'The console is for accounts with permissions.',
  signIn: 'Sign in',
};

export const resourceListStrings: Record<Locale, ResourceListStrings> = { 'zh-CN': zh, en };

/** What the console's kit says to people. */
export const resourceStrings = {
  changedSince: '内容已被其他人修改，请刷新后再试',
  tooManyRows: (most: number) => `最多导出${most}行，请缩小筛选范围后再试`,
  undoneAlready: '该操作已经撤销过了',
  undoTooLate: '已超过可以撤销的时间：删除是30天，其他操作是1天',
  undoChanged: '内容之后又有改动，无法撤销',
  undoNotOwn: '只能撤销自己的操作',
  restoreTooLate: '删除已超过30天，不能恢复',
  restoredAlready: '已经恢复过了，请刷新后查看',
  restoreImpossible: '和现在的内容有冲突，不能恢复',
};

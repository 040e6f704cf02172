const names: Readonly<Record<string, string>> = {
  role: '会员',
  membership: '会员',
  paper: '试卷',
  mock_paper: '模拟试卷',
  practice: '练习',
};

/** What is said of sections that are switched off. */
export const sectionStrings = {
  closed: (kind: string) => `本站没有开通${names[kind] ?? '这项功能'}`,
  closedCode: (kind: string) => `兑换内容中的${names[kind] ?? '一项'}暂未开通，兑换码没有使用，请联系客服`,
};

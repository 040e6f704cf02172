/** What types of goods are called wherever the server writes of them. */
export const goodsTypeNames = {
  article: '文章',
  anthology: '文集',
  course: '课程',
  video: '视频',
  combo: '专栏',
  paper: '试卷',
  mock_paper: '模拟卷',
  practice: '练习',
  role: '会员',
};

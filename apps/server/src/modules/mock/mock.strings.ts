export const mockStrings = {
  missing: '模拟卷不存在或已下架',
  noAttempt: '没有找到这次考试',
  tooFew: '试题数量不足，暂时不能组卷，请联系老师',
  refusals: {
    'not-bought': '无权限参与',
    'not-invited': '当前试卷仅限邀请用户参与',
  },
};

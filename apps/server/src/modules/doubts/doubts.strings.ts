export const doubtStrings = {
  missing: '疑问不存在或已删除',
  answerMissing: '解答不存在或已删除',
  lessonMissing: '课时不存在或已下架',
  lessonClosed: '学习这节课之后才能向老师提问',
  noTeacher: '这节课还没有老师答疑',
  pastTheEnd: '提问的时间点超出了课时的长度',
  notTeacher: '只有这节课的老师可以这样做',
  closed: '提问者已结束这个疑问',
  answeredAlready: '这个疑问已经解答，不需要再承诺时间',
};

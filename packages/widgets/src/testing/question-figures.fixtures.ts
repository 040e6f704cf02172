const option = (key: string, content: string, isRight: boolean, counts: [number, number, number]) => ({
  key,
  content,
  is_right: isRight,
  count: counts[0],
  upper_count: counts[1],
  lower_count: counts[2],
});

const figures = {
  level: 1,
  score: 5,
  asked_count: 40,
  partly_count: 0,
  unanswered_count: 1,
  options: [],
};

/** How the questions of a paper have done: one that tells people apart, one whose key looks wrong, one that is too easy. */
export const questionFigures = {
  attempts_count: 40,
  part_count: 11,
  distribution: [0, 0, 1, 2, 4, 7, 10, 9, 5, 2],
  data: [
    {
      ...figures,
      question_id: 1,
      title: '一句话里最多留几个形容词？',
      type: 1,
      right_count: 24,
      wrong_count: 15,
      average: 3,
      difficulty: 0.6,
      discrimination: 0.55,
      options: [
        option('option1', '<p>一个</p>', true, [24, 10, 4]),
        option('option2', '<p>三个</p>', false, [11, 1, 5]),
        option('option3', '<p>越多越好</p>', false, [0, 0, 0]),
        option('option4', '<p>两个</p>', false, [4, 2, 1]),
      ],
    },
    {
      ...figures,
      question_id: 2,
      title: '初稿写完就可以交了。',
      type: 5,
      right_count: 17,
      wrong_count: 22,
      average: 2.1,
      difficulty: 0.43,
      discrimination: -0.18,
      options: [option('1', '', false, [22, 8, 5]), option('0', '', true, [17, 3, 6])],
    },
    {
      ...figures,
      question_id: 3,
      title: '把下面的句子补完整。',
      type: 3,
      right_count: 37,
      partly_count: 2,
      wrong_count: 0,
      average: 4.8,
      difficulty: 0.96,
      discrimination: 0.09,
    },
  ],
};

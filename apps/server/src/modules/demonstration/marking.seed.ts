/** Essays that learners have submitted and nobody has marked, at the paper of this title. */
export const markingSeed = {
  paper: '写一件小事',
  attempts: [
    {
      owner: '周知夏',
      hoursAgo: 52,
      essay:
        '昨天傍晚，我在阳台上给两盆薄荷换土。旧土结成一块，倒出来的时候连根带泥，像一只小小的枕头。\n\n' +
        '新土是从楼下花坛边上装的，里面有半片碎瓷，我把它垫在盆底。浇完水，天已经黑了。关窗的时候，手上还有薄荷的气味。',
    },
    {
      owner: '陈一苇',
      hoursAgo: 27,
      essay:
        '早上七点，地铁口卖豆浆的阿姨找不开零钱，把她自己的硬币从围裙口袋里一枚一枚数给我。后面的人都没有催。\n\n' +
        '我数到第六枚的时候说够了，她说，还差五毛。',
    },
    {
      owner: '韩冬生',
      hoursAgo: 5,
      essay: '昨天是很有意义的一天，我明白了坚持的道理，以后一定会更加努力。',
    },
  ],
} as const;

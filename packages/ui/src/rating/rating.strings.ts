export const ratingStrings = {
  'zh-CN': {
    score: (value: string) => `${value}分，满分5分`,
    count: (count: string) => `${count}人评价`,
    stars: (count: number, verdict: string) => `${count}星，${verdict}`,
    verdicts: ['很差', '较差', '一般', '不错', '很好'],
    unrated: '暂无评分',
  },
  en: {
    score: (value: string) => `${value} out of 5`,
    count: (count: string) => `${count} ratings`,
    stars: (count: number, verdict: string) => `${count} ${count === 1 ? 'star' : 'stars'}, ${verdict}`,
    verdicts: ['Poor', 'Fair', 'Average', 'Good', 'Excellent'],
    unrated: 'Not rated yet',
  },
};

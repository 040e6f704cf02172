/** What is sold for less for a while. Prices are shares of the usual one; times are in hours. */
export const dealsSeed = {
  sale: { course: '楷书第一课', share: 0.5, num: 20, hours: 72 },
  group: {
    course: '用手机拍好一张照片',
    share: 0.7,
    people: 3,
    teamHours: 72,
    hours: 30 * 24,
    /** They have begun a group each, and wait for others. */
    starters: ['苏木', '陈一苇'],
  },
};

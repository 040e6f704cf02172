/** Courses that the shop puts first, and what it says of them in place of their own line. */
export const productSeeds: readonly { course: string; sellingLine: string; weight: number }[] = [
  { course: '把话写清楚', sellingLine: '每节一个句子的毛病，学完就能改自己的文章', weight: 20 },
  { course: '用手机拍好一张照片', sellingLine: '不买相机，先学会站在哪里、等什么光', weight: 10 },
  { course: '楷书第一课', sellingLine: '每天二十分钟，从一横一竖写到一个“人”字', weight: 0 },
];

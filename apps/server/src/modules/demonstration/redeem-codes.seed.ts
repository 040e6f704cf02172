/** What is handed out by codes. Days are from now. */
export const redeemSeeds: {
  membership: RedeemSeed & { plan: string };
  gift: RedeemSeed & { course: string; paper: string; usedBy: string };
} = {
  membership: {
    name: '开学季会员体验',
    plan: '月度会员',
    days: 90,
    codes: ['HUIYUAN2C7KM', 'HUIYUAN4H9PQ', 'HUIYUAN6N3RT', 'HUIYUAN8X5WY'],
  },
  /** The first of its codes was used. */
  gift: {
    name: '编程入门礼包',
    course: '给孩子讲的第一堂编程课',
    paper: '编程第一课：会员月考',
    days: 180,
    codes: ['BIANCHENG3AD', 'BIANCHENG5FH', 'BIANCHENG7JL', 'BIANCHENG9NP', 'BIANCHENG2RT'],
    usedBy: '苏木',
  },
};

/** An activity and its codes. */
export interface RedeemSeed {
  name: string;
  /** How long it runs. */
  days: number;
  codes: readonly string[];
}

/** An order of somebody who was invited. */
export interface EarningOrder {
  buyer: number;
  /** Who has invited the buyer, and who has invited that one. */
  first: number;
  second: number | undefined;
  /** Whole yuan that were paid. */
  charge: number;
  /** What these goods earn; undefined where the general rule holds. */
  goods: { reward: number; reward2: number } | undefined;
}

export interface Reward {
  level: 1 | 2;
  inviterId: number;
  /** Whole yuan, more than 0. */
  amount: number;
}

/** What an order earns whom. Never more than was paid for it, and nothing for the buyer. */
export function rewardsOf(
  { buyer, first, second, charge, goods }: EarningOrder,
  { drawPercent }: { drawPercent: number },
): Reward[] {
  const amount = Math.min(charge, goods?.reward ?? Math.floor((charge * drawPercent) / 100));
  const amount2 = Math.min(charge - amount, goods?.reward2 ?? 0);
  const rewards: Reward[] = [
    { level: 1, inviterId: first, amount },
    ...(second === undefined || second === first
      ? []
      : [{ level: 2 as const, inviterId: second, amount: amount2 }]),
  ];
  return rewards.filter((reward) => reward.amount > 0 && reward.inviterId !== buyer);
}

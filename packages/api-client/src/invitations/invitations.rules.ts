/** Characters of what is written about an account that money is sent to, and the most whole yuan at once. */
export const withdrawalLimits = { name: 40, account: 60, address: 100, remark: 200, yuan: 50_000 };

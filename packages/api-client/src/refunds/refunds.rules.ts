/** Characters that a person may write about a refund. */
export const refundLimits = { reason: 300 };

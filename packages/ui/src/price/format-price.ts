/** Yuan as a number, or as the decimal string that the server sends. */
export type Yuan = number | string;

/** What a price says in figures: `1,299`, `99.50`. Null for what is no amount. */
export interface Figures {
  figures: string;
  value: number;
}

/** Whole yuan stay whole; cents are always two. */
export function figuresOf(amount: Yuan, keepsCents = false): Figures | null {
  const value = typeof amount === 'string' && amount.trim() === '' ? Number.NaN : Number(amount);
  if (!Number.isFinite(value)) return null;
  // 1.005 times 100 is a little less than 100.5.
  const cents = Math.round(Number((Math.abs(value) * 100).toFixed(4)));
  const digits = keepsCents || cents % 100 !== 0 ? 2 : 0;
  const figures = (cents / 100).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return { figures, value: cents === 0 ? 0 : value };
}

/** `¥1,299` or `¥99.50` from an amount in yuan, for where only a string goes; what is no amount comes back as it is. */
export function formatPrice(amount: Yuan) {
  const price = figuresOf(amount);
  return price ? `${price.value < 0 ? '−' : ''}¥${price.figures}` : String(amount);
}

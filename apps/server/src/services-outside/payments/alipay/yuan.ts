/** Fen as Alipay writes money: yuan with two places. */
export function yuanText(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** Read digit by digit, so that nothing is rounded. Undefined when it is no amount of whole fen. */
export function fenOf(text: string): number | undefined {
  const [, yuan, fen = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
}

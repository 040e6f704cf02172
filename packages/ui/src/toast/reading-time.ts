const han = /\p{Script=Han}/gu;

/**
 * Milliseconds that a notice of these words stays: time to notice it, then 220 for each Han character and 60 for any other,
 * within 5 and 20 seconds.
 */
export function readingTime(text: string) {
  const hanCount = text.match(han)?.length ?? 0;
  const others = text.length - hanCount;
  return Math.min(20_000, Math.max(5_000, 3_000 + hanCount * 220 + others * 60));
}

/** Minutes and seconds, as a stopwatch shows them. */
export const asTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Up to two minutes in seconds, as the button has always counted; longer ones as a stopwatch. */
export const waitText = (seconds: number, strings: { seconds: (count: number) => string }) =>
  seconds <= 120 ? strings.seconds(seconds) : asTime(seconds);

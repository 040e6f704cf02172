const eightHours = 8 * 3_600_000;

/** A moment as Alipay writes it, to the second. */
export function beijingText(moment: Date): string {
  return new Date(moment.getTime() + eightHours).toISOString().slice(0, 19).replace('T', ' ');
}

/** Undefined when it is no moment. */
export function momentOf(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(text)) return undefined;
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

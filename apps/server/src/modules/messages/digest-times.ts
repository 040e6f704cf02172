/** How often somebody is told by text message. */
export type DigestFrequency = 'daily' | 'weekly';

const hour = 3_600_000;
const day = 24 * hour;

/** China is eight hours ahead all year. */
const ahead = 8 * hour;

/** The hour of the school's day at which digests are due, and the one after which none is sent any more. */
const [firstHour, lastHour] = [9, 21];

/** Whether a text message wakes nobody now. */
export function isSendingTime(now: Date): boolean {
  const hourOfDay = new Date(now.getTime() + ahead).getUTCHours();
  return hourOfDay >= firstHour && hourOfDay < lastHour;
}

/** When the next digest after this moment is due: on a later nine o'clock in China, of a Monday for `weekly`. */
export function nextDigest(frequency: DigestFrequency, now: Date): Date {
  const local = now.getTime() + ahead;
  const midnight = Math.floor(local / day) * day;
  let due = midnight + firstHour * hour;
  if (due <= local) due += day;
  const daysToMonday = (8 - new Date(due).getUTCDay()) % 7;
  return new Date(due - ahead + (frequency === 'weekly' ? daysToMonday * day : 0));
}

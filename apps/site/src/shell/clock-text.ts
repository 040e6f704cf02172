/** Hours where there are any, minutes and seconds, as a player shows them. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const parts = [...(hours > 0 ? [hours] : []), minutes, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

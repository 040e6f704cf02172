const pad = (value: number) => String(value).padStart(2, '0');

/** Seconds as a player writes them: `00:05`, `1:02:07`. */
export function momentText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return `${hours > 0 ? `${hours}:` : ''}${pad(minutes)}:${pad(whole % 60)}`;
}

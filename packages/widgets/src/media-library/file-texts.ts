const units = ['B', 'KB', 'MB', 'GB'];

/** Bytes as people say them: `512 KB`, `8.4 MB`. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${Math.round((bytes / 1024 ** power) * 10) / 10} ${units[power]}`;
}

const twoFigures = (value: number) => String(value).padStart(2, '0');

/** Seconds as a player shows them: `4:05`, `1:02:09`. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = twoFigures(whole % 60);
  return hours > 0 ? `${hours}:${twoFigures(minutes)}:${rest}` : `${minutes}:${rest}`;
}

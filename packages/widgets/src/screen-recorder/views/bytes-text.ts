const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes as people read them: `8.2 MB`, `512 KB`. A hundred and more needs no decimal. */
export function bytesText(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const figures =
    value >= 99.95 || unit === 0 ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, '');
  return `${figures} ${units[unit]}`;
}

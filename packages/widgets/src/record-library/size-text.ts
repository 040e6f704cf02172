const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes as people say them: `512 KB`, `8.4 MB`. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  const figures = value >= 100 || power < 2 ? Math.round(value).toString() : value.toFixed(1);
  return `${figures} ${units[power]}`;
}

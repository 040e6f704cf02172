/** An address that a player of this page can play, until `release`. */
export function playable(file: Blob) {
  const url = URL.createObjectURL(file);
  return { url, release: () => URL.revokeObjectURL(url) };
}

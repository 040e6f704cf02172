/** Free text from outside, short and without what PostgreSQL refuses. */
export function storable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 200);
}

/** Likewise; null for none. */
export function storableOrNull(text: string | undefined): string | null {
  return text === undefined ? null : storable(text) || null;
}

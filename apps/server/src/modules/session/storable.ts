/** Free text from outside, short and without what PostgreSQL refuses. */
export function storable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 200);
}

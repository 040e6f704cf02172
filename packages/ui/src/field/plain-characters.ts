/** Seen by nobody: direction marks, zero-width and soft-hyphen characters. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Full-width characters as the plain ones, and without what cannot be seen: what a person means by a number or a code. */
export const plainCharacters = (text: string) => text.normalize('NFKC').replace(unseen, '');

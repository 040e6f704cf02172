/** A source of the contract without summaries and schemas. */
export function contractInShort(text: string): string;

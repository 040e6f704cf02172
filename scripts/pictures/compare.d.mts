export function comparePictures(before: Buffer, after: Buffer): { words: string; difference: Buffer } | null;

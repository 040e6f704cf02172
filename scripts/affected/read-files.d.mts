export const declaredReads: Readonly<Record<string, readonly RegExp[]>>;
export function readFilesOf(path: string, text: string, files: ReadonlySet<string>): string[];

export const declaredReads: Readonly<Record<string, readonly RegExp[]>>;

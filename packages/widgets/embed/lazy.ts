/** Fetches what a lazy module needs, each file held against its hash, and its looks, before any of it runs. */
type Prepare = (part: string) => Promise<unknown>;

let prepare: Prepare = () => Promise.resolve();

/** Said once by the boot script, before the first widget is drawn. */
export const prepareWith = (way: Prepare) => void (prepare = way);

/** Written by the build before every `import()`: settles when the part may be imported. */
export const prepared = (part: string) => prepare(part);

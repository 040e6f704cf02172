/** Milliseconds. @see the specification's constants: chunk load timeout */
const codeLimit = 120_000;

/** What `import()` has begun. Rejects when it takes longer than 120 s: a line that hangs says nothing by itself. */
export function withinCodeLimit<Code>(coming: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Code did not come within 120 s.')), codeLimit);
    coming.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

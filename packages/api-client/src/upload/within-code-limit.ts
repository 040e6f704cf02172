/** Milliseconds. @see the specification's constants: chunk load timeout */
const codeLimit = 120_000;

/** What `import()` has begun. Rejects when it takes longer than 120 s: a line that hangs says nothing by itself. */
export function withinCodeLimit<Code>(coming: Promise<Code>, limit = codeLimit): Promise<Code> {
  return new Promise((resolve, reject) => {
    AbortSignal.timeout(limit).addEventListener('abort', () =>
      reject(new Error('Code did not come in time.')),
    );
    coming.then(resolve, reject);
  });
}

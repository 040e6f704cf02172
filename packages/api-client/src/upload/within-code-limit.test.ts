import { expect, it } from 'vitest';
import { withinCodeLimit } from './within-code-limit.ts';

it('gives up code that does not come, and takes what comes or fails as it is', async () => {
  await expect(withinCodeLimit(new Promise(() => {}), 5)).rejects.toThrow('did not come in time');
  await expect(withinCodeLimit(Promise.resolve('code'), 5)).resolves.toBe('code');
  await expect(withinCodeLimit(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
});

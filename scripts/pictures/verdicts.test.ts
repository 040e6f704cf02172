import { describe, expect, it } from 'vitest';
import { processorOf } from './processor.mjs';
import { isWhatItsReceiptNames, undrawnReceipts, verdictOf, wayOfJudging } from './verdicts.mjs';
import { sayDifference, sayFinding, sayReview } from './words.mjs';

const receipt = { picture: 'a--b.light', sha256: 'then', processor: 'Maker avx2' };
const now = { sha256: 'now' };
const sizes = { before: [800, 612], after: [800, 640] };

describe('how a capture is judged', () => {
  it.each([
    ['passes at once when its hash is its receipt’s', { capture: { sha256: 'then' }, receipt }, 'same'],
    ['is new without a receipt', { capture: now }, 'new'],
    [
      'is compared with what was seen here',
      { capture: now, receipt, committed: receipt, isSeen: true },
      'seen',
    ],
    ['is compared with what its commit draws', { capture: now, receipt, committed: receipt }, 'base'],
    [
      'has nothing to be compared with when its receipt was never committed',
      { capture: now, receipt, committed: { sha256: 'earlier' } },
      'unsteady',
    ],
  ])('%s', (_title, given, way) => {
    expect(wayOfJudging({ committed: undefined, isSeen: false, receipt: undefined, ...given })).toBe(way);
  });

  it('forgives other bytes of a commit’s picture only on another processor', () => {
    const drawn = (drawnHash: string | undefined, processor: string) =>
      isWhatItsReceiptNames({ drawnHash, receipt, processor });
    expect(drawn('then', 'Maker avx2')).toBe(true);
    expect(drawn('rounded', 'Other avx512')).toBe(true);
    expect(drawn('never accepted', 'Maker avx2')).toBe(false);
    expect(drawn(undefined, 'Other avx512')).toBe(false);
  });

  it.each([
    [
      'GenuineIntel avx512',
      'vendor_id : GenuineIntel\nflags : fma f16c bmi1 bmi2 avx2 avx512f avx512dq avx512cd avx512bw avx512vl',
    ],
    ['AuthenticAMD avx2', 'vendor_id\t: AuthenticAMD\nflags\t\t: fma f16c bmi1 bmi2 avx2'],
    ['AuthenticAMD sse', 'vendor_id : AuthenticAMD\nflags : sse4_2 avx'],
  ])('knows processors that round alike: %s', (processor, cpuinfo) => {
    expect(processorOf(cpuinfo)).toBe(processor);
  });

  it('lets no pixel pass, and other bytes unless they are asked for', () => {
    expect(verdictOf({ pixels: 1 })).toBe('changed');
    expect(verdictOf({ pixels: null })).toBe('changed');
    expect(verdictOf({ pixels: 0 })).toBe(null);
    expect(verdictOf({ pixels: 0 }, true)).toBe('bytes');
  });

  it('names receipts of pictures that no story draws any more', () => {
    expect(undrawnReceipts(new Map([['a--b.light', receipt]]), new Map())).toEqual([
      'no story draws a--b.light',
    ]);
  });
});

describe('what is said of a picture', () => {
  it('tells the pixels, or the two sizes', () => {
    expect(sayDifference({ ...sizes, pixels: 1 })).toBe('differs in 1 pixel');
    expect(sayDifference({ ...sizes, pixels: 212 })).toBe('differs in 212 pixels');
    expect(sayDifference({ ...sizes, pixels: null })).toBe('was 800x612, is 800x640');
  });

  it.each([
    ['changed', 'was 800x612, is 800x640'],
    ['new', 'npm run visual:review'],
    ['unsteady', 'does not draw the same twice'],
    ['undrawn', 'is not what commit abc draws'],
    ['unknown', 'abc'],
    ['bytes', 'in no pixel'],
  ])('says of one that is %s: %s', (kind, part) => {
    const words = sayFinding({ kind, comparison: { ...sizes, pixels: null }, focus: undefined, base: 'abc' });
    expect(words).toContain(part);
    expect(words).not.toContain('Infinity');
  });

  it('says where the focus was, which a picture shows by a ring alone', () => {
    const comparison = { ...sizes, pixels: 9 };
    expect(sayFinding({ kind: 'changed', comparison, focus: '<a> of Link', base: undefined })).toBe(
      'differs in 9 pixels (the focus is on <a> of Link)',
    );
  });

  it('names the page to look at and the command that accepts', () => {
    const words = sayReview('/work/test-results/visual-review/index.html').join('\n');
    expect(words).toContain('/work/test-results/visual-review/index.html');
    expect(words).toContain('npm run visual:review');
  });
});

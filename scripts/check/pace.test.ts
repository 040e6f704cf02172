import { describe, expect, it } from 'vitest';
import { boundsAt, learned, usualPace } from './pace.mjs';

const slow = [
  { name: 'storybook', seconds: 30 },
  { name: 'stories', seconds: 100 },
  { name: 'types', seconds: 20 },
  { name: 'lint: rules', seconds: 10 },
  { name: 'tests', seconds: 80 },
];

describe('the pace of checks', () => {
  it('lets through about a hundred stories where nothing else was seen', () => {
    expect(boundsAt(usualPace).stories).toBeGreaterThan(90);
  });

  it('lets through fewer after a check that took long, and more again after quick ones', () => {
    const after = learned(usualPace, slow, { stories: 100, tests: 10 });
    expect(boundsAt(after).stories).toBeLessThan(boundsAt(usualPace).stories);
    expect(boundsAt(after).tests).toBeLessThan(boundsAt(usualPace).tests);
    const quick = slow.map((step) => ({ ...step, seconds: step.seconds / 4 }));
    expect(boundsAt(learned(after, quick, { stories: 100, tests: 10 })).stories).toBeGreaterThan(
      boundsAt(after).stories,
    );
  });

  it('learns nothing of one story from a check that drew few or none', () => {
    const { story, testFile } = learned(usualPace, slow, { stories: 2, tests: 1 });
    expect({ story, testFile }).toEqual({ story: usualPace.story, testFile: usualPace.testFile });
    const skipped = [{ name: 'stories', passed: 0 }, ...slow.slice(2)] as typeof slow;
    expect(learned(usualPace, skipped, { stories: 50, tests: 9 }).story).toBe(usualPace.story);
    expect(learned(usualPace, [], { stories: 0, tests: 0 }).besideStories).toBe(usualPace.besideStories);
  });

  it('never leaves out what is nearest, however slow the machine', () => {
    const { stories, tests } = boundsAt({ story: 60, testFile: 60, besideStories: 600, besideTests: 600 });
    expect([stories, tests]).toEqual([20, 4]);
  });
});

import { reviewLimits } from '@shuyuan/api-client';
import { contract } from '@shuyuan/api-client/contract';
import { expect, it } from 'vitest';
import { captionsOf, sentencesOf } from './captions.ts';
import { courseSeeds, courseTeacherSeeds, professionSeeds } from './courses.seed.ts';
import { comboSeeds } from './learning/combos.seed.ts';
import { reviewSeeds } from './learning/reviews.seed.ts';
import { videoSeeds } from './learning/videos.seed.ts';

const placed = { category_id: 1, thumb: '/blobs/cover.svg' };

it.each(courseSeeds.map((seed) => [seed.title, seed] as const))(
  'the console would take the course %s as it is',
  (title, { description, html, level, charge, outcomes, chapters }) => {
    const draft = { ...placed, title, level, charge, outcomes: [...outcomes] };
    const texts = { short_description: description, render_description: html };
    const contents = chapters.map((chapter) => ({ title: chapter.title, lessons: [] }));
    expect(
      contract.manageCourses.store.body.safeParse({ ...draft, ...texts, contents }).error,
    ).toBeUndefined();
    const titles = chapters.flatMap(({ lessons }) =>
      lessons.map((lesson) =>
        'article' in lesson ? lesson.article : 'live' in lesson ? lesson.live : lesson.title,
      ),
    );
    expect(titles.filter((one) => one.length > 100)).toEqual([]);
  },
);

it('the console would take every video and column as it is', () => {
  for (const { title, charge, description, html } of [...videoSeeds, ...comboSeeds]) {
    const draft = { ...placed, title, charge, short_description: description, render_description: html };
    expect(contract.manageVideos.store.body.safeParse(draft).error).toBeUndefined();
    expect(contract.manageCombos.store.body.safeParse(draft).error).toBeUndefined();
  }
});

it('teachers and professions say who they are, in words of their own', () => {
  for (const seeds of [courseTeacherSeeds, professionSeeds]) {
    const words = seeds.map(({ shortDescription }) => shortDescription);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).not.toBe('');
  }
  expect(courseTeacherSeeds).toHaveLength(8);
});

it('reviews are as long as they may be, and each person judges a course once', () => {
  for (const { content } of reviewSeeds) {
    expect(content.length).toBeGreaterThanOrEqual(reviewLimits.shortest);
    expect(content.length).toBeLessThanOrEqual(reviewLimits.longest);
  }
  const pairs = reviewSeeds.map(({ course, by }) => `${by} ${course}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('a caption stands for each sentence, one after the other until the end', () => {
  expect(captionsOf(sentencesOf('先看。再写！好吗？'), 90)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:30.000\n先看。\n\n00:30.000 --> 01:00.000\n再写！\n\n01:00.000 --> 01:30.000\n好吗？\n',
  );
});

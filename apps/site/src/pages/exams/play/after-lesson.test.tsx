import { joinScenarios, lessonScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { courseOfAllKinds } from '../../../testing/lessons.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';
import { AfterLesson } from './after-lesson.tsx';

function show(lesson: number, scenario = lessonScenarios.passed) {
  const { site } = createStorySite({
    path: '/',
    user: testUser,
    scenario: joinScenarios({ courses: { detail: courseOfAllKinds([1, 7, 8]) } }, scenario),
  });
  render(
    <App site={site}>
      <MemoryRouter>
        <AfterLesson lesson={lesson} />
      </MemoryRouter>
    </App>,
  );
  return within(screen.getByRole('navigation', { name: '回到课程' }));
}

it('leads from the result of a test back to its lesson, and to the next one', async () => {
  const ways = show(8);
  expect(ways.getByRole('link', { name: '回到这一课时' }).getAttribute('href')).toBe('/play?lesson=8');
  const next = await ways.findByRole('link', { name: '下一课时：改写一封信' });
  expect(next.getAttribute('href')).toBe('/play?lesson=9');
});

it('leads back to the lesson also when the course does not come', () => {
  const ways = show(8, lessonScenarios.offline);
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/play?lesson=8']);
});

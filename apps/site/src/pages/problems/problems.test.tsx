import { render, screen, within } from '@testing-library/react';
import { testUser, type Scenario } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { problemCategories, problemListFixture } from '../../testing/problems.fixtures.ts';
import { configFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

function open(path: string, problems: NonNullable<Scenario['problems']>) {
  const story = createStorySite({
    path,
    user: testUser,
    scenario: {
      config: { public: { ...configFixture, features: { ...configFixture.features, wenda: true } } },
      problems,
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('lists the four scenes and the categories as links, and says beside the rows how to ask', async () => {
  open('/problem', {
    list: {
      data: { data: problemListFixture, total: problemListFixture.length },
      categories: problemCategories,
    },
  });
  await screen.findByRole('link', { name: '怎样把一段话改短而不丢意思' });
  const scenes = within(screen.getByRole('navigation', { name: '范围' })).getAllByRole('link');
  expect(scenes.map(({ textContent }) => textContent)).toEqual(['综合', '已解决', '未解决', '最新回答']);
  screen.getByRole('link', { name: '古文' });
  screen.getByRole('complementary', { name: '怎样问得好' });
});

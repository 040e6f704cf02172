import { manageScenarios, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { everyRight } from '../../testing/manage-table.fixtures.tsx';
import { createStorySite } from '../../testing/story-site.tsx';

function open(path: string) {
  const written: unknown[] = [];
  const settings = manageScenarios.works.manageSettings!;
  const scenario: Scenario = {
    ...manageScenarios.works,
    manageSettings: {
      ...settings,
      update: ({ body }) => {
        written.push(body);
        return { action_id: 9, updated_at: '2026-03-02T02:00:00.000Z' };
      },
    },
  };
  const story = createStorySite({ path, user: { ...testUser, permissions: { ...everyRight } }, scenario });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { written };
}

it('shows slides by small pictures', async () => {
  open('/manage/slides');
  await screen.findByText('元宵诗会');
  const pictures = [...document.querySelectorAll('[role="rowheader"] img')].map((img) =>
    img.getAttribute('src'),
  );
  expect(pictures.map((src) => src?.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
    '/slides/1.svg',
    '/slides/2.svg',
    '/slides/3.svg',
  ]);
});

it.each(['标志', '深色背景上的标志'])(
  'takes the picture of the setting %s from the media library',
  async (label) => {
    const { written } = open('/manage/settings?open=1');
    const form = within(await screen.findByRole('dialog'));
    const field = await form.findByRole('textbox', { name: label });
    const part = within(field.closest<HTMLElement>('[data-component="picture-field"]')!);
    await userEvent.click(part.getByRole('button', { name: '从素材库选择' }));
    await userEvent.click(await screen.findByRole('button', { name: '选用“首页横幅”' }));
    await waitFor(() =>
      expect(field).toHaveProperty('value', expect.stringMatching(/\/media\/3\/picture\.png$/)),
    );
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(JSON.stringify(written)).toMatch(/_?logo":"[^"]*\/media\/3\/picture\.png/));
  },
);

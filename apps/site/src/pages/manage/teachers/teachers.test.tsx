import { manageScenarios, Refusal, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { everyRight } from '../../../testing/manage-table.fixtures.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

type Image = NonNullable<NonNullable<Scenario['uploads']>['image']>;

/** Who does not keep pictures in the media library stores them for what they write. */
const withoutLibrary = Object.fromEntries(
  Object.entries(everyRight).filter(([code]) => !code.startsWith('media')),
);

const picture = new File(['x'], '沈砚秋.png', { type: 'image/png' });

async function openForm({ image, permissions = withoutLibrary }: { image: Image; permissions?: object }) {
  const stored: unknown[] = [];
  const story = createStorySite({
    path: '/manage/teachers?open=new',
    user: { ...testUser, permissions: { ...permissions } },
    scenario: {
      ...manageScenarios.works,
      manageTeachers: {
        ...manageScenarios.works.manageTeachers,
        store({ body }) {
          stored.push(body);
          return { action_id: 9, id: 99 };
        },
      },
      uploads: { image },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const form = within(await screen.findByRole('dialog', { name: '新讲师' }));
  const address = await form.findByRole('textbox', { name: /头像/ });
  return { form, address, stored };
}

/** As the client answers it: of the server that it calls. */
const uploaded = 'https://scenario.test/blobs/a.png';

const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

it('stores a teacher with the picture that was uploaded in the form', async () => {
  const { form, address, stored } = await openForm({
    image: { url: '/blobs/a.png', width: 200, height: 200 },
  });
  await userEvent.type(form.getByRole('textbox', { name: /姓名/ }), '沈砚秋');
  await userEvent.upload(fileInput(), picture);
  await waitFor(() => expect(address).toHaveProperty('value', uploaded));
  await userEvent.click(form.getByRole('button', { name: '添加' }));
  await waitFor(() =>
    expect(stored).toEqual([{ name: '沈砚秋', title: '', avatar: uploaded, short_description: '' }]),
  );
});

it('takes a picture of the media library in the place of an address', async () => {
  const { form, address } = await openForm({ image: new Refusal(403, ''), permissions: everyRight });
  await userEvent.click(form.getByRole('button', { name: '从素材库选择' }));
  await userEvent.click(await screen.findByRole('button', { name: '选用“首页横幅”' }));
  await waitFor(() => expect(address).toHaveProperty('value', 'https://scenario.test/media/3/picture.png'));
  expect(screen.queryByRole('dialog', { name: '选择图片' })).toBeNull();
});

it('keeps the address that was there and says in the words of the server why a picture was refused', async () => {
  const { form, address } = await openForm({ image: new Refusal(1, '图片太大') });
  await userEvent.type(address, '/blobs/old.png');
  await userEvent.upload(fileInput(), picture);
  await form.findByText('图片太大');
  expect(address).toHaveProperty('value', '/blobs/old.png');
});

it('offers no upload to who may not store pictures: an address can still be typed', async () => {
  const permissions = { teacher: 1, 'teacher.store': 1 };
  const { form, address } = await openForm({ image: new Refusal(403, ''), permissions });
  expect(form.queryByRole('button', { name: '上传图片' })).toBeNull();
  await userEvent.type(address, '/blobs/b.png');
  expect(address).toHaveProperty('value', '/blobs/b.png');
});

import { UiProvider } from '@shuyuan/ui/provider';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';
import { createFavoritesBackend } from './favorites-backend.fixtures.ts';
import { Favorites, type FavoritesProps } from './index.ts';

beforeAll(() => {
  knowDialogs();
  // jsdom lays nothing out.
  HTMLElement.prototype.scrollIntoView = () => {};
});

/** The favourites on a page, their first answer there. */
async function show(props: Partial<FavoritesProps> = {}, user: typeof testUser | null = testUser) {
  const host = createTestHost({ user });
  const { favorites, study } = createFavoritesBackend();
  render(
    <UiProvider locale={host.locale}>
      <HostProvider host={host}>
        <Favorites favorites={favorites} study={study} {...props} />
      </HostProvider>
    </UiProvider>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    press: async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
    settle,
  };
}

const titles = () =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);

it('shows the folders with what is in each, and marks the one that is shown', async () => {
  const { press } = await show();
  const folders = within(screen.getByRole('navigation', { name: '收藏夹' }));
  expect(folders.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '全部收藏 5',
    '未分类 2',
    '写作 3',
    '想再看 0',
  ]);
  expect(titles()).toHaveLength(5);
  await press('写作 3');
  expect(folders.getByRole('button', { current: true }).textContent).toBe('写作 3');
  expect(screen.getByRole('heading', { level: 2, name: '写作' })).toBeTruthy();
  expect(titles()).toHaveLength(3);
});

it('moves what is chosen by the system’s own list, by keys too', async () => {
  const { settle } = await show();
  screen.getByRole('checkbox', { name: '选择：慢慢读，才读得远' }).focus();
  await userEvent.keyboard(' ');
  const bar = within(screen.getByRole('toolbar', { name: '批量操作' }));
  expect(bar.getByText('已选1项')).toBeTruthy();
  await userEvent.selectOptions(bar.getByRole('combobox', { name: '移动到' }), '想再看');
  await settle();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.getAllByText('在“想再看”里')).toHaveLength(1);
});

it('adds a folder in a dialog, whose field says what is wrong', async () => {
  const { press } = await show();
  await press('新建收藏夹');
  const dialog = within(screen.getByRole('dialog', { name: '新建收藏夹' }));
  const field = dialog.getByRole('textbox', { name: '名称' });
  await userEvent.type(field, '写作');
  await press('保存');
  expect(dialog.getByText('已有同名的收藏夹')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '摄影');
  await press('保存');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '摄影 0' })).toBeTruthy();
});

it('says that what is gone is, and leads nowhere from it', async () => {
  await show({ getHref: ({ type, id }) => `/${type}/${id}` });
  const gone = within(screen.getByRole('heading', { name: '内容已下架' }).closest('article')!);
  expect(gone.queryByRole('link')).toBeNull();
  expect(gone.getByRole('checkbox', { name: '选择：内容已下架' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '打开 慢慢读，才读得远' }).getAttribute('href')).toBe(
    '/article/301',
  );
});

it('leads to the page of a folder where there is one, and from that page no further', async () => {
  const getFolderHref = (id: number) => `/folder/${id}`;
  await show({ getFolderHref });
  expect(screen.queryByRole('link', { name: /^单独打开/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '写作 3' }));
  expect(screen.getByRole('link', { name: '单独打开 写作' }).getAttribute('href')).toBe('/folder/1');
  cleanup();
  await show({ folderId: 1, getFolderHref });
  expect(screen.queryByRole('link', { name: /^单独打开/ })).toBeNull();
});

it('of one folder has no way to others, and no folder is added there', async () => {
  await show({ folderId: 1, level: 1 });
  expect(screen.getByRole('heading', { level: 1, name: '写作' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: '新建收藏夹' })).toBeNull();
  expect(titles()).toHaveLength(3);
});

it('asks a visitor to sign in', async () => {
  const { host, press } = await show({}, null);
  await press('登录');
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
});

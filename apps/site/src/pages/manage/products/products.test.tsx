import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

const permissions = { product: 1, 'product.update': 1, 'product.delete': 1 } as const;

function open(path: string, held: Partial<typeof permissions> = permissions) {
  const story = createStorySite({
    path,
    user: { ...testUser, permissions: held },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
}

it('a row tells what something costs, what it has brought in, and where it stands in the shop', async () => {
  open('/manage/products');
  const course = await screen.findByRole('row', { name: /一句话的写法/ });
  for (const text of ['课程', '¥99', '128', '¥11684', '10', '已上架', '推荐'])
    expect(within(course).getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /唐诗十二讲/ })).getByText('已下架')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /语感小测/ })).getByText('未发布')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /月度会员/ })).getByText('不进商城')).toBeTruthy();
});

it('a row offers to take the goods out of the shop and to put them in, and to remove none', async () => {
  open('/manage/products');
  const row = await screen.findByRole('row', { name: /一句话的写法/ });
  await userEvent.click(within(row).getByRole('button', { name: '《一句话的写法》的操作' }));
  expect(await screen.findByRole('menuitem', { name: '下架' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: '上架' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
});

it('the form has the price of the thing and its place, and nothing adds goods here', async () => {
  open('/manage/products?open=103');
  const form = within(await screen.findByRole('dialog', { name: '编辑商品' }));
  expect(await form.findByDisplayValue('99')).toBeTruthy();
  expect(form.getByDisplayValue('从一句话写起，八周写成一篇')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '新商品' })).toBeNull();
});

import { checkoutScenarios, joinScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

async function open(promoCode: boolean) {
  const features = { ...configFixture.features, promoCode };
  const story = createStorySite({
    path: '/order/order?goods_type=article&goods_id=1',
    user: testUser,
    scenario: joinScenarios(checkoutScenarios.works, { config: { public: { ...configFixture, features } } }),
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('button', { name: '提交订单' });
}

it.each([
  ['a line of their own where their section is open', true],
  ['none where it is closed', false],
])('AS-06 promo codes have %s', async (_, isOpen) => {
  await open(isOpen);
  expect(screen.queryAllByText('优惠码').length > 0).toBe(isOpen);
});

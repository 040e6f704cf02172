import type { HomeIndex, NavItem } from '@shuyuan/api-client';
import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../app.tsx';
import { homeFixture, navigationFixture } from '../testing/site.fixtures.ts';
import { createStorySite } from '../testing/story-site.tsx';

/** An answer with `address` wherever the contract has one that leads somewhere. */
const withAddress = <Answer,>(answer: Answer, address: string): Answer =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    name === 'url' || name === 'more_url' ? address : value,
  ) as Answer;

async function linksOfHome(address: string) {
  const { site, router } = createStorySite({
    path: '/',
    scenario: {
      home: { index: withAddress<HomeIndex>(homeFixture, address) },
      navigation: { header: withAddress<NavItem[]>(navigationFixture, address) },
    },
  });
  const { container } = render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('button', { name: '下一幅' });
  await screen.findByText(homeFixture.sliders[0]!.description);
  return [...container.querySelectorAll('a')];
}

it('leads where the server says: the slides, the rest of each list and the navigation', async () => {
  const led = (await linksOfHome('/article?from=server')).filter(
    (link) => link.getAttribute('href') === '/article?from=server',
  );
  const lists = homeFixture.blocks.filter(({ more_url }) => more_url !== null).length;
  const { length } = navigationFixture;
  expect(led.length).toBeGreaterThanOrEqual(homeFixture.sliders.length + lists + length);
});

it('goes out to another site by the browser', async () => {
  const led = (await linksOfHome('https://other.example/a')).filter(({ host }) => host === 'other.example');
  expect(led.length).toBeGreaterThan(homeFixture.sliders.length);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//other.example/a',
  '/\\other.example',
  'mailto:a@b.example',
])('is no link for %s, on no part of the page', async (address) => {
  const links = await linksOfHome(address);
  expect(links.length).toBeGreaterThan(0);
  const strange = links.filter(({ origin }) => origin !== location.origin);
  expect(strange.map((link) => link.getAttribute('href'))).toEqual([]);
  expect(links.some((link) => link.getAttribute('href') === address)).toBe(false);
  expect(screen.getByText(homeFixture.sliders[0]!.description)).toBeTruthy();
});

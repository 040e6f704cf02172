import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoadError } from '../../routes/load-page.ts';
import { routeTable } from '../../routes/route-table.ts';
import { StorySite } from '../../testing/story-site.tsx';

const meta = {
  title: 'Failures',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10: any other path shows the 404 page. */
export const NotFound: Story = { args: { path: '/nowhere' } };

export const ServerError: Story = { args: { path: '/500' } };

export const Failure: Story = { args: { path: '/error' } };

const broken = (error: Error) =>
  routeTable.map((route) =>
    route.name === 'articles' ? { ...route, page: () => Promise.reject(error) } : route,
  );

/** The code of a page did not arrive: the header stays, and reloading helps. */
export const PageNotLoaded: Story = {
  args: { path: '/article', table: broken(new PageLoadError()) },
};

/** A page that throws is replaced in its place; the header stays usable. */
export const PageThrows: Story = {
  args: {
    path: '/article',
    table: routeTable.map((route) =>
      route.name === 'articles' ? { ...route, page: async () => ({ default: Throws }) } : route,
    ),
  },
  parameters: { expectedConsoleErrors: ['ink has run out', 'React Router caught'] },
};

function Throws(): never {
  throw new Error('The ink has run out.');
}

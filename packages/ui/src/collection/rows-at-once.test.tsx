import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GridList, GridListItem } from '../grid-list/index.ts';
import { Table } from '../table/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { Tag, TagGroup } from '../tag-group/index.ts';
import { Tree, TreeItem } from '../tree/index.ts';

const collections: Record<string, ReactNode> = {
  'a table': (
    <Table
      label="学员"
      columns={[{ id: 'name', label: '姓名', cell: ({ name }) => name }]}
      rows={[{ id: 'lin', name: '林溪' }]}
    />
  ),
  'a grid list': (
    <GridList label="学员">
      <GridListItem id="lin" title="林溪" />
    </GridList>
  ),
  'a tree': (
    <Tree label="目录">
      <TreeItem id="lin" title="林溪" />
    </Tree>
  ),
  'a tag group': (
    <TagGroup label="学员">
      <Tag id="lin">林溪</Tag>
    </TagGroup>
  ),
  'a row of tabs': (
    <Tabs>
      <TabList label="学员">
        <Tab id="lin">林溪</Tab>
      </TabList>
      <TabPanel id="lin">在学</TabPanel>
    </Tabs>
  ),
};

// As in a page: `act` would draw until nothing is left to draw, and hide what is painted on the way.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

/** What the first drawing that reached the page says. */
function firstPaint(shown: ReactNode): Promise<string | null> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve(place.textContent);
      setTimeout(() => {
        root.unmount();
        place.remove();
      });
    });
    watch.observe(place, { childList: true });
    root.render(shown);
  });
}

it.each(Object.entries(collections))('shows %s with what is in it from the first paint', async (_, shown) => {
  expect(await firstPaint(shown)).toContain('林溪');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Divider, Grid, Heading, Inline, Page, ScrollArea, Section, Stack, Sticky, Text } from './index.ts';

afterEach(() => void vi.restoreAllMocks());

it('names a section by its title', () => {
  render(
    <Section title="最新文章" level={3} actions={<a href="/article">全部</a>}>
      <Text>正文</Text>
    </Section>,
  );
  expect(screen.getByRole('region', { name: '最新文章' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 3 })).toBeDefined();
});

it.each([
  [
    'Stack',
    <Stack key="1" as="ul" label="评论">
      <li>一</li>
    </Stack>,
  ],
  [
    'Inline',
    <Inline key="2" as="ul" label="评论">
      <li>一</li>
    </Inline>,
  ],
  [
    'Grid',
    <Grid key="3" as="ul" columns={2} label="评论">
      <li>一</li>
    </Grid>,
  ],
])('%s stays a list for Safari, which forgets lists without bullets', (_, list) => {
  render(list);
  expect(screen.getByRole('list', { name: '评论' }).getAttribute('role')).toBe('list');
});

it('puts a title where the outline wants it, whatever its size', () => {
  render(
    <Heading level={2} size="caption" id="title">
      标题
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: '标题' }).id).toBe('title');
});

it('separates for the eye only', () => {
  render(
    <Page as="main">
      <Divider />
    </Page>,
  );
  expect(screen.getByRole('main')).toBeDefined();
  expect(screen.queryByRole('separator')).toBeNull();
});

const measures = (scroll: number, client: number) => {
  for (const side of ['Width', 'Height'] as const) {
    vi.spyOn(Element.prototype, `scroll${side}`, 'get').mockReturnValue(scroll);
    vi.spyOn(Element.prototype, `client${side}`, 'get').mockReturnValue(client);
  }
};

it('is no stop of the keyboard while everything fits', () => {
  measures(100, 100);
  const { container } = render(<ScrollArea label="目录">第一讲</ScrollArea>);
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelector('[tabindex]')).toBeNull();
});

it.each([
  ['vertical', 'scrollTop', 50],
  ['horizontal', 'scrollLeft', 50],
  ['horizontal', 'scrollLeft', -50],
] as const)(
  'when it scrolls (%s, %s %d) it is named, reached, and knows where there is more',
  (orientation, at, place) => {
    measures(300, 100);
    render(
      <ScrollArea label="目录" orientation={orientation}>
        第一讲
      </ScrollArea>,
    );
    const region = screen.getByRole('region', { name: '目录' });
    const more = () => [region.hasAttribute('data-more-before'), region.hasAttribute('data-more-after')];
    expect(region.tabIndex).toBe(0);
    expect(more()).toEqual([false, true]);
    region[at] = place;
    fireEvent.scroll(region);
    expect(more()).toEqual([true, true]);
    region[at] = Math.sign(place) * 200;
    fireEvent.scroll(region);
    expect(more()).toEqual([true, false]);
  },
);

it('knows when it is held: not at the very beginning, and not before it reaches the edge', () => {
  const { container } = render(
    <div style={{ overflowY: 'auto' }}>
      <Sticky>课程目录</Sticky>
    </div>,
  );
  const scroller = container.firstElementChild as HTMLElement;
  const head = screen.getByText('课程目录');
  const place = vi.spyOn(head, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40));
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
    return head.hasAttribute('data-stuck');
  };
  expect(scrollTo(0)).toBe(false);
  expect(scrollTo(30)).toBe(true);
  place.mockReturnValue(new DOMRect(0, 20, 100, 40));
  expect(scrollTo(10)).toBe(false);
});

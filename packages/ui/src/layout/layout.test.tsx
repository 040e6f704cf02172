import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Divider, Grid, Heading, Inline, Page, Section, Stack, Text } from './index.ts';

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

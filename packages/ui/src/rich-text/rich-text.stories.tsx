import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Columns, Stack, Text } from '../layout/index.ts';
import { articleHtml, commentHtml, hills } from './article.fixtures.ts';
import { hostileHtml, type HostileHtml } from './hostile-html.fixtures.ts';
import { RichText } from './rich-text.tsx';

const meta = { component: RichText, args: { html: commentHtml } } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  parameters: { picture: { width: 760, height: 900 } },
  args: { html: articleHtml(hills()) },
};
export const Comment: Story = { args: { variant: 'comment' } };
export const PlainWords: Story = { args: { html: '没有格式的一句话', variant: 'comment' } };
export const Empty: Story = { args: { html: '' } };

export const OnANarrowScreen: Story = {
  parameters: { picture: { width: 320, height: 900 } },
  args: { html: articleHtml(hills()) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { picture: { width: 640, height: 700 } },
  args: {
    html: '<p>نص <a href="/x">رابط</a> <code>x = 1</code></p><blockquote>اقتباس</blockquote><ul><li>واحد</li><li>اثنان</li></ul><table><tr><th>أ</th><td>ب</td></tr></table>',
  },
};

export const PicturesKeepTheirPlace: Story = {
  parameters: { expectedConsoleErrors: ['Failed to load resource'] },
  args: {
    html: '<p><img src="/not-there-yet.png" alt="还没有到的图片" width="400" height="225"></p><p><img src="/not-there-either.png" alt="不知道大小的图片"></p><p>文字在它们下面。</p>',
  },
  play: async ({ canvasElement }) => {
    const [sized, unsized] = canvasElement.querySelectorAll('img');
    await expect(Math.round(sized!.getBoundingClientRect().height)).toBe(225);
    const frame = unsized!.getBoundingClientRect();
    await expect(Math.abs(frame.height - (frame.width * 9) / 16)).toBeLessThan(1);
  },
};

const cover = hostileHtml.find(({ name }) => name === 'cover over the page')!;
const tower = hostileHtml.find(({ name }) => name === 'tower of accents')!;
const picture = hostileHtml.find(({ name }) => name === 'picture as high as a tower')!;
const classes = hostileHtml.find(({ name }) => name === 'classes of the page')!;
const unclosed = hostileHtml.find(({ name }) => name === 'opening what it does not close')!;
const wide = `<p>${'长'.repeat(40)}${'w'.repeat(300)}</p><pre>${'code '.repeat(80)}</pre>`;

/** CB-05: rows that try to cover, widen or climb over their neighbours. */
export const StaysInItsRow: Story = {
  parameters: { picture: { width: 520, height: 760 }, expectedConsoleErrors: ['Failed to load resource'] },
  render: () => (
    <Stack gap={12}>
      {[cover.html, tower.html, picture.html, classes.html, unclosed.html, wide].map((html, index) => (
        <Stack key={index} gap={4}>
          <Text size="small" tone="muted">
            {`第 ${index + 1} 位学员`}
          </Text>
          <RichText html={html} variant="comment" />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.getBoundingClientRect().height).toBeLessThan(1200);
  },
};

type Marked = typeof window & { __hacked?: unknown };

const surroundings = () => {
  const copy = document.documentElement.cloneNode(true) as Element;
  const row = copy.querySelector('[data-part="hostile-row"]');
  row?.replaceChildren();
  row?.removeAttribute('title');
  return [copy.outerHTML, document.title, document.baseURI, window.location.href, document.cookie].join('\n');
};

function HostileRow({ name = '', html = '' }: Partial<HostileHtml>) {
  return (
    <div data-part="hostile-row" title={name}>
      <RichText html={html} variant="article" />
      <RichText html={html} variant="comment" />
    </div>
  );
}

function Attacks() {
  const [shown, setShown] = useState(-1);
  return (
    <Stack>
      <Button onPress={() => setShown((now) => now + 1)}>下一个</Button>
      <HostileRow {...hostileHtml[shown]} />
    </Stack>
  );
}

const provoke = (root: Element) => {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    element.focus();
    element.addEventListener('click', (event) => event.preventDefault());
    for (const type of ['click', 'pointerover', 'mouseover', 'load', 'error', 'toggle', 'animationstart'])
      element.dispatchEvent(new Event(type, { cancelable: true }));
  }
  (document.activeElement as HTMLElement | null)?.blur();
};

/** CB-05 in the browser itself: one after the other is shown and provoked; nothing runs, nothing around it changes. */
export const Attacked: Story = {
  parameters: { picture: false, expectedConsoleErrors: ['Failed to load resource'] },
  render: () => <Attacks />,
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: '下一个' });
    const marked = window as Marked;
    delete marked.__hacked;
    const before = surroundings();
    for (const { name } of hostileHtml) {
      next.click();
      provoke(await within(canvasElement).findByTitle(name));
      await new Promise((resolve) => setTimeout(resolve, 20));
      await expect(marked.__hacked, name).toBeUndefined();
      await expect(surroundings(), name).toBe(before);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(marked.__hacked).toBeUndefined();
  },
};

/** The check above would notice: the same row, drawn without a sanitiser, is caught. */
export const AttackedWithoutCare: Story = {
  parameters: { picture: false },
  tags: ['!autodocs'],
  render: () => <div data-part="hostile-row" />,
  play: async ({ canvasElement }) => {
    const marked = window as Marked;
    const row = canvasElement.querySelector('[data-part="hostile-row"]')!;
    row.innerHTML = '<p onclick="window.__hacked=1">x</p>';
    provoke(row);
    await waitFor(() => expect(marked.__hacked).toBe(1));
    delete marked.__hacked;
    row.replaceChildren();
  },
};

export const LinksAndTablesByKeyboard: Story = {
  parameters: { picture: { width: 360, height: 240 } },
  args: {
    html: `<p><a href="/article/1">一篇文章</a></p><table><tr>${'<td>很宽的一格内容</td>'.repeat(12)}</tr></table>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '一篇文章' })).toHaveFocus();
    await userEvent.tab();
    const frame = canvas.getByRole('table').parentElement!;
    await expect(frame).toHaveFocus();
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1200, height: 1500 } },
  render: () => (
    <Columns template="main-aside">
      <RichText html={articleHtml(hills())} />
      <RichText html={commentHtml + articleHtml(hills())} variant="comment" />
    </Columns>
  ),
};

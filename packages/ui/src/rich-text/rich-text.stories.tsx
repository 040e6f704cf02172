import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusInside } from '../../../../.storybook/focus-inside.ts';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { Columns, Stack, Text } from '../layout/index.ts';
import { articleHtml, commentHtml, hills, lessonHtml } from './article.fixtures.ts';
import { hostileHtml, type HostileHtml } from './hostile-html.fixtures.ts';
import { prepareRichText } from './form.ts';
import { tellNotEnlarged } from './not-enlarged.ts';
import { richTextStrings } from './rich-text.strings.ts';
import { RichText } from './rich-text.tsx';

const usage: Usage = {
  use: [
    'Words that come as HTML: articles, descriptions of courses, comments, answers.',
    'In a comment or an answer of a learner take the comment variant: nobody adds to the outline of the page by writing one.',
    'Await prepareRichText with the texts before they are shown. The code of the form, the sanitiser among it, is fetched only for texts that have one, and nothing moves when it was there first.',
  ],
  avoid: [
    'For words of the interface: take Text and Heading.',
    'For snippets of a search with marked words: take Highlight.',
    'To let a page place HTML of its own: it is sanitised like everybody else’s, without styles, classes and scripts.',
  ],
  keys: [
    [
      'Tab',
      'Goes to links, pictures, copy buttons, and to tables, code and formulae that are wider than the page.',
    ],
    ['← →', 'Scroll the wide thing that has focus.'],
    ['Enter, Space', 'Open the picture that has focus in a LightBox, or copy the code.'],
  ],
  parts: {
    table: 'The frame in which a table scrolls.',
    code: 'A piece of code with its top line.',
    'code-top': 'The line with the language and the copy button.',
    'code-language': 'The name of the language.',
    'copy-code': 'The button that copies.',
    'copy-result': 'What came of it, for two seconds.',
    variable: 'A letter that stands for a quantity, in a formula.',
    formula: 'A formula; data-display when it stands on a line of its own, data-state is drawn or failed.',
    enlarge: 'The button around a picture that opens large.',
    'not-enlarged': 'Says that it did not, until the next press.',
    'unsized-picture': 'A picture without a size, in a frame of 16 to 9.',
    'withheld-picture': 'The link in place of a picture that does not load by itself.',
  },
  limits: [
    'Formulae are the browser’s MathML: their finest points, and letters such as those of \\mathbb and \\mathcal, follow its fonts.',
    'Code is coloured in Bash, C, C++, CSS, Go, HTML, Java, JavaScript, JSON, Python, Rust, SQL, TypeScript, XML and YAML; other languages stay in one ink.',
    'Videos and frames inside the HTML are left out: place a VideoPlayer beside it.',
    'On a server only paragraphs have their form; the rest is plain words until the browser takes over.',
  ],
};

const meta = {
  component: RichText,
  parameters: { usage },
  args: { html: commentHtml },
  // As a page does: what forms the texts is there before they are.
  loaders: [() => prepareRichText('<b></b> $x$')],
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Code that is fetched may take its time on a busy machine. */
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
    // In words that the pictures' font has: which way they run is the page's, not theirs.
    html: '<p>读书<a href="/x">有三到</a> <code>x = 1</code></p><blockquote>心到、眼到、口到</blockquote><ul><li>循序渐进</li><li>熟读精思</li></ul><table><tr><th>朱熹</th><td>《童蒙须知》</td></tr></table>',
  },
};

export const PicturesKeepTheirPlace: Story = {
  parameters: { expectedConsoleErrors: ['Failed to load resource'] },
  args: {
    html: '<p><img src="/not-there-yet.png" alt="还没有到的图片" width="400" height="225"></p><p><img src="/not-there-either.png" alt="不知道大小的图片"></p><p>文字在它们下面。</p>',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
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

export const Lesson: Story = {
  parameters: { picture: { width: 640, height: 640 } },
  args: { html: lessonHtml },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math').length).toBeGreaterThan(6));
    await expect(canvasElement.querySelector('[data-state="failed"]')).toHaveTextContent('$\\frac{1}{x$');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const python = `<pre><code class="language-python">import math

class Circle:
    """一个圆，半径以厘米计。"""
    def __init__(self, radius: float = 1.5):
        self.radius = radius

    def area(self) -&gt; float:  # 面积
        return math.pi * self.radius ** 2

print(f"面积是 {Circle(3).area():.2f}")
</code></pre>`;
const sql = `<pre><code class="language-sql">SELECT title, COUNT(*) AS learners -- 每门课的人数
FROM courses JOIN records USING (course_id)
WHERE watched_at &gt; '2026-09-01' GROUP BY title;
</code></pre><pre>没有语言的一段，照样可以复制</pre>`;

export const Code: Story = {
  parameters: { picture: { width: 640, height: 640 } },
  args: { html: python + sql },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-token]')).not.toBeNull());
  },
};

const foreign = 'https://pictures.example/board.png';

export const PicturesOfOthersWaitToBeAsked: Story = {
  args: {
    variant: 'comment',
    html: `<p>这是我抄的板书：<img src="${foreign}" alt="中值定理的板书"></p><p>另一张<a href="/notes/1">在笔记里<img src="${foreign}"></a>。</p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: '查看图片：中值定理的板书' }),
    ).toHaveAttribute('href', foreign);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const PicturesOpenLarge: Story = {
  parameters: { picture: { width: 760, height: 560 } },
  args: { html: articleHtml(hills()) },
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('button', { name: '放大图片：暮色里的山' });
    picture.focus();
    await userEvent.keyboard('{Enter}');
    const large = await screen.findByRole('dialog', { name: '查看图片' });
    await waitFor(() => expect(within(large).getByText(/渔人所见的山，仿佛若有光/)).toBeVisible());
    await focusInside(large);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(picture).toHaveFocus());
  },
};

/** Until the next press it says so; the code of the large view is fetched only then. */
export const PictureNotEnlarged: Story = {
  parameters: { picture: { width: 520, height: 420 } },
  args: {
    html: `<p>桃源的入口：</p><p><img src="${hills()}" alt="暮色里的山" width="400" height="225"></p><p>文字在它下面。</p>`,
  },
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('button', { name: '放大图片：暮色里的山' });
    tellNotEnlarged(picture, richTextStrings['zh-CN']);
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};

export const LinksAndTablesByKeyboard: Story = {
  parameters: { picture: { width: 360, height: 240 } },
  args: {
    html: `<p><a href="/article/1">一篇文章</a></p><table><tr>${'<td>很宽的一格内容</td>'.repeat(12)}</tr></table>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '一篇文章' })).toHaveFocus();
    await userEvent.tab();
    const frame = canvas.getByRole('table').parentElement!;
    await expect(frame).toHaveFocus();
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1200, height: 1900 } },
  render: () => (
    <Columns template="main-aside">
      <RichText html={articleHtml(hills()) + lessonHtml} />
      <RichText html={commentHtml + articleHtml(hills())} variant="comment" />
    </Columns>
  ),
};

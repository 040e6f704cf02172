import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowed } from './allow-list.ts';
import { form, needsForm, prepareRichText } from './form.ts';
import { hostileHtml } from './hostile-html.fixtures.ts';
import { paragraphsOf } from './paragraphs.ts';
import { RichText, type RichTextHeading, type RichTextProps } from './rich-text.tsx';

/** The window that scripts of the document see; the test's own is another one. */
const marks = (globalThis as unknown as { jsdom: { window: { __hacked?: unknown } } }).jsdom.window;

const show = (html: string, variant: RichTextProps['variant'] = 'article') =>
  render(<RichText html={html} variant={variant} />).container.firstElementChild as HTMLElement;

const content = (html: string, variant?: RichTextProps['variant']) => show(html, variant).innerHTML;

/** Everything that a reader could set off. */
const events = [
  'click',
  'error',
  'load',
  'focus',
  'pointerover',
  'toggle',
  'beforetoggle',
  'start',
  'animationstart',
];

const provoke = (root: Element) => {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    element.addEventListener('click', (event) => event.preventDefault());
    for (const event of events) element.dispatchEvent(new Event(event, { cancelable: true }));
  }
};

const addedByUs =
  'rel target loading decoding srcset sizes tabindex data-part data-language role aria-label type'.split(' ');
const isSafeAddress = (address: string) =>
  ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, 'https://academy.test').protocol);

// However long it takes: `prepareRichText` would give up.
beforeAll(async () => {
  const { typesetter } = await form.load();
  await typesetter.load();
});

beforeEach(() => {
  delete marks.__hacked;
});

it('has a list of attacks, and a harness that would notice one', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(40);
  expect(new Set(hostileHtml.map(({ html }) => html)).size).toBe(hostileHtml.length);
  const raw = document.body.appendChild(document.createElement('div'));
  raw.innerHTML = '<p onclick="window.__hacked=1">x</p>';
  provoke(raw);
  raw.remove();
  expect(marks.__hacked).toBe(1);
});

it('[CM-09] leads to whom it mentions, and has their names as words where nobody can be gone to', () => {
  const html = '<p><span data-mention="12" title="x">@<b>林远</b></span> 你好</p>';
  const onPerson = vi.fn<(id: number) => void>();
  const { rerender } = render(<RichText html={html} onPerson={onPerson} />);
  screen.getByRole('button', { name: '@林远' }).click();
  expect(onPerson).toHaveBeenCalledExactlyOnceWith(12);
  rerender(<RichText html={html} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('@林远')).toBeTruthy();
});

describe.each(['article', 'comment'] as const)('CB-05 in %s', (variant) => {
  it.each(hostileHtml)('nothing runs and nothing leaves the row: $name', ({ html }) => {
    const Row = ({ isHostile }: { isHostile: boolean }) => (
      <ul>
        <li>before</li>
        <li>{isHostile && <RichText html={html} variant={variant} />}</li>
        <li>after</li>
      </ul>
    );
    const { container, rerender } = render(<Row isHostile={false} />);
    const around = () => {
      const copy = document.documentElement.cloneNode(true) as Element;
      copy.querySelector('[data-component="rich-text"]')?.remove();
      return copy.outerHTML + document.title + location.href + document.baseURI;
    };
    const before = around();
    rerender(<Row isHostile />);
    const root = container.querySelector('[data-component="rich-text"]')!;
    provoke(root);

    expect(marks.__hacked).toBeUndefined();
    expect(around()).toBe(before);
    const tags = new Set(allowed.ALLOWED_TAGS);
    const attributes = new Set([...allowed.ALLOWED_ATTR, ...addedByUs]);
    attributes.delete('class');
    for (const element of root.querySelectorAll('*')) {
      const isOurs = /^(?:enlarge|copy-code)$/.test(element.getAttribute('data-part') ?? '');
      expect(isOurs ? 'a' : element.localName).toSatisfy((name: string) => tags.has(name));
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
      for (const { name } of element.attributes) expect(attributes).toContain(name);
    }
    for (const link of root.querySelectorAll('[href]')) {
      expect(isSafeAddress(link.getAttribute('href') ?? '')).toBe(true);
      expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });

  it('keeps the harmless word of every attack that does not swallow it itself', () => {
    const lost = hostileHtml.filter(({ html }) => !show(html, variant).textContent?.includes('无害'));
    expect(lost.map(({ name }) => name)).toEqual([
      'xlink address',
      'formula that changes its mind',
      'form that changes its mind',
      'frameset',
    ]);
  });
});

describe('benign content', () => {
  it('keeps what an article is made of', () => {
    const html =
      '<h2>一</h2><p>甲<strong>乙</strong><em lang="en">c</em><br>丁</p><ul><li>戊</li></ul><ol start="3"><li>己</li></ol>' +
      '<blockquote><p>庚</p></blockquote><hr><p><ruby>漢<rt>hàn</rt></ruby></p>';
    expect(content(html)).toBe(html);
  });

  it('lets links out into a new tab that knows nothing of this one', () => {
    expect(content('<a href="/article/1" target="_top" rel="opener">a</a>')).toBe(
      '<a href="/article/1" rel="noopener nofollow ugc" target="_blank">a</a>',
    );
  });

  it.each([
    'https://a.test/?q=1&b=2',
    'mailto:a@b.test',
    'tel:+8613800000001',
    '//a.test',
    '?page=2',
    '课/1',
  ])('keeps the address %s', (address) => {
    const link = show(`<a></a>`.replace('<a>', `<a href="${address.replace('&', '&amp;')}">`)).querySelector(
      'a',
    );
    expect(link?.getAttribute('href')).toBe(address);
  });

  it('takes the address from a link into its own page, where it could only reach the page around it', () => {
    expect(content('<a href="#comments">a</a>')).toBe('<a>a</a>');
  });

  it('keeps the language of code and no other class', () => {
    expect(content('<pre class="x"><code class="hljs language-ts">甲乙</code></pre>')).toBe(
      '<div data-part="code"><div data-part="code-top"><span data-part="code-language">TypeScript</span>' +
        '<span data-part="copy-result" role="status"></span><button data-part="copy-code" type="button">复制</button></div>' +
        '<pre tabindex="0" role="group" aria-label="TypeScript代码"><code data-language="ts">甲乙</code></pre></div>',
    );
  });

  it('starts headings below the title of the page and keeps their order', () => {
    expect(content('<h1>a</h1><h3>b</h3>')).toBe('<h2>a</h2><h4>b</h4>');
    expect(content('<h4>a</h4><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
  });

  it('makes plain paragraphs of headings, tables and figures in a comment', () => {
    const html =
      '<h1>甲</h1><table><tr><th>乙</th><td>丙</td></tr></table><figure>丁<figcaption>戊</figcaption></figure>';
    expect(content(html, 'comment')).toBe('<p>甲</p><div>乙 丙 </div><div>丁<div>戊</div></div>');
  });

  it('keeps the place of a picture by its size, loads it late, and gives it an empty name when it has none', () => {
    expect(content('<p>甲<img src="/a.png" width="640" height="360"></p>')).toBe(
      '<p>甲<button type="button" data-part="enlarge" aria-label="放大图片">' +
        '<img src="/a.png" width="640" height="360" loading="lazy" decoding="async" alt=""></button></p>',
    );
  });

  it('keeps a frame for a picture of unknown size that stands alone, and none for one among words', () => {
    const alone = show('<p><img src="/a.png" alt="图"></p>').querySelector('img');
    const among = show('<p>甲<img src="/a.png" alt="图">乙</p>').querySelector('img');
    expect(alone?.dataset['part']).toBe('unsized-picture');
    expect(among?.dataset['part']).toBeUndefined();
  });

  it('offers a picture of the library in the widths that are drawn of it, none of them larger than its own', () => {
    const sourcesOf = (address: string, size: string) =>
      show(`<p>甲<img src="${address}" ${size}></p>`).querySelector('img')?.getAttribute('srcset');
    expect(sourcesOf('/media/7/a.png', 'width="900" height="600"')).toBe(
      '/media/7/a.png?w=320 320w, /media/7/a.png?w=640 640w, /media/7/a.png 900w',
    );
    expect(sourcesOf('/media/7/a.png', 'width="300" height="200"')).toBeNull();
    expect(sourcesOf('/media/7/a.png', '')).toBeNull();
    expect(sourcesOf('/blobs/a.png', 'width="900" height="600"')).toBeNull();
    expect(sourcesOf('https://else.test/media/7/a.png', 'width="900" height="600"')).toBeNull();
  });

  it('keeps pasted pictures', () => {
    expect(show('<img src="data:image/png;base64,iVBORw0KGgo=">').querySelector('img')).not.toBeNull();
  });

  it('gives a table a frame that the keyboard can scroll', () => {
    const frame = show('<table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>').firstElementChild;
    expect(frame?.getAttribute('tabindex')).toBe('0');
    expect(frame?.getAttribute('aria-label')).toBe('表格');
    expect(frame?.innerHTML).toBe('<table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>');
  });

  it.each([
    '<p>甲&amp;乙&lt;b&gt;<br>&quot;丙&#39;</p>',
    '<p>甲</p><p></p><p>乙<br><br>丙</p>',
    '<p>甲<br/>乙</p>',
    '<p>甲<p>乙</p>',
    '<p>甲</p>乙',
    '<p>&copy;&#60;script&#62;</p>',
    '<p>&amp;lt;b&amp;gt;</p>',
  ])('draws %j as a browser does, by the short way or the long', (html) => {
    const expected = document.createElement('div');
    expected.innerHTML = html;
    expect(content(html, 'comment')).toBe(expected.innerHTML);
  });

  it.each(['a < b', 'a & b', 'x &lt; y', '', '   ', '<', '&', '<3'])('shows %j as words', (html) => {
    const words = document.createElement('div');
    words.innerHTML = html;
    expect(show(html).textContent).toBe(words.textContent);
  });
});

describe('pictures', () => {
  const html =
    '<p><img src="/own.png" alt="自己的"><img src="https://store.test/a.png" alt="仓库的">' +
    '<img src="https://spy.test/pixel.png"><img src="data:image/png;base64,iVBORw0KGgo=" alt="贴的"></p>';
  const loaded = (props: Omit<RichTextProps, 'html'>) =>
    [...render(<RichText html={html} {...props} />).container.querySelectorAll('img')].map(({ src }) =>
      src.replace(location.origin, '').replace(/;.*/, ''),
    );

  it('load from everywhere in an article, and from the page’s own origin in a comment', () => {
    expect(loaded({})).toHaveLength(4);
    expect(loaded({ variant: 'comment' })).toEqual(['/own.png', 'data:image/png']);
  });

  it('load from whom the caller names, and not at all when it says so', () => {
    const fromStore = ['/own.png', 'https://store.test/a.png', 'data:image/png'];
    expect(loaded({ variant: 'comment', pictures: ['https://store.test'] })).toEqual(fromStore);
    expect(loaded({ pictures: 'none' })).toEqual([]);
    expect(loaded({ variant: 'comment', pictures: 'all' })).toHaveLength(4);
  });

  it('are links with their name where they do not load, and words where they were a link', () => {
    const root = show(
      '<img src="https://spy.test/a.png" alt="板书"><a href="/x"><img src="//spy.test/b"></a>',
      'comment',
    );
    const link = within(root).getByRole('link', { name: '查看图片：板书' });
    expect(link.getAttribute('href')).toBe('https://spy.test/a.png');
    expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect(within(root).getByRole('link', { name: '查看图片' }).getAttribute('href')).toBe('/x');
    expect(root.querySelector('[src]')).toBeNull();
  });

  it('open large, all of the text in one row, and give the focus back', async () => {
    const root = show(
      '<figure><img src="/a.png" alt="山"><figcaption>图 1</figcaption></figure><p><img src="/b.png" alt="水"></p>',
    );
    const button = within(root).getByRole('button', { name: '放大图片：水' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: '查看图片' });
    expect(within(dialog).getByRole('img', { name: '水' }).getAttribute('src')).toMatch(/\/b\.png$/);
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('img', { name: '山' })).toBeTruthy();
    expect(within(dialog).getByText('图 1')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('stay signs among the words when they are small, and links when they are in one', () => {
    const root = show(
      '<p>甲<img src="/a.png" width="20" height="20"><a href="/x"><img src="/b.png" alt="乙"></a></p>',
    );
    expect(within(root).queryByRole('button')).toBeNull();
  });
});

describe('styles under a strict policy', () => {
  it.each([
    ['<p style="color:red" STYLE=x>甲</p>', '<p>甲</p>'],
    ['<base href="https://a.test/"><BASE>甲 &lt;base&gt;', '甲 &lt;base&gt;'],
    ['<style>p{}</style><svg><style>p{}</style></svg>甲', '甲'],
    [
      '<p title="style guide">the style= of CSS, style</p>',
      '<p title="style guide">the style= of CSS, style</p>',
    ],
    [
      '<b>甲</b><a href="/styles/x">STYLE</a>',
      '<b>甲</b><a href="/styles/x" rel="noopener nofollow ugc" target="_blank">STYLE</a>',
    ],
    ['<a href="java\uFDD0script:alert(1)">sty\uFDD0le</a>', '<a>style</a>'],
    ['<p sty\uFDD0le="color:red" st\uFDD0yle=x>甲</p>', '<p>甲</p>'],
  ])('DS-06 reads %j without meeting one', (html, expected) => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    expect(content(html)).toBe(expected);
    for (const [read] of parse.mock.calls) expect(String(read)).not.toMatch(/style|<base/i);
    expect(parse).toHaveBeenCalled();
    parse.mockRestore();
  });
});

describe('code', () => {
  it('is copied as it is written, and says so beside the button', async () => {
    const user = userEvent.setup();
    const root = show('<pre><code class="language-py">print(1)\n</code></pre>');
    await user.click(within(root).getByRole('button', { name: '复制' }));
    await waitFor(() => expect(within(root).getByRole('status').textContent).toBe('已复制'));
    expect(await navigator.clipboard.readText()).toBe('print(1)');
  });

  it('says what to do when the clipboard is closed, and has selected the code', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    const root = show('<pre>a = 1</pre>');
    await user.click(within(root).getByRole('button', { name: '复制' }));
    await waitFor(() => expect(within(root).getByRole('status').textContent).toMatch(/选中/));
    expect(String(getSelection())).toBe('a = 1');
    vi.restoreAllMocks();
  });

  it('is coloured when its language is known, and its letters stay', async () => {
    const root = show(
      '<pre><code class="language-python">def f(): # 甲</code></pre><pre><code class="lang-cobol">MOVE</code></pre>',
    );
    await waitFor(() => expect(root.querySelector('[data-token="kwd"]')?.textContent).toBe('def'));
    expect([...root.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual([
      'def f(): # 甲',
      'MOVE',
    ]);
    expect(within(root).getByText('cobol')).toBeTruthy();
  });
});

describe('formulae', () => {
  const formulas = (html: string) =>
    [...show(html).querySelectorAll('[data-part="formula"]')].map(
      (place) => place.querySelector('annotation')?.textContent ?? `source: ${place.textContent}`,
    );

  it.each([
    ['设 $x^2$ 与 \\(y\\)', ['x^2', 'y']],
    ['<p>\\[ a+b \\]</p><p>$$c$$</p>', ['a+b', 'c']],
    ['<p>$$<br>a &lt; b<br>$$</p>', ['a < b']],
    ['<b>甲</b>收 $5 或 $10，$ 5 $，100$', []],
    ['<code>$x$</code><pre>$$y$$</pre>', []],
    ['<p>\\$x$ 元</p>', []],
    ['<p>$\\frac{1}{$</p>', ['source: $\\frac{1}{$']],
  ])('are found in %j', (html, expected) => {
    expect(formulas(html)).toEqual(expected);
  });

  it('are MathML without a style of their own that a policy would refuse, and lead nowhere', () => {
    const root = show('$\\color{red}{x} \\href{javascript:alert(1)}{y}$ 与 $\\frac12$');
    expect(root.querySelector('mfrac')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
    expect(root.querySelector('[href]')).toBeNull();
  });

  it('on a line of their own can be scrolled by the keyboard and have a name', () => {
    const place = show('$$x$$').querySelector('[data-part="formula"]');
    expect(place?.getAttribute('tabindex')).toBe('0');
    expect(place?.getAttribute('aria-label')).toBe('公式');
  });
});

describe('cost', () => {
  it('needs no sanitiser for paragraphs, breaks and words, and takes no attack for them', () => {
    expect(paragraphsOf('<p>甲<br>&lt;乙&gt;</p><p>丙</p>')).toEqual([[['甲'], ['<乙>']], [['丙']]]);
    expect(hostileHtml.filter(({ html }) => paragraphsOf(html) ?? paragraphsOf(`<p>${html}</p>`))).toEqual([
      expect.objectContaining({ name: 'tower of accents' }),
    ]);
    expect(paragraphsOf(`<p>${'&amp'.repeat(20_000)}</p>`)).toBeNull();
  });

  it.each([
    ['<p>甲<br>乙</p>', false],
    ['甲', false],
    ['<b>甲</b>', true],
    ['<p>设 $x$</p>', true],
    ['<p>收 $5</p>', false],
    ['<p>见 <a href="https://a.test/" rel="nofollow ugc noopener">a.test</a></p>', false],
    ['<p>见 <a href="https://a.test/">a.test</a></p>', true],
  ])('asks for the code of %j: %s', (html, isNeeded) => {
    expect(needsForm(html)).toBe(isNeeded);
  });

  it('has nothing to wait for when the texts are plain', async () => {
    const load = vi.spyOn(form, 'load');
    await prepareRichText(['<p>甲</p>', '乙']);
    expect(load).not.toHaveBeenCalled();
    load.mockRestore();
  });

  it('leaves words that can be read when the code does not come', async () => {
    vi.spyOn(form, 'current').mockReturnValue(undefined);
    vi.spyOn(form, 'load').mockRejectedValue(new Error('offline'));
    await prepareRichText('<b>甲</b>');
    expect(show('<h2>甲</h2><p>乙</p>').textContent).toBe('甲\n乙');
    vi.restoreAllMocks();
  });

  it('sanitises once for the same words', () => {
    const { container, rerender } = render(<RichText html="<b>甲</b>" />);
    const first = container.querySelector('b');
    rerender(<RichText html="<b>甲</b>" />);
    expect(container.querySelector('b')).toBe(first);
    rerender(<RichText html="<b>乙</b>" />);
    expect(container.querySelector('b')).not.toBe(first);
  });
});

describe('a page drawn by a server', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is taken over without a complaint and then gets its form', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<RichText html="<p>甲<b>乙</b></p><script>丙</script>" />);
    expect(root.textContent).toBe('甲乙');
    expect(root.querySelector('b')).toBeNull();
    render(<RichText html="<p>甲<b>乙</b></p><script>丙</script>" />, { container: root, hydrate: true });
    expect(root.querySelector('b')?.textContent).toBe('乙');
    expect(complaint).not.toHaveBeenCalled();
    root.remove();
  });
});

describe('the headings of a text', () => {
  const html = '<h1>一个角</h1><p>…</p><h3 id="theirs">  一段<em>路</em> </h3><h1>误差</h1>';
  const headings = [
    { id: 'section-1', level: 2, text: '一个角' },
    { id: 'section-2', level: 4, text: '一段路' },
    { id: 'section-3', level: 2, text: '误差' },
  ];

  it('are told, and can be gone to by the ids that they get', () => {
    const told = vi.fn<(headings: readonly RichTextHeading[]) => void>();
    const { container, rerender } = render(<RichText html={html} onHeadings={told} />);
    expect(told).toHaveBeenLastCalledWith(headings);
    for (const { id, text } of headings)
      expect(container.querySelector(`#${id}`)?.textContent.trim()).toBe(text);
    rerender(<RichText html="<h2>另一篇</h2><ul><li>…</li></ul>" onHeadings={told} />);
    expect(told).toHaveBeenLastCalledWith([{ id: 'section-1', level: 2, text: '另一篇' }]);
    rerender(<RichText html="<ul><li>没有标题</li></ul>" onHeadings={told} />);
    expect(told).toHaveBeenLastCalledWith([]);
  });

  it('have no ids where nobody asks for them', () => {
    expect(show(html).querySelectorAll('[id]')).toHaveLength(0);
  });
});

describe('names in a text', () => {
  const show = (html: string, names: RichTextProps['names']) =>
    render(<RichText html={html} variant="comment" names={names} />).container
      .firstElementChild as HTMLElement;

  it('are shown as they are told, the longer one first, and lead somewhere', async () => {
    const pressed = vi.fn<() => void>();
    const names = [
      { text: '@林远', label: '@林长远' },
      { text: '@林远山', label: '@林远山', onPress: pressed },
    ];
    const text = show('<p>问@林远山<br>和@林远 &amp; @林</p>', names);
    expect(text.textContent).toBe('问@林远山和@林长远 & @林');
    await userEvent.click(within(text).getByRole('button', { name: '@林远山' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('never touch an address, and are no pattern', () => {
    const link = '<a href="https://a.test/@x.y" rel="nofollow ugc noopener">https://a.test/@x.y</a>';
    const text = show(`<p>@x.y 与 @xzy ${link}</p>`, [{ text: '@x.y', label: '@<b>改名</b>' }]);
    expect(text.textContent).toBe('@<b>改名</b> 与 @xzy https://a.test/@x.y');
    expect(text.querySelector('a')?.getAttribute('href')).toBe('https://a.test/@x.y');
    expect(text.querySelector('b')).toBeNull();
  });
});

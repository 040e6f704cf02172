import { ThemeRoot, type ThemeName } from '@shuyuan/ui/theme';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { insideShadow, ShadowStage } from '../../../../.storybook/shadow-stage.tsx';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { CommentBox } from './comment-box.tsx';
import { lazyWriting } from './viewer-actions.ts';
import { createCommentsBackend } from './comments-backend.fixtures.ts';

/** What pages have been seen to do to everything on them. */
const hostileSheet = `
  #storybook-root *:not([data-place], style) { all: unset !important; }
  button, a, textarea, article { display: none !important; }
  body, div { letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; line-height: 3; text-align: right; }
  p, li { margin: 40px !important; color: transparent !important; }
`;

interface Args {
  /** `component` is React's, in a shadow root; `element` is the standalone build's, on preact, as `npm run build:embed` has made it. */
  as: 'component' | 'element';
}

const target = { type: 'article', id: 7 } as const;

function createScene() {
  const backend = createCommentsBackend({ comments: 12, repliesOf: (index) => (index === 0 ? 2 : 0) });
  return { comments: backend.api, host: createTestHost({ user: testUser }) };
}

function Component() {
  const box = useMemo(() => {
    const { comments, host } = createScene();
    return (
      <HostProvider host={host}>
        <ThemeRoot>
          <CommentBox comments={comments} target={target} />
        </ThemeRoot>
      </HostProvider>
    );
  }, []);
  return <ShadowStage>{box}</ShadowStage>;
}

/** For what loads code, on a busy machine. */
const late = { timeout: 20_000 };

const isDark = () => document.documentElement.dataset['syTheme'] === 'dark';

/** The toolbar's theme, as a page says it to its elements. */
function useToolbarTheme(): ThemeName {
  const [theme, setTheme] = useState<ThemeName>(isDark() ? 'dark' : 'light');
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(isDark() ? 'dark' : 'light'));
    observer.observe(document.documentElement, { attributeFilter: ['data-sy-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

function CustomElement() {
  const place = useRef<HTMLDivElement>(null);
  const theme = useToolbarTheme();
  useEffect(() => {
    const element = document.createElement('shuyuan-comments');
    Object.assign(element, { target, ...createScene() });
    place.current?.replaceChildren(element);
  }, []);
  useEffect(() => void Object.assign(place.current?.firstElementChild ?? {}, { theme }), [theme]);
  return <div ref={place} />;
}

/** The box in an open shadow root, on a page that is an enemy of everything it shows. */
const meta = {
  parameters: { picture: { width: 752, height: 1500 } },
  loaders: [
    // What comes late is there before, with its looks: the stage takes over those that the page has by then.
    async () => ({ late: await Promise.all([lazyWriting.load(), import('../pager/pager.tsx')]) }),
  ],
  render: ({ as }) => (
    <div data-place style={{ inlineSize: 720, maxInlineSize: '100%' }}>
      {as === 'component' ? <Component /> : <CustomElement />}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const root = await rootOf(canvasElement, args);
    await waitFor(() => expect(root.querySelector('nav')).not.toBeNull(), late);
    await waitFor(() => expect(root.querySelector('textarea')).not.toBeNull(), late);
    const canvas = within(root.querySelector('section') ?? canvasElement);
    // In the story's own place, so that it goes with it: the picture is taken under it.
    const sheet = document.createElement('style');
    sheet.textContent = hostileSheet;
    canvasElement.querySelector('[data-place]')?.append(sheet);
    // What comes late moves the box too: only the sheet lies between the two looks.
    await waitFor(() => {
      sheet.disabled = true;
      const before = lookOf(root);
      sheet.disabled = false;
      void expect(before.length).toBeGreaterThan(100);
      return expect(lookOf(root)).toEqual(before);
    }, late);
    await userEvent.type(canvas.getByPlaceholderText('写下你的评论…'), '在别人的页面上');
    await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('在别人的页面上'), late);
  },
} satisfies Meta<Args>;
export default meta;

async function rootOf(canvasElement: HTMLElement, { as }: Args): Promise<HTMLElement> {
  if (as === 'component') return insideShadow(canvasElement);
  // Beside the stories, as a school's server has it beside its pages.
  const boot = new URL('embed/shuyuan.js', document.baseURI).href;
  await import(/* @vite-ignore */ boot);
  // The element is placed by an effect, which preact may still owe.
  return waitFor(() => {
    const root = canvasElement.querySelector('shuyuan-comments')?.shadowRoot;
    if (!root?.querySelector('section')) throw new Error('The element has not drawn its box.');
    // Queries want an element; a root is searched like one.
    return root as unknown as HTMLElement;
  }, late);
}

/** Where each element stands in the box, and what of its look could have come from the page. */
function lookOf(root: HTMLElement) {
  const box = root.querySelector('section');
  const origin = box?.getBoundingClientRect();
  return [...(box?.querySelectorAll('*') ?? [])].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { color, fontFamily, fontSize, letterSpacing, textTransform, display } = getComputedStyle(element);
    // What is not drawn has no place.
    const isDrawn = width > 0 || height > 0;
    const place = isDrawn
      ? [left - (origin?.left ?? 0), top - (origin?.top ?? 0), width, height].map(Math.round)
      : [];
    return `${element.tagName} ${place.join()} ${color} ${fontFamily} ${fontSize} ${letterSpacing} ${textTransform} ${display}`;
  });
}

type Story = StoryObj<typeof meta>;

export const HostilePage: Story = {
  name: 'CB-10 the React component, on a hostile page, is unharmed and works',
  args: { as: 'component' },
};

export const HostilePageElement: Story = {
  name: 'CB-10 the custom element, on a hostile page, is the same to the pixel',
  args: { as: 'element' },
  parameters: { sameAs: 'widgets-comment-box-hostile-host--hostile-page' },
};

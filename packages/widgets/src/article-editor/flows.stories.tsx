import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createArticleBackend, type ArticleBackend } from './article-backend.fixtures.ts';
import { ArticleEditor, type ArticleEditorProps } from './index.ts';

interface Args {
  host: TestHost;
  backend: ArticleBackend;
  articleId: number | null;
  onStored: (id: number) => void;
}

/** The whole editor over a server in memory. */
const meta: Meta<Args> = {
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1000 } },
  args: { articleId: null, onStored: fn() },
  beforeEach: ({ args }) => {
    args.host = createTestHost({ user: testUser });
    args.backend = createArticleBackend();
  },
  render: ({ host, backend, articleId, onStored }) => {
    const props: ArticleEditorProps = {
      articles: backend.articles,
      categories: backend.categories,
      articleId,
      onStored,
    };
    return (
      <HostProvider host={host}>
        <ArticleEditor {...props} />
      </HostProvider>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

async function textIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await waitFor(
    () => expect(canvas.getByRole('textbox', { name: '正文' })).toHaveAttribute('contenteditable'),
    { timeout: 20_000 },
  );
  return canvas.getByRole('textbox', { name: '正文' });
}

/** Presses Tab until something has the focus. */
async function tabTo(element: HTMLElement) {
  for (let presses = 0; presses < 60 && document.activeElement !== element; presses += 1)
    await userEvent.tab();
  await expect(element).toHaveFocus();
}

export const IsPublishedByKeyboardAlone: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await textIn(canvasElement);
    await tabTo(canvas.getByRole('textbox', { name: '标题' }));
    await userEvent.keyboard('生日问题');
    await tabTo(text);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(text.querySelector('h2')).not.toBeNull());
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}{ArrowLeft}{Enter}');
    await expect(text.querySelector('table')).not.toBeNull();
    await tabTo(canvas.getByRole('radio', { name: '只存草稿' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await tabTo(canvas.getByRole('combobox', { name: '分类' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '分类' }), '数学');
    const publish = canvas.getByRole('button', { name: '发布' });
    publish.focus();
    await userEvent.keyboard('{Enter}');
    // Nothing is read in an empty table.
    await expect(await canvas.findByText('先补上这些')).toBeVisible();
    await expect(text).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await userEvent.type(text, '二十三个人就过了一半');
    publish.focus();
    await waitFor(() => expect(canvas.getByText(/约1分钟读完/)).toHaveTextContent('10字'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onStored).toHaveBeenCalledWith(101));
    await expect(args.backend.stored(101)?.published_at).not.toBeNull();
    await expect(await canvas.findByRole('button', { name: '更新' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const AFreePartEndsAtALine: Story = {
  args: { articleId: 71 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await textIn(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '会员免费' }));
    const line = await waitFor(() => within(text).getByRole('group', { name: /试读到这里/ }));
    await userEvent.click(within(line).getByRole('button', { name: '分界下移一段' }));
    await expect(within(text).getByRole('button', { name: '分界下移一段' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.type(canvas.getByRole('textbox', { name: '价格（元）' }), '6');
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }));
    await waitFor(() => expect(args.backend.stored()?.charge).toBe(6));
    await expect(args.backend.stored()?.render_content).toBe('<h2>先猜一个数</h2>');
    await expect(args.backend.stored()?.paid_content).toBe('<p>二十三个人，就过了一半。</p>');
    await userEvent.click(canvas.getByRole('button', { name: '预览' }));
    const preview = within(await screen.findByRole('dialog', { name: /访客/ }));
    // The text is drawn anew when the code that forms it is there.
    await waitFor(() => expect(preview.getByText('先猜一个数')).toBeVisible());
    await expect(preview.queryByText(/二十三个人/)).toBeNull();
    await userEvent.click(preview.getByRole('tab', { name: '会员' }));
    await waitFor(() =>
      expect(screen.getByText(/二十三个人/, { selector: '[role=tabpanel] *' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

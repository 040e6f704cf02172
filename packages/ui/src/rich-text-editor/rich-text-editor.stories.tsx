import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { articleHtml, hills } from '../rich-text/article.fixtures.ts';
import { Field } from '../field/field.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { RichTextEditor, type UploadPicture } from './rich-text-editor.tsx';
import { Waiting } from './waiting.tsx';

const usage = {
  use: [
    'An article, a question, a lesson: words with headings, lists, tables, pictures, code and formulae.',
    'Keep a draft from onChange, and give it back as value: what is told is all there is.',
    'Give upload wherever pictures belong; a picture stands in its place while it is on its way.',
    'Give pickPicture where pictures are kept somewhere: open a dialog of your own, and answer what was chosen in it.',
  ],
  avoid: [
    'Plain words, such as a comment: use TextArea, which is a twentieth of its bytes.',
    'Showing what was written: use RichText. It shows the same HTML to the byte.',
  ],
  keys: [
    ['Tab, Shift + Tab', 'On and back: the editor never keeps them.'],
    ['Alt + F10', 'From the words to the tools; Escape leads back.'],
    ['← →, Home, End', 'Between the tools.'],
    ['Ctrl + B, I, U, E', 'Bold, emphasis, underline, code.'],
    ['Ctrl + Shift + X', 'Strikethrough.'],
    ['Ctrl + K', 'Link.'],
    ['Ctrl + Shift + E', 'Formula; Enter on a formula opens it.'],
    ['Ctrl + Alt + 2, 3, 4, 0', 'Headings, and a paragraph again.'],
    ['Ctrl + Shift + 7, 8, 9', 'Numbered list, list, quotation.'],
    ['Ctrl + ], Ctrl + [', 'Deeper and less deep in a list.'],
    ['Ctrl + Alt + C', 'Code block.'],
    ['Ctrl + Enter', 'A new paragraph below a table, a quotation, a piece of code.'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'Undo and redo.'],
  ],
  parts: {
    frame: 'The box around tools and words; has data-invalid, data-disabled and data-readonly.',
    input: 'The words.',
    tool: 'A button; data-tool says which.',
    panel: 'The sheet in which an address, a formula or words about a picture are asked for.',
    upload: 'A picture on its way.',
    notice: 'Keys, or what has just happened.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: [
    'What RichText cannot show cannot be written: no colours, no sizes, no alignment.',
    'A formula may not hold both a dollar and a \\[, and no more than 2000 characters.',
    'Merged cells are kept but not made; a column is as wide as its words.',
    'Undoing words of an input method that replaced a selection takes two steps.',
  ],
} satisfies Usage;

const upload: UploadPicture = () => Promise.resolve({ src: hills() });

const meta = {
  component: RichTextEditor,
  parameters: { usage },
  args: { label: '正文', onChange: fn(), upload },
} satisfies Meta<typeof RichTextEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The words, once their editor is there. */
async function textIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await waitFor(
    () => expect(canvas.getByRole('textbox', { name: '正文' })).toHaveAttribute('contenteditable'),
    {
      timeout: 20_000,
    },
  );
  return canvas.getByRole('textbox', { name: '正文' });
}

const comes: Story['play'] = async ({ canvasElement }) => {
  await textIn(canvasElement);
};

/** Paused at a moment of its upload. */
const chosen: Story['play'] = async ({ canvasElement }) => {
  await textIn(canvasElement);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
  const picture = await (await fetch(hills())).blob();
  await userEvent.upload(input, new File([picture], 'hills.png', { type: 'image/png' }));
};

export const Empty: Story = { args: { placeholder: '写下正文……' }, play: comes };

export const WithALibrary: Story = {
  args: { pickPicture: () => Promise.resolve({ src: hills(), width: 640, height: 360 }) },
  play: comes,
};

export const WholeDocument: Story = {
  args: { defaultValue: articleHtml(hills()) },
  parameters: { picture: { width: 900, height: 2300 } },
  play: async ({ canvasElement }) => {
    const text = await textIn(canvasElement);
    await waitFor(() => expect(text.querySelector('[data-token="kwd"]')).not.toBeNull());
  },
};

/** A few words beside something else, such as a note. */
export const Small: Story = {
  args: { size: 'small', placeholder: '记下这一刻……' },
  parameters: { picture: { width: 400, height: 260 } },
  play: comes,
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '<h2>一</h2><p>只能读。</p>' },
  play: comes,
};
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '<h2>一</h2><p>不能写。</p>' },
  play: comes,
};
export const Invalid: Story = {
  args: { isRequired: true, description: '至少写一段。', errorMessage: '还没有写正文' },
  play: comes,
};

export const Uploading: Story = {
  args: {
    upload: (_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => {});
    },
  },
  play: async (context) => {
    await chosen(context);
    await waitFor(() => expect(context.canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(within(context.canvasElement).getByText('图片上传中 40%')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { upload: () => Promise.reject(new TypeError('offline')) },
  play: async (context) => {
    await chosen(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('没有传上去');
    await expect(within(context.canvasElement).getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const DividedByALine: Story = {
  args: {
    divider: (percent) => `试读到这里，全文的${percent}%`,
    defaultValue: '<h2>一</h2><p>人人都能读。</p><!--divider--><p>买过的人接着读。</p>',
  },
  play: async ({ canvasElement }) => {
    const text = await textIn(canvasElement);
    await expect(within(text).getByRole('group', { name: '试读到这里，全文的47%' })).toBeVisible();
  },
};

/** What stands there until the editor's code has come. */
const waits = (hasFailed: boolean): Story => ({
  parameters: { picture: { width: 760, height: 560 } },
  render: ({ label }) => (
    <Field field={{ label }} component="rich-text-editor">
      {(control) => (
        <Waiting
          field={{}}
          control={control}
          isInvalid={false}
          size="standard"
          text="<p>已经写了一段。</p>"
          hasFailed={hasFailed}
          onRetry={fn()}
          onType={fn()}
          onComposing={fn()}
          onFocused={fn()}
          onLeave={fn()}
        />
      )}
    </Field>
  ),
});

export const Loading: Story = waits(false);
export const Failed: Story = waits(true);

export const Narrow: Story = {
  args: { defaultValue: '<p>三百九十像素宽。</p>' },
  parameters: { picture: { width: 390, height: 640 } },
  play: comes,
};

export const IsWrittenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const text = await textIn(canvasElement);
    text.focus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(within(canvasElement).getByRole('button', { name: '撤销' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    await expect(text.querySelectorAll('th')).toHaveLength(3);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下方加一行' }));
    await expect(text.querySelectorAll('tr')).toHaveLength(4);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '撤销' }));
    await expect(text.querySelectorAll('tr')).toHaveLength(3);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(expect.stringContaining('<th>')));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '撤销' }));
    await expect(text.querySelector('table')).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

export const IsWhatTheReaderShows: Story = {
  parameters: { picture: { width: 1200, height: 1000 } },
  render: () => {
    const html =
      '<h2>拉格朗日中值定理</h2><p>存在 \\(\\xi\\in(a,b)\\)，使得</p><p>$$f\'(\\xi)=\\frac{f(b)-f(a)}{b-a}$$</p><ul><li><p>一</p></li><li><p>二</p></li></ul><pre><code class="language-ts">const a = 1;</code></pre>';
    return (
      <>
        <RichTextEditor label="正文" defaultValue={html} />
        <RichText html={html} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await textIn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(4));
  },
};

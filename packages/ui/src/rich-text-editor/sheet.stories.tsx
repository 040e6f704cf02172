import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { hills } from '../rich-text/article.fixtures.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

/** The editor with each kind of thing that it writes, and in the states of a field. */
const meta = {
  parameters: { picture: { width: 900, height: 2300 } },
} satisfies Meta;
export default meta;

const everything = [
  '<h2>从反面数起</h2><p>直接数很乱。<strong>不如</strong><em>反过来</em>，先数<s>相同</s><code>谁都不同</code>，见<a href="https://example.com/">这里</a>：</p>',
  '<p>$$P_n=1-\\prod_{k=1}^{n-1}\\left(1-\\frac{k}{365}\\right)$$</p>',
  '<!--divider-->',
  '<ul><li><p>二月二十九日</p></li><li><p>双胞胎</p></li></ul><blockquote><p>报数之前，先让读者猜一个。</p></blockquote>',
  '<pre><code class="language-ts">const half = 23; // 过了一半</code></pre>',
  '<table><tbody><tr><th><p>人数</p></th><th><p>机会</p></th></tr><tr><td><p>23</p></td><td><p>0.507</p></td></tr></tbody></table>',
  `<figure><img src="${hills()}" alt="山" width="640" height="360"><figcaption>山</figcaption></figure>`,
].join('');

export const Sheet: StoryObj = {
  render: () => (
    <div data-state-sheet="wide" style={{ padding: 24 }}>
      <Stack gap={24}>
        <RichTextEditor
          label="正文"
          defaultValue={everything}
          divider={(percent) => `试读到这里，全文的${percent}%`}
          upload={() => new Promise(() => {})}
        />
        <RichTextEditor label="写错了" defaultValue="<p>太短。</p>" errorMessage="至少写一段" />
        <RichTextEditor label="只能读" defaultValue="<p>只能读。</p>" isReadOnly />
        <RichTextEditor label="不能写" defaultValue="<p>不能写。</p>" isDisabled />
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('[contenteditable][role="textbox"]')).toHaveLength(4),
      { timeout: 20_000 },
    );
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('[data-token]')).not.toBeNull());
  },
};

import { useLayoutEffect, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { EditorProps } from './use-editing.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

const line = vi.hoisted(() => ({ isUp: false }));

vi.mock('./editor.tsx', async () => {
  if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return {
    Editor: ({ html, takesFocus, letters }: EditorProps) => {
      const [behind, setBehind] = useState<number>();
      useLayoutEffect(() => setBehind(letters()), [letters]);
      return (
        <output data-focus={takesFocus} data-letters={behind}>
          {html}
        </output>
      );
    },
  };
});

it('is a text area of the same name on a server, with the same HTML', () => {
  const html = renderToString(<RichTextEditor label="正文" name="content" defaultValue="<p>一</p>" />);
  expect(html).toMatch(/<textarea[^>]*name="content"[^>]*>&lt;p&gt;一&lt;\/p&gt;<\/textarea>/);
  expect(html).not.toMatch(/\sstyle=/);
});

it('says that it did not come, keeps what is written meanwhile, and takes it over when it has', async () => {
  const onChange = vi.fn<(html: string) => void>();
  render(<RichTextEditor label="正文" onChange={onChange} />);
  expect((await screen.findByRole('alert')).textContent).toContain('没有加载出来');
  await userEvent.type(screen.getByRole('textbox', { name: '正文' }), '若 a<b 且 b<c{Enter}则 List<String>');
  const html = '<p>若 a&lt;b 且 b&lt;c</p><p>则 List&lt;String&gt;</p>';
  expect(onChange).toHaveBeenLastCalledWith(html);
  line.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe(html);
  expect(screen.getByRole('status').dataset['letters']).toBe('25');
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

// However long it takes to come: no test here is about that.
beforeAll(async () => {
  await import('./editor.tsx');
  // Nothing is laid out here.
  const nowhere = new DOMRect();
  Object.assign(Range.prototype, {
    getClientRects: () => [nowhere],
    getBoundingClientRect: () => nowhere,
  });
});

const text = () => screen.findByRole('textbox', { name: '正文' }).then(editorAt);

/** The text area stands there first, under the same name. */
const editorAt = () =>
  waitFor(() => {
    const element = screen.getByRole('textbox', { name: '正文' });
    expect(element.getAttribute('contenteditable')).not.toBeNull();
    return element;
  });

const show = (props: Partial<RichTextEditorProps> = {}) => render(<RichTextEditor label="正文" {...props} />);

describe('the text', () => {
  it('is a named textbox of several lines, described by what is wrong with it', async () => {
    show({ errorMessage: '写得太短', isRequired: true, defaultValue: '<p>一</p>' });
    const element = await text();
    expect(element.getAttribute('aria-multiline')).toBe('true');
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(element.getAttribute('aria-required')).toBe('true');
    const id = element.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('写得太短');
  });

  it('cannot be changed, and offers no tools, when it is only to be read', async () => {
    show({ isReadOnly: true, defaultValue: '<p>一</p>' });
    const element = await text();
    expect(element.getAttribute('contenteditable')).toBe('false');
    expect(element.getAttribute('aria-readonly')).toBe('true');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('has few tools where it is small, and keeps what was written with the others', async () => {
    show({ size: 'small', defaultValue: '<h2>题</h2><p>一</p>' });
    expect((await text()).innerHTML).toContain('<h2>题</h2>');
    expect(screen.getByRole('button', { name: /^引用/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /级标题/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^表格/ })).toBeNull();
  });

  it('is given to the form around it, under its name', async () => {
    const { container } = render(
      <form>
        <RichTextEditor label="正文" name="content" defaultValue="<p>一</p>" />
      </form>,
    );
    await text();
    const form = container.querySelector('form')!;
    expect(new FormData(form).get('content')).toBe('<p>一</p>');
    await userEvent.click(screen.getByRole('button', { name: '引用' }));
    await waitFor(() => expect(new FormData(form).get('content')).toBe('<blockquote><p>一</p></blockquote>'));
  });
});

describe('its owner', () => {
  it('is told of a change, and a text that was told changes nothing when it comes back', async () => {
    const told: string[] = [];
    function Owner() {
      const [html, setHtml] = useState('<p>一</p>');
      return (
        <RichTextEditor
          label="正文"
          value={html}
          onChange={(next) => {
            told.push(next);
            setHtml(next);
          }}
        />
      );
    }
    render(<Owner />);
    const element = await text();
    await userEvent.click(screen.getByRole('button', { name: '一级标题' }));
    await waitFor(() => expect(told).toEqual(['<h2>一</h2>']));
    expect(element.querySelector('h2')?.textContent).toBe('一');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(told.at(-1)).toBe('<p>一</p>'));
  });

  it('may set another text, which can be undone', async () => {
    const { rerender } = show({ value: '<p>一</p>' });
    const element = await text();
    rerender(<RichTextEditor label="正文" value="<p>别处写的</p>" />);
    expect(element.textContent).toBe('别处写的');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(element.textContent).toBe('一');
  });

  it('is told the last words when the editor goes', async () => {
    const onChange = vi.fn<(html: string) => void>();
    const { unmount } = show({ defaultValue: '<p>一</p>', onChange });
    await text();
    await userEvent.click(screen.getByRole('button', { name: '引用' }));
    unmount();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<blockquote><p>一</p></blockquote>');
  });

  it('ED-05 is told nothing while nothing was changed, however the HTML was written', async () => {
    const onChange = vi.fn<(html: string) => void>();
    const { unmount } = show({ defaultValue: '<h1>一</h1>\n  <div>二</div>', onChange });
    expect((await text()).textContent).toBe('一二');
    unmount();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the tools', () => {
  it('ED-04 are one stop for Tab, walked by arrows, and Escape leads back to the text', async () => {
    show({ defaultValue: '<p>一</p>' });
    const element = await text();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('撤销');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('一级标题');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('撤销');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(element);
    fireEvent.keyDown(element, { key: 'F10', altKey: true });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('撤销');
  });

  it('ED-04 leave what is selected as it was when they are pressed by Enter', async () => {
    const onChange = vi.fn<(html: string) => void>();
    show({ defaultValue: '<p>学而时习之</p>', onChange });
    const element = await text();
    const words = element.querySelector('p')?.firstChild;
    if (!words) throw new Error('There are no words.');
    act(() => element.focus());
    getSelection()?.setBaseAndExtent(words, 2, words, 4);
    fireEvent(document, new Event('selectionchange'));
    act(() => screen.getByRole('button', { name: '加粗' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>学而<strong>时习</strong>之</p>'));
    expect(getSelection()?.toString()).toBe('时习');
    expect(document.activeElement).toBe(element);
  });

  it('say whether they are on, and which keys do the same', async () => {
    show({ defaultValue: '<h2>一</h2>' });
    await text();
    const heading = screen.getByRole('button', { name: '一级标题' });
    expect(heading.getAttribute('aria-pressed')).toBe('true');
    expect(heading.getAttribute('aria-keyshortcuts')).toBe('Control+Alt+2');
    expect(heading.title).toContain('Ctrl+Alt+2');
  });

  it('offer no pictures where none can be uploaded', async () => {
    show();
    await text();
    expect(screen.queryByRole('button', { name: '图片' })).toBeNull();
  });

  it('edit a table by buttons with names, and lead out of it', async () => {
    const onChange = vi.fn<(html: string) => void>();
    const { unmount } = show({ onChange });
    const element = await text();
    await userEvent.click(screen.getByRole('button', { name: '表格' }));
    expect(element.querySelectorAll('tr')).toHaveLength(3);
    expect(element.querySelectorAll('th')).toHaveLength(3);
    for (const name of ['下方加一行', '右侧加一列', '首行作标题'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(element.querySelectorAll('tr')).toHaveLength(4);
    expect(element.querySelectorAll('th')).toHaveLength(0);
    // Each tool is a step of its own.
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(element.querySelectorAll('th')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: '重做' }));
    for (const name of ['删除这一行', '删除这一列'])
      await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: '表格标题' }));
    await userEvent.keyboard('对照{Enter}');
    unmount();
    const table = document.createElement('div');
    table.innerHTML = onChange.mock.lastCall?.[0] ?? '';
    expect(table.querySelector('caption')?.textContent).toBe('对照');
    expect([...table.querySelectorAll('tr')].map((row) => row.children.length)).toEqual([3, 3, 3]);
  });

  it('ask for a link, and refuse an address that leads nowhere', async () => {
    const onChange = vi.fn<(html: string) => void>();
    show({ onChange });
    await text();
    await userEvent.click(screen.getByRole('button', { name: '链接' }));
    await userEvent.keyboard('javascript:alert(1){Enter}');
    expect(screen.getByText(/读者打不开/)).toBeTruthy();
    await userEvent.clear(screen.getByRole('textbox', { name: '网址' }));
    await userEvent.type(screen.getByRole('textbox', { name: '网址' }), 'example.com/课');
    await userEvent.type(screen.getByRole('textbox', { name: '显示的文字' }), '例子{Enter}');
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<p><a href="https://example.com/课">例子</a></p>'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ask for a formula in TeX, and keep it as the reader finds it', async () => {
    const onChange = vi.fn<(html: string) => void>();
    show({ onChange });
    const element = await text();
    await userEvent.click(screen.getByRole('button', { name: '公式' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'TeX 公式' }));
    await userEvent.paste('\\frac{1}{2}');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>\\(\\frac{1}{2}\\)</p>'));
    await waitFor(() => expect(element.querySelector('math')).not.toBeNull());
  });
});

describe('a picture', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });

  it('stands in its place with its progress, then with its address, and what was written below it stays', async () => {
    const onChange = vi.fn<(html: string) => void>();
    let finish: (stored: { src: string }) => void = () => {};
    let report: (share: number) => void = () => {};
    const upload: RichTextEditorProps['upload'] = (_file, { onProgress }) => {
      report = onProgress;
      return new Promise((resolve) => (finish = resolve));
    };
    const { container } = show({ upload, onChange, defaultValue: '<p>一</p>' });
    const element = await text();
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    act(() => report(0.4));
    expect(element.querySelector('progress')?.value).toBe(40);
    await waitFor(() => expect(onChange).not.toHaveBeenCalledWith(expect.stringContaining('<img')));
    await act(async () => finish({ src: '/media/a.png' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<p>一</p><figure><img src="/media/a.png" alt=""></figure>'),
    );
    expect(element.querySelector('progress')).toBeNull();
  });

  it('ED-12 of the library comes in by its id and with its size, and nothing does when none was chosen', async () => {
    const onChange = vi.fn<(html: string) => void>();
    const pickPicture = vi
      .fn<NonNullable<RichTextEditorProps['pickPicture']>>()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce({ src: '/media/7/a.png', alt: '图', width: 640, height: 360 });
    show({ pickPicture, onChange, defaultValue: '<p>一</p>' });
    const element = await text();
    const press = () => userEvent.click(screen.getByRole('button', { name: '从素材库插入' }));
    await press();
    await waitFor(() => expect(document.activeElement).toBe(element));
    await press();
    await waitFor(() =>
      expect(onChange.mock.lastCall?.[0]).toBe(
        '<p>一</p><figure><img src="/media/7/a.png" alt="图" width="640" height="360"></figure>',
      ),
    );
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('that was not uploaded is still there and is sent again', async () => {
    const upload = vi
      .fn<NonNullable<RichTextEditorProps['upload']>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce({ src: '/media/b.png' });
    const { container } = show({ upload });
    const element = await text();
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    expect((await screen.findByRole('alert')).textContent).toContain('没有传上去');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(element.querySelector('figure img')?.getAttribute('src')).toBe('/media/b.png'),
    );
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('is no longer sent when the editor goes', async () => {
    let given: AbortSignal | undefined;
    const upload: RichTextEditorProps['upload'] = (_file, { signal }) => {
      given = signal;
      return new Promise(() => {});
    };
    const { container, unmount } = show({ upload });
    await text();
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    unmount();
    expect(given?.aborted).toBe(true);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditing, type Editing, type EditingOptions } from './editing.ts';
import { htmlOf } from './html.ts';
import { richTextEditorStrings } from './rich-text-editor.strings.ts';
import type { UploadPicture } from './uploads.ts';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const png = new File(['x'], 'image.png', { type: 'image/png' });

let editing: Editing;
const onNotice = vi.fn<(notice: string) => void>();
/** Names of the pictures that were sent; each has arrived at once. */
let sent: string[];
const upload: UploadPicture = async ({ name }) => ({ src: `/media/${sent.push(name)}/a.png` });

function open(options: Partial<EditingOptions> = {}) {
  const nothing = () => {};
  editing = createEditing(document.createElement('div'), {
    html: '',
    attributes: () => ({}),
    isEditable: () => true,
    upload: () => upload,
    words: () => richTextEditorStrings['zh-CN'],
    label: () => undefined,
    onChange: nothing,
    onNotice,
    onFocusToolbar: nothing,
    onEditLink: nothing,
    onEditFormula: nothing,
    ...options,
  });
}

beforeEach(() => {
  sent = [];
  onNotice.mockClear();
  open();
});
afterEach(() => editing.destroy());

/** As a browser brings in what the clipboard holds. */
async function paste(html: string, ...files: File[]) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const getData = (type: string) => (type === 'text/html' ? html : '');
  Object.defineProperty(event, 'clipboardData', { value: { files, getData, types: [] } });
  editing.view.dom.dispatchEvent(event);
  await vi.waitFor(() => expect(editing.view.dom.querySelector('progress')).toBeNull());
}

const written = () => htmlOf(editing.view.state.doc);

describe('ED-01 a clipboard that holds words and a picture of them', () => {
  const cells = '<tr><td>甲</td><td>1</td></tr><tr><td>乙</td><td>2</td></tr>';

  it.each([
    [
      'Excel',
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table border=0 style='border-collapse:collapse;width:96pt'><col width=64 style='width:48pt'>${cells}</table><!--EndFragment--></body></html>`,
    ],
    ['WPS', `<table width="144" style='width:108.00pt;border-collapse:collapse;'>${cells}</table>`],
    [
      'Calc',
      `<html><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup>${cells.replaceAll('<td>', '<td height="17" align="left" sdval="1">')}</table></body></html>`,
    ],
    ['cells without any words', `<table>${cells.replaceAll(/>[甲乙12]</g, '><')}</table>`],
  ])('is a table, and nothing is uploaded: %s', async (_, html) => {
    await paste(html, png);
    expect(editing.view.dom.querySelectorAll('td')).toHaveLength(4);
    expect(sent).toEqual([]);
  });

  it('is a picture where it holds no words', async () => {
    await paste('', png);
    expect(written()).toBe('<figure><img src="/media/1/a.png" alt=""></figure>');
  });
});

describe('ED-02 a pasted picture', () => {
  it.each([
    ['at another site', 'https://cdn.example.com/hill.png'],
    ['at another site, as this one is read', '//cdn.example.com/hill.png'],
    ['at another site, unencrypted', 'http://cdn.example.com/hill.png'],
    ['on a disk', 'file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png'],
    ['in the memory of a page', 'blob:https://docs.example.com/0a1b2c'],
    ['in a message', 'cid:image001.png@01D9'],
    ['without an address', ''],
    ['as a drawing', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['as letters that are none', 'data:image/png;base64,***'],
  ])('leaves a marked gap, and no address: %s', async (_, source) => {
    await paste(`<p>前</p><p><img src="${source}" alt="山"></p><p>后</p>`);
    expect(written()).toBe('<p>前</p><p><mark>〔缺图：山〕</mark></p><p>后</p>');
    expect(onNotice).toHaveBeenCalledWith(expect.stringContaining('有1张图片没有带过来'));
  });

  it('leaves it among words, in a table and above its caption', async () => {
    const far = '<img src="https://cdn.example.com/a.png">';
    await paste(
      `<p>见${far}图</p><table><tr><td>${far}</td></tr></table><figure>${far}<figcaption>说明</figcaption></figure>`,
    );
    expect(written()).toBe(
      '<p>见<mark>〔缺图〕</mark>图</p><table><tbody><tr><td><p><mark>〔缺图〕</mark></p></td></tr></tbody></table><p><mark>〔缺图〕</mark></p><p>说明</p>',
    );
    expect(onNotice).toHaveBeenCalledWith(expect.stringContaining('有3张'));
  });

  it('is sent where its bytes came along, as a file or inside the text', async () => {
    await paste('<img src="https://cdn.example.com/hill.png" alt="山">', png);
    await paste(`<p>一</p><img src="${dot}">`);
    await vi.waitFor(() => expect(sent).toEqual(['image.png', 'picture.gif']));
    await vi.waitFor(() => expect(written()).toContain('/media/2/a.png'));
    expect(written()).not.toMatch(/cdn|data:|缺图/);
  });

  it('of this site stays, by an address without the site', async () => {
    const here = new URL('/media/7/a.png?w=640', document.baseURI).href;
    await paste(`<p><img src="${here}" alt="山"></p>`);
    expect(written()).toBe('<p><img src="/media/7/a.png?w=640" alt="山"></p>');
  });

  it('that was cut here stays what it is, and what another editor says of itself counts for nothing', async () => {
    editing.destroy();
    const far = '<figure><img src="https://cdn.example.com/a.png" alt=""></figure>';
    open({ html: far });
    const { view } = editing;
    const { dom } = view.serializeForClipboard(view.state.doc.slice(0, view.state.doc.content.size));
    await paste(dom.innerHTML);
    expect(written()).toBe(far + far);
    await paste('<p data-pm-slice="1 1 []"><img src="https://cdn.example.com/b.png"></p>');
    expect(written()).not.toContain('b.png');
  });

  it('leaves the words below it where nothing can be uploaded', async () => {
    editing.destroy();
    open({ upload: () => undefined });
    await paste(`<p>前</p><figure><img src="${dot}"><figcaption>说明</figcaption></figure>`);
    expect(written()).toBe('<p>前</p><p>说明</p>');
    expect(onNotice).toHaveBeenCalledWith(expect.stringContaining('没有放进来'));
  });
});

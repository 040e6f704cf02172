import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { MediaLibrary, MediaPicker, type MediaLibraryProps, type MediaPickerProps } from './index.ts';
import { createMediaBackend } from './media-backend.fixtures.ts';
import { fileOf, recordings } from './open-library.fixtures.ts';
import { createSteeredEncoder } from './steered-encoder.fixtures.ts';
import { createSteeredUploader } from './uploader.fixtures.ts';

function sources() {
  const backend = createMediaBackend();
  const video = createSteeredUploader(new Map());
  const file = createSteeredUploader(new Map());
  const props = {
    media: backend.media,
    uploaders: { video: video.uploader, file: file.uploader },
    canStore: true,
    canSeeFolders: true,
    askBeforeLeaving: () => () => {},
  };
  return { backend, video, file, props };
}

function showLibrary(own: Partial<MediaLibraryProps> = {}) {
  const { props, ...rest } = sources();
  const host = createTestHost({ user: testUser });
  const { container } = render(
    <HostProvider host={host}>
      <MediaLibrary canUpdate canDelete canArrange {...props} {...own} />
    </HostProvider>,
  );
  return { ...rest, host, container };
}

function showPicker(own: Partial<MediaPickerProps> = {}) {
  const { props, ...rest } = sources();
  const picked: number[] = [];
  render(
    <HostProvider host={createTestHost({ user: testUser })}>
      <MediaPicker
        kind="video"
        {...props}
        onPick={({ id }) => void picked.push(id)}
        onClose={() => void picked.push(-1)}
        {...own}
      />
    </HostProvider>,
  );
  return { ...rest, picked };
}

const records = { list: async () => ({ data: [...recordings], total: recordings.length }) };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the library', () => {
  it('shows pictures as cards with their sizes, and files as rows by the names they were given', async () => {
    showLibrary();
    const card = (await screen.findByRole('button', { name: '查看“二次函数的图像”' })).closest('article')!;
    expect(within(card).getByText('1600 × 900')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: '文件' }));
    expect(await screen.findByText('报告（终）.docx')).toBeTruthy();
  });

  it('says why a video has failed, and has it looked at again', async () => {
    const { backend } = showLibrary({ query: { kind: 'video' } });
    expect(await screen.findByText('这个文件不是能播放的视频')).toBeTruthy();
    await press('再试一次');
    await waitFor(() => expect(backend.find(13).status).toBe('running'));
  });

  it('takes files by its button and by dropping them, with what can be done about each', async () => {
    const { container, backend, video } = showLibrary();
    await screen.findByRole('button', { name: '查看“二次函数的图像”' });
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, fileOf('新图.png', 'image/png'));
    await waitFor(() => expect(backend.counted('storePicture')).toBe(1));
    const film = fileOf('第一讲.mp4', 'video/mp4');
    const items = [{ kind: 'file', getAsFile: () => film, webkitGetAsEntry: () => ({ isDirectory: false }) }];
    const area = container.querySelector('[data-part="upload-area"]')!;
    fireEvent.dragEnter(area, { dataTransfer: { types: ['Files'], items } });
    expect(screen.getByText('松开，上传到素材库')).toBeTruthy();
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], items } });
    expect(screen.queryByText('松开，上传到素材库')).toBeNull();
    await press('暂停上传第一讲.mp4');
    await press('继续上传第一讲.mp4');
    expect(video.begun).toEqual(['第一讲.mp4']);
    await press('取消上传第一讲.mp4');
    expect(screen.queryByText('第一讲.mp4')).toBeNull();
  });

  it('offers nothing to upload, choose or change to who may only look', async () => {
    const { container } = showLibrary({
      canStore: false,
      canUpdate: false,
      canDelete: false,
      canArrange: false,
    });
    await screen.findByRole('button', { name: '查看“二次函数的图像”' });
    expect(container.querySelector('input')?.type).not.toBe('file');
    for (const name of ['上传', '新建文件夹']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('leads to what uses a file that it does not delete', async () => {
    showLibrary({ getUseHref: ({ entity, id }) => (entity === 'course' ? `/courses/${id}` : undefined) });
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“课程封面：读书法”' }));
    await press('删除');
    const refusal = within(await screen.findByRole('alertdialog', { name: '正在使用，不能删除' }));
    const link = await refusal.findByRole('link', { name: '朱子读书法' });
    expect(link.getAttribute('href')).toBe('/courses/5');
    expect(refusal.getByText('六句话')).toBeTruthy();
    expect(refusal.queryByRole('link', { name: '六句话' })).toBeNull();
  });

  it('keeps the place of a folder’s name until it is given', async () => {
    const { backend } = showLibrary();
    await screen.findByRole('button', { name: '新建文件夹' });
    await press('新建文件夹');
    const dialog = within(await screen.findByRole('dialog', { name: '新建文件夹' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /文件夹名称/ }), '海报{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.find(({ name }) => name === 'folders.store')?.input).toEqual({
      name: '海报',
      parent_id: null,
    });
  });
});

describe('a video', () => {
  it('shows its qualities, and one that it misses is made by a press where there is an encoder', async () => {
    const { encoder, asked } = createSteeredEncoder();
    const { backend } = showLibrary({ query: { kind: 'video' }, openId: 11, encoder });
    backend.change(11, { wanted_height: 480 });
    const details = within(await screen.findByRole('dialog', { name: '素材详情' }));
    expect(await details.findByText(/^900P/)).toBeTruthy();
    expect(details.getByText(/只有一种清晰度/)).toBeTruthy();
    await userEvent.click(details.getByRole('button', { name: '再生成清晰度' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText('第一讲：从反面数起（480P）')).toBeTruthy();
  });

  it('has no such button without one', async () => {
    const { backend } = showLibrary({ query: { kind: 'video' }, openId: 11 });
    backend.change(11, { wanted_height: 480, renditions: [] });
    const details = within(await screen.findByRole('dialog', { name: '素材详情' }));
    await details.findByText(/只有一种清晰度/);
    expect(details.queryByRole('button', { name: '再生成清晰度' })).toBeNull();
  });
});

describe('a picker', () => {
  it('gives a recording of one’s own as a video in two presses', async () => {
    const { picked } = showPicker({ records });
    await userEvent.click(await screen.findByRole('tab', { name: '我的录制' }));
    await userEvent.click(await screen.findByRole('button', { name: '选用“讲一道题”' }));
    await waitFor(() => expect(picked).toHaveLength(1));
  });

  it('gives what is pressed, but no video that is still processed', async () => {
    const { picked } = showPicker();
    await userEvent.click(await screen.findByRole('button', { name: '选用“第二讲：画出来看”' }));
    expect(picked).toEqual([]);
    await press('选用“第一讲：从反面数起”');
    expect(picked).toEqual([11]);
  });

  it('offers no recordings where they could not come into the library', async () => {
    showPicker({ records, canStore: false });
    await screen.findByRole('button', { name: '选用“第一讲：从反面数起”' });
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

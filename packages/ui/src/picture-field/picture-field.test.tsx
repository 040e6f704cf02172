import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';
import { UploadRefusal } from './upload-refusal.ts';

type Send = NonNullable<PictureFieldProps['upload']>;

function View({ first = '', ...props }: Partial<PictureFieldProps> & { first?: string }) {
  const [value, setValue] = useState(first);
  return <PictureField label="封面" value={value} onChange={setValue} {...props} />;
}

const file = new File(['x'], '封面.png', { type: 'image/png' });
const choose = (chosen = file) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, chosen, {
    applyAccept: false,
  });
const field = () => screen.getByRole('textbox', { name: '封面' });

/** An upload that the test ends. */
function heldUpload() {
  let answer: Parameters<ConstructorParameters<typeof Promise<{ src: string }>>[0]> | undefined;
  let options: Parameters<Send>[1] | undefined;
  const upload: Send = (_, given) => {
    options = given;
    return new Promise((...both) => void (answer = both));
  };
  return {
    upload,
    progress: (share: number) => options!.onProgress(share),
    signal: () => options!.signal,
    arrive: (src: string) => answer![0]({ src }),
    refuse: (error: Error) => answer![1](error),
  };
}

it('shows how far an upload is, then the picture', async () => {
  const held = heldUpload();
  render(<View upload={held.upload} />);
  await choose();
  expect(screen.getByRole('progressbar', { name: '正在上传封面.png' })).toBeTruthy();
  held.progress(0.4);
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'));
  held.arrive('/media/1/a.png');
  await waitFor(() => expect(field()).toHaveProperty('value', '/media/1/a.png'));
  expect(screen.getByRole('img', { name: '封面预览' }).getAttribute('src')).toBe('/media/1/a.png');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  [new UploadRefusal('图片太大'), '图片太大'],
  [new TypeError('Failed to fetch'), '图片没有上传成功，请检查网络后重试'],
])('says why a picture did not arrive, and keeps the one that is there: %s', async (error, words) => {
  const held = heldUpload();
  render(<View first="/blobs/old.png" upload={held.upload} />);
  await choose();
  held.refuse(error);
  await screen.findByText(words);
  expect(field()).toHaveProperty('value', '/blobs/old.png');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('sends nothing that is no picture', async () => {
  const upload = vi.fn<Send>();
  render(<View upload={upload} />);
  await choose(new File(['x'], '讲义.pdf', { type: 'application/pdf' }));
  expect(upload).not.toHaveBeenCalled();
  await screen.findByText(/讲义\.pdf/);
});

it('cancels an upload, whose late answer changes nothing', async () => {
  const held = heldUpload();
  render(<View first="/blobs/old.png" upload={held.upload} />);
  await choose();
  await userEvent.click(screen.getByRole('button', { name: '取消上传' }));
  expect(held.signal().aborted).toBe(true);
  held.arrive('/media/1/a.png');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(field()).toHaveProperty('value', '/blobs/old.png');
});

it('takes a picture that is stored already, and none when none was chosen', async () => {
  const pickPicture = vi
    .fn<NonNullable<PictureFieldProps['pickPicture']>>()
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ src: '/media/2/b.png' });
  render(<View first="/blobs/old.png" pickPicture={pickPicture} />);
  await userEvent.click(screen.getByRole('button', { name: '从素材库选择' }));
  expect(field()).toHaveProperty('value', '/blobs/old.png');
  await userEvent.click(screen.getByRole('button', { name: '从素材库选择' }));
  await waitFor(() => expect(field()).toHaveProperty('value', '/media/2/b.png'));
});

it('is emptied, and leaves the focus in the field', async () => {
  render(<View first="/blobs/old.png" />);
  await userEvent.click(screen.getByRole('button', { name: '清除图片' }));
  expect(field()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: '清除图片' })).toBeNull();
});

it('takes an address that is pasted', async () => {
  render(<View />);
  await userEvent.click(field());
  await userEvent.paste('https://pictures.example/a.png');
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://pictures.example/a.png');
});

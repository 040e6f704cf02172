import { UiProvider } from '@shuyuan/ui/provider';
import { ApiError, type CaptchaApi } from '@shuyuan/api-client';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../host/test-host.ts';
import { ImageCaptchaField } from './image-captcha-field.tsx';
import { createImageBackend } from './image-captcha.fixtures.ts';
import { createImageCaptcha } from './image-captcha.store.ts';

async function show(locale: 'zh-CN' | 'en' = 'zh-CN') {
  const host = createTestHost({ locale });
  const image = vi.fn<CaptchaApi['image']>(createImageBackend().image);
  const store = createImageCaptcha({ captcha: { image } });
  const onSubmit = vi.fn<() => void>();
  render(
    <UiProvider locale={locale}>
      <HostProvider host={host}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <ImageCaptchaField store={store} />
        </form>
      </HostProvider>
    </UiProvider>,
  );
  await act(() => host.settle());
  return { host, image, store, onSubmit, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('LD-12 has a name, and a picture that another one is got by', async () => {
  const { host, user, image } = await show();
  expect(field().labels?.[0]?.textContent).toBe('图形验证码');
  const button = screen.getByRole('button', { name: '换一张' });
  expect(button.querySelector('img')?.alt).toBe('图形验证码图片');
  // Seen by the pointer, and no description that repeats the name.
  expect(screen.getByTitle('换一张')).not.toBe(button);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(() => host.settle());
  expect(image).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '换一张' }));
  expect(screen.getByRole('status').textContent).toBe('已换一张新图');
});

it('LD-02 complains only after it was left empty', async () => {
  const { user } = await show();
  await user.click(field());
  expect(screen.queryByText('请输入图形验证码')).toBeNull();
  await user.tab();
  expect(screen.getByText('请输入图形验证码')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await user.type(field(), 'a');
  expect(screen.queryByText('请输入图形验证码')).toBeNull();
});

it('neither its picture nor its question sends the form; Enter in the field does', async () => {
  const { host, user, onSubmit } = await show();
  await user.click(screen.getByRole('button', { name: '换一张' }));
  await user.click(screen.getByRole('button', { name: '看不清？换成文字问题' }));
  await act(() => host.settle());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(field(), '5{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('asks a question in words as the name of the field, and says it when it comes', async () => {
  const { host, user } = await show();
  await user.click(screen.getByRole('button', { name: '看不清？换成文字问题' }));
  await act(() => host.settle());
  expect(field().labels?.[0]?.textContent).toBe('今年九岁的孩子，六年以后几岁？请用数字回答。');
  expect(screen.getByRole('status').textContent).toMatch(/^新问题：/);
  await user.click(field());
  await user.tab();
  expect(screen.getByText('请回答上面的问题')).toBeTruthy();
});

it('LD-12 empties itself and shows the words of the server when the code was wrong', async () => {
  const { host, user, store } = await show();
  await user.type(field(), 'wrong');
  act(() => store.reject('图形验证码错误'));
  await act(() => host.settle());
  expect(field().value).toBe('');
  expect(screen.getByText('图形验证码错误')).toBeTruthy();
});

it('says why there is no picture, and mends it by a press', async () => {
  const { host, user, image, store } = await show();
  image.mockRejectedValueOnce(new ApiError({ kind: 'business', code: 429, message: '操作过于频繁' }));
  act(() => store.renew());
  await act(() => host.settle());
  expect(screen.getByText('操作过于频繁', { selector: '[data-part="failure"]' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '加载失败 重试' }));
  await act(() => host.settle());
  fireEvent.error(screen.getByAltText('图形验证码图片'));
  expect(screen.getByRole('button', { name: '加载失败 重试' })).toBeTruthy();
});

it('speaks English', async () => {
  await show('en');
  expect(screen.getByLabelText('Picture code')).toBeTruthy();
});

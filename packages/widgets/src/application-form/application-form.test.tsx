import { ApiError, type CaptchaApi, type PagesApi } from '@shuyuan/api-client';
import { UiProvider } from '@shuyuan/ui/provider';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { ApplicationForm } from './index.ts';

async function show(host = createTestHost({ user: null })) {
  const apply = vi.fn<PagesApi['apply']>(() => Promise.resolve({}));
  let pictures = 0;
  const image = vi.fn<CaptchaApi['image']>(() => {
    pictures += 1;
    return Promise.resolve({ key: `key-${pictures}`, img: 'data:image/png;base64,AA==', question: '' });
  });
  const { unmount } = render(
    <UiProvider locale="zh-CN">
      <HostProvider host={host}>
        <ApplicationForm page="recruit" pages={{ apply }} captcha={{ image }} />
      </HostProvider>
    </UiProvider>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const fill = async () => {
    await userEvent.type(field(/姓名/), '林知秋');
    await userEvent.type(field(/手机号/), '13900000001');
    await userEvent.type(field(/想说的话/), '想教诗词');
  };
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await settle();
  };
  return { host, apply, image, settle, field, fill, send, unmount };
}

it('sends what was written, and says so', async () => {
  const { fill, field, send, apply } = await show();
  await fill();
  await userEvent.type(field(/图形验证码/), 'K7MX');
  await send();
  expect(apply.mock.calls.map(([body]) => body)).toEqual([
    {
      page: 'recruit',
      name: '林知秋',
      mobile: '13900000001',
      about: '想教诗词',
      image_key: 'key-1',
      image_captcha: 'K7MX',
    },
  ]);
  expect(screen.getByRole('heading', { name: '申请已提交' })).toBeTruthy();
});

it('LD-02: takes a number as it was copied from a contact, and letters of any width', async () => {
  const { fill, field, send, apply } = await show();
  await fill();
  await userEvent.clear(field(/手机号/));
  await userEvent.click(field(/手机号/));
  await userEvent.paste('\u202A(+86)139-0000-0001\u202C');
  await userEvent.type(field(/图形验证码/), 'Ｋ7 ＭX');
  await send();
  expect(apply.mock.calls[0]?.[0]).toMatchObject({ mobile: '13900000001', image_captcha: 'K7MX' });
});

it('asks for what is missing and sends nothing', async () => {
  const { send, apply, field } = await show();
  await send();
  expect(apply).not.toHaveBeenCalled();
  expect(screen.getByText('请输入姓名')).toBeTruthy();
  expect(document.activeElement).toBe(field(/姓名/));
});

it('keeps the words and takes another picture when the letters were wrong', async () => {
  const { fill, field, send, apply, image } = await show();
  const data = { field: 'image_captcha' };
  apply.mockRejectedValueOnce(new ApiError({ kind: 'business', code: 1, message: '图形验证码错误', data }));
  await fill();
  await userEvent.type(field(/图形验证码/), 'XXXX');
  await send();
  expect(screen.getByText('图形验证码错误')).toBeTruthy();
  expect(field(/图形验证码/).value).toBe('');
  expect(field(/姓名/).value).toBe('林知秋');
  expect(image).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(field(/图形验证码/));
});

it('has what was written again after the page was left, until it was sent', async () => {
  const first = await show();
  await first.fill();
  first.unmount();
  const again = await show(first.host);
  expect(again.field(/想说的话/).value).toBe('想教诗词');
});

it('shows what a person has written to nobody else, and to them again', async () => {
  const host = createTestHost({ user: testUser });
  const { fill, field, settle } = await show(host);
  await fill();
  act(() => host.setUser(null));
  await settle();
  expect(field(/姓名/).value).toBe('');
  act(() => host.setUser({ ...testUser, id: testUser.id + 1 }));
  await settle();
  expect(field(/手机号/).value).toBe('');
  act(() => host.setUser(testUser));
  await settle();
  expect(field(/想说的话/).value).toBe('想教诗词');
});

it('keeps what a visitor has written for who they turn out to be', async () => {
  const { host, fill, field, settle, unmount } = await show();
  await fill();
  act(() => host.setUser(testUser));
  await settle();
  expect(field(/姓名/).value).toBe('林知秋');
  unmount();
  const page = host.crash();
  const again = await show(page);
  expect(again.field(/姓名/).value).toBe('林知秋');
  again.unmount();
  const visitor = await show(createTestHost({ user: null, storage: page.storage }));
  expect(visitor.field(/姓名/).value).toBe('');
});

import { ApiError, type CaptchaApi, type ImageCaptcha } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../host/test-device.ts';
import { createImageCaptcha } from './image-captcha.store.ts';

type Image = CaptchaApi['image'];

async function setUp() {
  let count = 0;
  const image = vi.fn<Image>(async (form) => {
    count += 1;
    return form === 'words'
      ? { key: `key-${count}`, img: '', question: '八减三等于几？' }
      : { key: `key-${count}`, img: 'data:image/png;base64,x', question: '' };
  });
  const store = createImageCaptcha({ captcha: { image } });
  const close = store.open();
  await settle();
  const challenge = () => store.getState().challenge;
  return { store, image, close, challenge };
}

describe('the picture', () => {
  it('is fetched once when the field appears', async () => {
    const { image, challenge } = await setUp();
    expect(image).toHaveBeenCalledTimes(1);
    expect(challenge()).toEqual({ status: 'picture', key: 'key-1', img: 'data:image/png;base64,x' });
  });

  it('is renewed by a press, with an empty field and no complaint', async () => {
    const { store, challenge } = await setUp();
    store.setText('old');
    store.leave();
    store.renew();
    expect(store.getState()).toMatchObject({ text: '', problem: null, challenge: { status: 'loading' } });
    await settle();
    expect(challenge()).toMatchObject({ key: 'key-2' });
  });

  it('becomes a question in words, stays one when it is renewed, and becomes a picture again', async () => {
    const { store, challenge } = await setUp();
    store.switchTo('words');
    await settle();
    expect(challenge()).toEqual({ status: 'question', key: 'key-2', question: '八减三等于几？' });
    store.renew();
    await settle();
    expect(challenge()).toMatchObject({ status: 'question', key: 'key-3' });
    store.switchTo('picture');
    await settle();
    expect(challenge()).toMatchObject({ status: 'picture', key: 'key-4' });
  });

  it('drops the answer of an older call, and aborts it', async () => {
    const { store, image, challenge } = await setUp();
    let answer: (late: ImageCaptcha) => void = () => {};
    image.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    store.renew();
    store.switchTo('words');
    expect(image.mock.calls[1]?.[1]?.signal?.aborted).toBe(true);
    await settle();
    answer({ key: 'late', img: 'data:image/png;base64,late', question: '' });
    await settle();
    expect(challenge()).toMatchObject({ status: 'question' });
  });

  it('drops what comes after the field has gone', async () => {
    const { store, close, challenge } = await setUp();
    store.renew();
    close();
    await settle();
    expect(challenge()).toEqual({ status: 'loading', form: 'picture' });
  });
});

describe('a failure', () => {
  it('says so in the words of the server, and is mended by a press', async () => {
    const { store, image, challenge } = await setUp();
    image.mockRejectedValueOnce(new ApiError({ kind: 'business', code: 429, message: '操作过于频繁' }));
    store.renew();
    await settle();
    expect(challenge()).toEqual({ status: 'failed', form: 'picture', message: '操作过于频繁' });
    store.renew();
    await settle();
    expect(challenge()).toMatchObject({ status: 'picture' });
  });

  it('has no words when no server has spoken, and remembers which form was wanted', async () => {
    const { store, image, challenge } = await setUp();
    image.mockRejectedValueOnce(new ApiError({ kind: 'timeout', message: 'slow' }));
    store.switchTo('words');
    await settle();
    expect(challenge()).toEqual({ status: 'failed', form: 'words', message: null });
    store.renew();
    await settle();
    expect(challenge()).toMatchObject({ status: 'question' });
  });

  it('is also a picture that the browser cannot show', async () => {
    const { store, challenge } = await setUp();
    store.breakPicture();
    expect(challenge()).toEqual({ status: 'failed', form: 'picture', message: null });
  });
});

describe('the answer', () => {
  it('LD-12 goes with the key of the picture that is shown, in plain letters', async () => {
    const { store } = await setUp();
    store.setText(' ＡＢ３d ');
    expect(store.answer()).toEqual({ image_key: 'key-1', image_captcha: 'AB3d' });
  });

  it('LD-02 LD-12 is missing only after the field was left or the form was sent', async () => {
    const { store } = await setUp();
    expect(store.getState().problem).toBeNull();
    store.leave();
    expect(store.getState().problem).toEqual({ kind: 'missing' });
    store.setText('a');
    expect(store.getState().problem).toBeNull();
    store.leave();
    expect(store.getState().problem).toBeNull();
    store.setText(' ');
    expect(store.answer()).toBeNull();
    expect(store.getState().problem).toEqual({ kind: 'missing' });
  });

  it('waits for a picture, and says so', async () => {
    const { store, image } = await setUp();
    image.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'off' }));
    store.renew();
    store.setText('abcd');
    expect(store.answer()).toBeNull();
    await settle();
    expect(store.answer()).toBeNull();
    expect(store.getState()).toMatchObject({ text: 'abcd', problem: { kind: 'unready' } });
  });

  it('LD-12 that was wrong empties the field, says why, and brings a new picture', async () => {
    const { store, challenge } = await setUp();
    store.setText('wrong');
    store.reject('图形验证码错误');
    expect(store.getState()).toMatchObject({
      text: '',
      problem: { kind: 'refused', message: '图形验证码错误' },
    });
    await settle();
    expect(challenge()).toMatchObject({ status: 'picture', key: 'key-2' });
    expect(store.getState().problem).toEqual({ kind: 'refused', message: '图形验证码错误' });
  });
});

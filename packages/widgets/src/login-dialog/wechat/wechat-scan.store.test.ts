import { ApiError, type SessionApi, type WechatCheck } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost } from '../../host/test-host.ts';
import { wechatScanMoves, type WechatScanStatus } from './wechat-scan.state.ts';
import { createWechatScan } from './wechat-scan.store.ts';

type Start = SessionApi['startWechat'];
type Check = SessionApi['checkWechat'];

const waiting: WechatCheck = { success: -1, state: 'waiting' };
const scanned: WechatCheck = { success: -1, state: 'scanned' };
const expired: WechatCheck = { success: -1, state: 'expired' };
const unplugged = () => new ApiError({ kind: 'network', message: 'fetch failed' });

function setUp(answers: (WechatCheck | Error)[] = [], expires_in = 300) {
  const host = createTestHost();
  let pictures = 0;
  const startWechat = vi.fn<Start>(async () => {
    pictures += 1;
    return { code: `code-${pictures}`, image: `data:image/png;base64,${pictures}`, expires_in };
  });
  const checkWechat = vi.fn<Check>(async () => {
    const answer = answers.shift() ?? waiting;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onToken = vi.fn<(token: string) => void>();
  const onBind = vi.fn<(code: string) => void>();
  const store = createWechatScan({ session: { startWechat, checkWechat }, host, onToken, onBind });
  const status = () => store.getState().status;
  return { host, store, status, startWechat, checkWechat, onToken, onBind };
}

async function opened(...given: Parameters<typeof setUp>) {
  const all = setUp(...given);
  const close = all.store.open();
  await all.host.settle();
  return { ...all, close };
}

/** A promise that the test answers by hand. */
function held<Value>() {
  let answer: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

describe('asking', () => {
  it('LD-04 takes a picture and asks after it each second', async () => {
    const { host, store, checkWechat } = await opened();
    expect(store.getState()).toEqual({
      status: 'ready',
      scan: { code: 'code-1', image: 'data:image/png;base64,1' },
    });
    expect(checkWechat).not.toHaveBeenCalled();
    await host.advance(5000);
    expect(checkWechat.mock.calls.map(([code]) => code)).toEqual(Array.from({ length: 5 }, () => 'code-1'));
  });

  it('LD-04 has one question in flight at most, however slow the answer is', async () => {
    const { host, checkWechat } = await opened();
    const slow = held<WechatCheck>();
    checkWechat.mockImplementationOnce(() => slow.promise);
    await host.advance(30_000);
    expect(checkWechat).toHaveBeenCalledTimes(1);
    await host.wake();
    await host.advance(1000);
    expect(checkWechat).toHaveBeenCalledTimes(1);
    slow.answer(waiting);
    await host.advance(1000);
    expect(checkWechat).toHaveBeenCalledTimes(2);
  });

  it('LD-04 hands the token over once, keeps nothing of it, and asks no more', async () => {
    const { host, store, status, checkWechat, onToken } = await opened([
      waiting,
      scanned,
      { success: 1, token: 'secret' },
    ]);
    await host.advance(2000);
    expect(status()).toBe('scanned');
    await host.advance(60_000);
    expect(status()).toBe('confirmed');
    expect(onToken.mock.calls).toEqual([['secret']]);
    expect(checkWechat).toHaveBeenCalledTimes(3);
    expect(JSON.stringify(store.getState())).not.toContain('secret');
  });

  it('LD-04 hands out the code to bind with, and asks no more', async () => {
    const { host, status, checkWechat, onBind, onToken } = await opened([
      { success: 0, action: 'bind_mobile', code: 'bind-me' },
    ]);
    await host.advance(60_000);
    expect(status()).toBe('bind');
    expect(onBind.mock.calls).toEqual([['bind-me']]);
    expect(onToken).not.toHaveBeenCalled();
    expect(checkWechat).toHaveBeenCalledTimes(1);
  });

  it('goes back to waiting when the telephone gives up', async () => {
    const { host, status } = await opened([scanned, waiting]);
    await host.advance(2000);
    expect(status()).toBe('ready');
  });
});

describe('an end from outside', () => {
  it('LD-04 makes no call after it was closed', async () => {
    const { host, close, checkWechat, startWechat } = await opened();
    await host.advance(1000);
    close();
    await host.advance(600_000);
    await host.wake();
    await host.setOnline(true);
    expect(checkWechat).toHaveBeenCalledTimes(1);
    expect(startWechat).toHaveBeenCalledTimes(1);
  });

  it('LD-04 drops an answer that comes after it was closed, and aborts the call', async () => {
    const { host, close, status, checkWechat, onToken } = await opened();
    const slow = held<WechatCheck>();
    checkWechat.mockImplementationOnce(() => slow.promise);
    await host.advance(1000);
    close();
    expect(checkWechat.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    slow.answer({ success: 1, token: 'late' });
    await host.settle();
    expect(onToken).not.toHaveBeenCalled();
    expect(status()).toBe('ready');
  });

  it('drops a picture that comes after it was closed', async () => {
    const { host, store, status, startWechat, checkWechat } = setUp();
    const slow = held<Awaited<ReturnType<Start>>>();
    startWechat.mockImplementationOnce(() => slow.promise);
    store.open()();
    slow.answer({ code: 'late', image: 'data:image/png;base64,x', expires_in: 300 });
    await host.advance(10_000);
    expect(status()).toBe('starting');
    expect(checkWechat).not.toHaveBeenCalled();
    store.renew();
    expect(startWechat).toHaveBeenCalledTimes(1);
  });

  it('can be opened again, as a framework that mounts twice does', async () => {
    const { host, store, close, checkWechat } = await opened();
    close();
    store.open();
    await host.advance(2000);
    expect(store.getState()).toMatchObject({ status: 'ready', scan: { code: 'code-2' } });
    expect(checkWechat.mock.calls.map(([code]) => code)).toEqual(['code-2', 'code-2']);
  });

  it('T7 asks nothing while the page is hidden, and at once when it is seen again', async () => {
    let hide = () => {};
    const given = setUp();
    const { host, checkWechat } = given;
    const store = createWechatScan({
      session: given,
      onToken: given.onToken,
      onBind: given.onBind,
      host: {
        clock: host.clock,
        scheduler: {
          ...host.scheduler,
          onHide(listener) {
            hide = listener;
            return () => {};
          },
        },
      },
    });
    store.open();
    await host.advance(2000);
    expect(checkWechat).toHaveBeenCalledTimes(2);
    hide();
    await host.advance(60_000);
    expect(checkWechat).toHaveBeenCalledTimes(2);
    await host.wake();
    await host.advance(0);
    expect(checkWechat).toHaveBeenCalledTimes(3);
    await host.advance(1000);
    expect(checkWechat).toHaveBeenCalledTimes(4);
  });
});

describe('the end of a picture', () => {
  it('LD-11 expires after its life, is asked after no more, and is renewed by a press', async () => {
    const { host, store, status, checkWechat, startWechat } = await opened([], 120);
    await host.advance(119_000);
    expect(status()).toBe('ready');
    await host.advance(1000);
    expect(status()).toBe('expired');
    const asked = checkWechat.mock.calls.length;
    await host.advance(60_000);
    expect(checkWechat).toHaveBeenCalledTimes(asked);
    store.renew();
    store.renew();
    await host.advance(1000);
    expect(startWechat).toHaveBeenCalledTimes(2);
    expect(store.getState()).toMatchObject({ status: 'ready', scan: { code: 'code-2' } });
    expect(checkWechat).toHaveBeenLastCalledWith('code-2', expect.anything());
  });

  it('LD-11 expires when the server says so', async () => {
    const { host, status, checkWechat } = await opened([waiting, expired]);
    await host.advance(10_000);
    expect(status()).toBe('expired');
    expect(checkWechat).toHaveBeenCalledTimes(2);
  });

  it('LD-11 expires when the server refuses the code', async () => {
    const refusal = new ApiError({ kind: 'business', code: 1, message: '二维码已过期' });
    const { host, status, checkWechat } = await opened([refusal]);
    await host.advance(10_000);
    expect(status()).toBe('expired');
    expect(checkWechat).toHaveBeenCalledTimes(1);
  });

  it('LD-11 has expired after a sleep, and no question is lost on it', async () => {
    const { host, status, checkWechat } = await opened([], 120);
    await host.sleep(600_000);
    await host.advance(5000);
    expect(status()).toBe('expired');
    expect(checkWechat).not.toHaveBeenCalled();
  });

  it('leaves a telephone that scanned at the last moment a minute for its yes', async () => {
    const answers = [
      ...Array.from({ length: 118 }, () => waiting),
      ...Array.from({ length: 90 }, () => scanned),
    ];
    const { host, status } = await opened(answers, 120);
    await host.advance(170_000);
    expect(status()).toBe('scanned');
    await host.advance(10_000);
    expect(status()).toBe('expired');
  });
});

describe('failures', () => {
  it('is not disturbed by a question that was not answered', async () => {
    const { host, status, checkWechat } = await opened([unplugged(), unplugged(), scanned]);
    await host.advance(1000);
    expect(status()).toBe('ready');
    // 1 s, then 1 s, then 2 s later.
    await host.advance(1000);
    expect(checkWechat).toHaveBeenCalledTimes(2);
    await host.advance(1999);
    expect(checkWechat).toHaveBeenCalledTimes(2);
    await host.advance(1);
    expect(status()).toBe('scanned');
  });

  it('counts as lost after five in a row, and goes on with the same picture by a press', async () => {
    const { host, store, status, checkWechat, startWechat } = await opened(
      Array.from({ length: 5 }, () => unplugged()),
    );
    await host.advance(60_000);
    expect(status()).toBe('lost');
    expect(checkWechat).toHaveBeenCalledTimes(5);
    store.renew();
    await host.advance(0);
    expect(status()).toBe('ready');
    expect(checkWechat).toHaveBeenCalledTimes(6);
    expect(startWechat).toHaveBeenCalledTimes(1);
  });

  it('goes on by itself when the device is online again', async () => {
    const { host, status } = await opened(Array.from({ length: 5 }, () => unplugged()));
    await host.advance(60_000);
    await host.setOnline(true);
    await host.advance(0);
    expect(status()).toBe('ready');
  });

  it('LD-11 expires also while the connection is lost', async () => {
    const { host, status } = await opened(
      Array.from({ length: 5 }, () => unplugged()),
      60,
    );
    await host.advance(60_000);
    expect(status()).toBe('expired');
  });

  it('waits as long as the server says when it was asked too often', async () => {
    const tooMany = new ApiError({
      kind: 'business',
      code: 429,
      message: '请求过于频繁',
      data: { retry_after: 20 },
    });
    const { host, status, checkWechat } = await opened([tooMany]);
    await host.advance(20_000);
    expect(checkWechat).toHaveBeenCalledTimes(1);
    await host.advance(1000);
    expect(checkWechat).toHaveBeenCalledTimes(2);
    expect(status()).toBe('ready');
  });

  it('says in the words of the server why there is no picture, and tries again by a press', async () => {
    const { host, store, status, startWechat } = setUp();
    startWechat.mockRejectedValueOnce(
      new ApiError({ kind: 'business', code: 1, message: '微信登录暂未开放' }),
    );
    startWechat.mockRejectedValueOnce(unplugged());
    store.open();
    await host.settle();
    expect(store.getState()).toEqual({ status: 'failed', message: '微信登录暂未开放' });
    store.renew();
    await host.settle();
    expect(store.getState()).toEqual({ status: 'failed', message: null });
    store.renew();
    await host.settle();
    expect(status()).toBe('ready');
  });
});

it('moves only so', () => {
  const statuses = Object.keys(wechatScanMoves) as WechatScanStatus[];
  expect(statuses.flatMap((from) => wechatScanMoves[from].map((to) => `${from} → ${to}`))).toEqual([
    'starting → starting',
    'starting → ready',
    'starting → failed',
    'ready → ready',
    'ready → scanned',
    'ready → confirmed',
    'ready → bind',
    'ready → expired',
    'ready → lost',
    'ready → starting',
    'scanned → ready',
    'scanned → scanned',
    'scanned → confirmed',
    'scanned → bind',
    'scanned → expired',
    'scanned → lost',
    'scanned → starting',
    'confirmed → starting',
    'bind → starting',
    'expired → starting',
    'failed → starting',
    'lost → ready',
    'lost → expired',
    'lost → starting',
  ]);
});

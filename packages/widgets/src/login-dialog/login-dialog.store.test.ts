import { ApiError, type SessionApi } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { createLoginDialogStore } from './login-dialog.store.ts';
import { loginDialogStrings } from './login-dialog.strings.ts';
import { passwordProblems, plainMobile } from './login-form.ts';
import { canMove, enterPassword, submissionMoves, type Submission } from './login-step.ts';

const strings = loginDialogStrings['zh-CN'];

type Call = SessionApi['loginByPassword'];

function setUp(
  loginByPassword = vi.fn<Call>(async () => ({ token: 'secret-token' })),
  userOfToken = testUser,
) {
  const host = createTestHost({ userOfToken });
  const store = createLoginDialogStore({ session: { loginByPassword }, host, strings });
  const fill = (mobile = '13800000001', password = 'shuyuan-demo') => {
    store.setField('mobile', mobile);
    store.setField('password', password);
  };
  const submission = () => store.getState().step.submission;
  return { host, store, fill, submission, loginByPassword };
}

const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  vi.fn<Call>(() =>
    Promise.reject(new ApiError({ kind: 'business', code: 1, message: '手机号或密码错误', ...details })),
  );

describe('the mobile number', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['1380000000', 'malformed'],
    ['138000000011', 'malformed'],
    ['12800000001', 'malformed'],
    ['23800000001', 'malformed'],
    ['1380000000x', 'malformed'],
    ['13800000001', undefined],
    ['19900000001', undefined],
  ])('LD-02 %j is %s', (mobile, problem) => {
    expect(passwordProblems({ mobile, password: 'x' }).mobile).toBe(problem);
  });

  it.each(['138 0000 0001', '138-0000-0001', '+86 13800000001', '008613800000001', '１３８０００００００１'])(
    'is the same number when typed as %s',
    (typed) => {
      expect(plainMobile(typed)).toBe('13800000001');
    },
  );
});

describe('the form', () => {
  it('LD-02 checks a field only after it was left', () => {
    const { store } = setUp();
    store.setField('mobile', '123');
    expect(store.getState().step.checked).toEqual([]);
    store.leaveField('mobile');
    expect(store.getState().step.checked).toEqual(['mobile']);
  });

  it('LD-02 LD-10 is not sent while a field is wrong, and names the first one', async () => {
    const { store, fill, loginByPassword } = setUp();
    expect(await store.submit()).toEqual({ status: 'stayed', focus: 'mobile' });
    expect(store.getState().step.checked).toEqual(['mobile', 'password']);
    fill('13800000001', '');
    expect(await store.submit()).toEqual({ status: 'stayed', focus: 'password' });
    expect(loginByPassword).not.toHaveBeenCalled();
  });

  it('is sent once however often it is submitted', async () => {
    const { store, fill, loginByPassword } = setUp();
    fill('138 0000 0001');
    await Promise.all([store.submit(), store.submit(), store.submit()]);
    expect(loginByPassword.mock.calls).toEqual([[{ mobile: '13800000001', password: 'shuyuan-demo' }]]);
  });

  it('LD-08 gives the token to the session and keeps nothing of it', async () => {
    const { host, store, fill } = setUp();
    fill();
    expect(await store.submit()).toEqual({ status: 'signed-in' });
    expect(host.tokens).toEqual(['secret-token']);
    expect(host.session.current()).toEqual(testUser);
    expect(store.getState().step).toEqual(enterPassword());
    expect(JSON.stringify([host.notices, host.navigations, await host.storage.entries('')])).not.toContain(
      'secret-token',
    );
  });
});

describe('a refusal', () => {
  it('LD-10 is said as a toast and in the form, in the words of the server', async () => {
    const { host, store, fill, submission } = setUp(refusal());
    fill();
    expect(await store.submit()).toEqual({ status: 'stayed', focus: 'password' });
    expect(submission()).toEqual({ status: 'refused', message: '手机号或密码错误' });
    expect(host.notices).toEqual([{ tone: 'critical', text: '手机号或密码错误' }]);
    expect(store.getState().step).toMatchObject({ mobile: '13800000001', password: 'shuyuan-demo' });
  });

  it('leaves the form as soon as something is changed', async () => {
    const { store, fill, submission } = setUp(refusal());
    fill();
    await store.submit();
    store.setField('password', 'other');
    expect(submission()).toEqual({ status: 'idle' });
  });

  it.each(['network', 'timeout', 'http', 'decode'] as const)(
    'of kind %s is told in our own words',
    async (kind) => {
      const { store, fill, submission } = setUp(refusal({ kind, message: 'fetch failed', code: 0 }));
      fill();
      expect(await store.submit()).toEqual({ status: 'stayed', focus: null });
      expect(submission()).toEqual({ status: 'refused', message: strings.unreachable });
    },
  );

  it('is shown when the user of a good token cannot be loaded', async () => {
    const { host, store, fill, submission } = setUp();
    host.session.signIn = () => Promise.reject(new ApiError({ kind: 'timeout', message: 'slow' }));
    fill();
    await store.submit();
    expect(submission()).toEqual({ status: 'refused', message: strings.unreachable });
  });

  it('hands a mistake of ours on, and leaves the form ready', async () => {
    const { store, fill, submission } = setUp(vi.fn<Call>(() => Promise.reject(new TypeError('ours'))));
    fill();
    await expect(store.submit()).rejects.toThrow('ours');
    expect(submission()).toEqual({ status: 'idle' });
  });
});

describe('a wait', () => {
  const tooMany = () =>
    refusal({ code: 429, message: '尝试次数过多，请 2 分钟后再试', data: { retry_after: 90 } });

  it('counts down what the server has said and sends nothing meanwhile', async () => {
    const { host, store, fill, submission, loginByPassword } = setUp(tooMany());
    fill();
    await store.submit();
    expect(submission()).toEqual({
      status: 'waiting',
      message: '尝试次数过多，请 2 分钟后再试',
      seconds: 90,
    });
    await host.advance(30_000);
    expect(submission()).toMatchObject({ status: 'waiting', seconds: 60 });
    await store.submit();
    expect(loginByPassword).toHaveBeenCalledTimes(1);
    await host.sleep(60_000);
    expect(submission()).toEqual({ status: 'idle' });
    await store.submit();
    expect(loginByPassword).toHaveBeenCalledTimes(2);
  });

  it('ends when another number is typed, not when another password is', async () => {
    const { store, fill, submission } = setUp(tooMany());
    fill();
    await store.submit();
    store.setField('password', 'other');
    expect(submission().status).toBe('waiting');
    store.setField('mobile', '13800000002');
    expect(submission()).toEqual({ status: 'idle' });
  });
});

describe('the moves of a submission', () => {
  const statuses = Object.keys(submissionMoves) as Submission['status'][];
  const samples: Record<Submission['status'], Submission> = {
    idle: { status: 'idle' },
    sending: { status: 'sending' },
    refused: { status: 'refused', message: '不行' },
    waiting: { status: 'waiting', message: '等等', seconds: 3 },
  };

  it('are these and no others', () => {
    const moves = statuses.flatMap((from) =>
      statuses.filter((to) => canMove(samples[from], to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'idle → sending',
      'sending → idle',
      'sending → refused',
      'sending → waiting',
      'refused → idle',
      'refused → sending',
      'waiting → idle',
      'waiting → waiting',
    ]);
  });
});

import { ApiError } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { createImageCaptcha } from '../image-captcha/index.ts';
import { createLoginBackend, refusal, type LoginBackendCalls } from './login-backend.fixtures.ts';
import { createFormCalls } from './login-calls.ts';
import { createLoginDialogStore } from './login-dialog.store.ts';
import { loginDialogStrings } from './login-dialog.strings.ts';
import { enter, enterMode, type FieldName, type LoginStep, type StepKind } from './login-step.ts';

const strings = loginDialogStrings['zh-CN'];

const values: Record<FieldName, string> = {
  mobile: '13800000001',
  mobile_code: '246810',
  password: 'shuyuan-demo',
  agreement: 'yes',
  image_captcha: '',
};

interface Scene {
  answers?: Partial<LoginBackendCalls>;
  first?: LoginStep;
  source?: string;
}

function setUp({ answers, first = enter.pwd(), source }: Scene = {}) {
  const host = createTestHost({ userOfToken: testUser });
  const backend = createLoginBackend(answers);
  const send = createFormCalls(backend.session, source);
  const store = createLoginDialogStore({ send, captcha: backend.captcha, host, strings, first });
  const heard = {
    onModeChange: vi.fn<(mode: number) => void>(),
    onLoginCode: vi.fn<(code: unknown) => void>(),
    onDone: vi.fn<() => void>(),
  };
  const stop = store.start();
  store.setCallbacks(heard);
  const fill = (part: Partial<typeof values> = {}) => {
    for (const [field, value] of Object.entries({ ...values, ...part })) {
      if (field in ('values' in step() ? (step() as { values: object }).values : {}))
        store.setField(field as FieldName, value);
    }
  };
  const step = () => store.getState().step;
  return { host, backend, store, heard, stop, fill, step, focus: () => store.getState().focus?.field };
}

const rejects = (error: unknown) => () => Promise.reject(error);
const form = (kind: Exclude<StepKind, 'wx' | 'change'>) =>
  kind === 'bind' ? enter.bind({ code: 'c1', from: 'scan' }) : enter[kind]();
const forms = ['pwd', 'code', 'register', 'forgot', 'bind'] as const;

/** Gets a code by a solved puzzle. */
async function getCode({ store }: ReturnType<typeof setUp>) {
  await store.requestCode();
  await store.sendByTicket('ticket-1');
}

const { mobile, mobile_code, password } = values;

describe('a form', () => {
  it('LD-02 says what is wrong with a field only after it was left', () => {
    const { store, step } = setUp();
    store.setField('mobile', '123');
    expect(step().checked).toEqual([]);
    store.leaveField('mobile');
    expect(step().checked).toEqual(['mobile']);
  });

  it.each(forms)(
    'LD-02 LD-10 %s is not sent while a field is wrong, and the first one gets the focus',
    async (kind) => {
      const { store, backend, step, focus } = setUp({ first: form(kind) });
      await store.submit();
      expect(focus()).toBe('mobile');
      expect(step().checked).toContain('mobile');
      store.setField('mobile', values.mobile);
      await store.submit();
      expect(focus()).not.toBe('mobile');
      expect(backend.asked).toEqual([]);
    },
  );

  it('LD-02 registers nobody who has not agreed', async () => {
    const { store, backend, fill, focus } = setUp({ first: enter.register() });
    fill({ agreement: '' });
    await store.submit();
    expect(focus()).toBe('agreement');
    expect(backend.asked).toEqual([]);
  });

  it('is sent once however often it is submitted', async () => {
    const { store, backend, fill } = setUp();
    fill({ mobile: '138 0000 0001' });
    await Promise.all([store.submit(), store.submit(), store.submit()]);
    expect(backend.asked).toEqual([['loginByPassword', { mobile: '13800000001', password: 'shuyuan-demo' }]]);
  });

  it.each([
    [enter.pwd(), 'loginByPassword', { mobile, password }],
    [enter.code(), 'loginByMobile', { mobile, mobile_code, msv: 'wx01' }],
    [enter.register(), 'register', { mobile, mobile_code, password, msv: 'wx01' }],
    [enter.forgot(), 'resetPassword', { mobile, mobile_code, password }],
    [
      enter.bind({ code: 'c1', from: 'scan' }),
      'bindByScan',
      { mobile, mobile_code, code: 'c1', msv: 'wx01' },
    ],
    [
      enter.bind({ code: 'c1', from: 'link' }),
      'bindByCode',
      { mobile, mobile_code, code: 'c1', msv: 'wx01' },
    ],
    [enter.bind({ from: 'session' }), 'bindMobile', { mobile, mobile_code }],
  ] as const)('%# makes its own call', async (first, call, input) => {
    const { store, backend, fill } = setUp({ first, source: 'wx01' });
    fill();
    await store.submit();
    expect(backend.asked[0]).toEqual([call, input]);
  });
});

describe('a success', () => {
  it.each(['pwd', 'code', 'bind'] as const)(
    'LD-08 of %s gives the token to the session and keeps nothing of it',
    async (kind) => {
      const { host, store, heard, fill } = setUp({ first: form(kind) });
      fill();
      await store.submit();
      expect(host.tokens).toEqual(['secret-token']);
      expect(host.session.current()).toEqual(testUser);
      expect(heard.onDone).toHaveBeenCalledOnce();
      const traces = [store.getState(), host.notices, host.navigations, await host.storage.entries('')];
      expect(JSON.stringify(traces)).not.toContain('secret-token');
    },
  );

  it('LD-01 of registering says so, returns to mode 1 and signs in with what was registered', async () => {
    const { host, store, backend, heard, fill, step } = setUp({ first: enter.register() });
    fill();
    await store.submit();
    expect(host.notices).toEqual([{ tone: 'positive', text: '注册成功' }]);
    expect(heard.onModeChange.mock.calls).toEqual([[1]]);
    expect(backend.asked[1]).toEqual(['loginByPassword', { mobile, password }]);
    expect(host.tokens).toEqual(['secret-token']);
    expect(heard.onDone).toHaveBeenCalledOnce();
    expect(step()).toEqual(enter.pwd());
  });

  it('LD-01 of registering leaves the filled form of mode 1 when signing in is refused', async () => {
    const { host, store, heard, fill, step } = setUp({
      first: enter.register(),
      answers: { loginByPassword: rejects(refusal('请稍后再试')) },
    });
    fill();
    await store.submit();
    expect(step()).toMatchObject({
      mode: 1,
      values: { mobile, password },
      submission: { status: 'refused', message: '请稍后再试' },
    });
    expect([host.tokens, heard.onDone.mock.calls]).toEqual([[], []]);
  });

  it('of a new password says so and leads to mode 1', async () => {
    const { host, store, fill, step } = setUp({ first: enter.forgot() });
    fill();
    await store.submit();
    expect(host.notices).toEqual([{ tone: 'positive', text: '修改完成' }]);
    expect(step()).toMatchObject({ kind: 'pwd', values: { password: '' } });
  });

  it.each([{ code: 'c1', from: 'scan' } as const, { from: 'session' } as const])(
    'of binding for %o says so and gives the code back',
    async (binding) => {
      const { host, store, heard, fill } = setUp({ first: enter.bind(binding) });
      fill();
      await store.submit();
      expect(host.notices).toEqual([{ tone: 'positive', text: '绑定成功' }]);
      expect(heard.onLoginCode.mock.calls).toEqual([[null]]);
      expect(heard.onDone).toHaveBeenCalledOnce();
      expect(host.tokens).toHaveLength(binding.from === 'session' ? 0 : 1);
    },
  );

  it('counts for nothing when the dialog was closed before it', async () => {
    let answer: (granted: { token: string }) => void = () => {};
    const { host, store, stop, fill, heard } = setUp({
      answers: { loginByPassword: () => new Promise((resolve) => (answer = resolve)) },
    });
    fill();
    const submitting = store.submit();
    stop();
    answer({ token: 'late' });
    await submitting;
    expect(host.tokens).toEqual([]);
    expect(heard.onDone).not.toHaveBeenCalled();
  });

  it('is told also when the page takes the form away as soon as it has its user', async () => {
    const { host, store, stop, heard, fill } = setUp({ first: form('bind') });
    const signIn = host.session.signIn;
    const removeCallbacks = store.setCallbacks(heard);
    host.session.signIn = async (token) => {
      await signIn(token);
      removeCallbacks();
      stop();
    };
    fill();
    await store.submit();
    expect(heard.onLoginCode.mock.calls).toEqual([[null]]);
    expect(heard.onDone).toHaveBeenCalledOnce();
  });

  it('does not use a code twice when only the user could not be loaded', async () => {
    const { host, store, backend, fill, step } = setUp({ first: enter.code() });
    const signIn = host.session.signIn;
    host.session.signIn = rejects(new ApiError({ kind: 'timeout', message: 'slow' }));
    fill();
    await store.submit();
    expect(step().submission).toMatchObject({ status: 'refused', message: strings.unreachable });
    host.session.signIn = signIn;
    await store.submit();
    expect(host.tokens).toEqual(['secret-token']);
    expect(backend.askedFor('loginByMobile')).toHaveLength(1);
  });
});

describe('going to another step', () => {
  it.each([
    ['pwd', 'code'],
    ['code', 'pwd'],
    ['pwd', 'register'],
    ['register', 'pwd'],
    ['pwd', 'forgot'],
    ['forgot', 'pwd'],
    ['bind', 'pwd'],
  ] as const)('LD-01 from %s to %s resets fields and errors', async (from, to) => {
    const { store, fill, step } = setUp({ first: form(from) });
    fill({ mobile: '123' });
    await store.submit();
    store.go(to);
    expect(step()).toEqual(form(to));
  });

  it('LD-01 T6 takes the wait for the next code out of the form, and shows it where its number is typed again', async () => {
    const scene = setUp({ first: enter.code() });
    scene.fill();
    await getCode(scene);
    expect(scene.store.sms.getState()).toEqual({ status: 'waiting', seconds: 120 });
    scene.store.go('pwd');
    scene.store.go('code');
    expect(scene.store.sms.getState()).toEqual({ status: 'ready', isAgain: false });
    scene.fill();
    await scene.host.settle();
    expect(scene.store.sms.getState()).toEqual({ status: 'waiting', seconds: 120 });
  });

  it('T6 starts the wait by a cooldown answer', async () => {
    const scene = setUp({ first: enter.code() });
    scene.fill();
    scene.backend.captcha.sendSms = rejects(refusal('发送过于频繁，请97秒后再试', { retry_after: 97 }, 429));
    await getCode(scene);
    expect(scene.store.sms.getState()).toEqual({ status: 'waiting', seconds: 97 });
  });

  it('does nothing while a form is on its way, and where no way leads', () => {
    const { store, fill, step } = setUp({ answers: { loginByPassword: () => new Promise(() => {}) } });
    fill();
    void store.submit();
    store.go('register');
    expect(step().kind).toBe('pwd');
    const other = setUp({ first: enter.register() });
    other.store.go('wx');
    expect(other.step().kind).toBe('register');
  });

  it('gives the code back when the binding is given up', () => {
    const { store, heard } = setUp({ first: form('bind') });
    store.go('pwd');
    expect(heard.onLoginCode.mock.calls).toEqual([[null]]);
    expect(heard.onModeChange.mock.calls).toEqual([[1]]);
  });

  it('follows the page to another mode, once for each mode that is asked for', () => {
    const { store, step } = setUp();
    store.show(2);
    expect(step().kind).toBe('register');
    store.go('pwd');
    store.show(2);
    expect(step().kind).toBe('pwd');
    store.show(3);
    expect(step().kind).toBe('forgot');
  });

  it('has nothing to bind without a code', () => {
    expect(enterMode(13).kind).toBe('pwd');
    expect(enterMode(13, { code: 'c1', from: 'link' }).kind).toBe('bind');
  });
});

describe('WeChat', () => {
  it('signs in with the token of a scan', async () => {
    const { host, store, heard } = setUp({ first: enter.wx() });
    await store.signInBy('secret-token');
    expect(host.tokens).toEqual(['secret-token']);
    expect(heard.onDone).toHaveBeenCalledOnce();
  });

  it('LD-04 goes to mode 13 with the code of a scan, and hands it out to be kept', () => {
    const { store, heard, step } = setUp({ first: enter.wx() });
    store.bindScanned('c1');
    expect(step()).toEqual(enter.bind({ code: 'c1', from: 'scan' }));
    expect(heard.onModeChange.mock.calls).toEqual([[13]]);
    expect(heard.onLoginCode.mock.calls).toEqual([[{ code: 'c1', from: 'scan' }]]);
  });

  it('takes a fresh picture, and says why, when the user of a scan cannot be loaded', async () => {
    const { host, store, step } = setUp({ first: enter.wx() });
    host.session.signIn = rejects(new ApiError({ kind: 'network', message: 'failed' }));
    await store.signInBy('secret-token');
    expect(step()).toMatchObject({ kind: 'wx', attempt: 1, submission: { status: 'refused' } });
  });
});

describe('a refusal', () => {
  it('LD-10 is said as a toast and in the form, in the words of the server', async () => {
    const { host, store, fill, step, focus } = setUp({
      answers: { loginByPassword: rejects(refusal('手机号或密码错误', { field: 'password' })) },
    });
    fill();
    await store.submit();
    expect(step().submission).toEqual({ status: 'refused', message: '手机号或密码错误', field: 'password' });
    expect(host.notices).toEqual([{ tone: 'critical', text: '手机号或密码错误', isHeard: true }]);
    expect(focus()).toBe('password');
    expect(step()).toMatchObject({ values: { mobile: '13800000001', password: 'shuyuan-demo' } });
    store.setField('password', 'other');
    expect(step().submission).toEqual({ status: 'idle' });
  });

  it.each([
    ['mobile', 'mobile'],
    ['mobile_code', 'mobile_code'],
    ['something else', 'agreement'],
  ])('LD-10 of the field %s leads there', async (field, expected) => {
    const { store, fill, focus } = setUp({
      first: enter.register(),
      answers: { register: rejects(refusal('不行', { field })) },
    });
    fill();
    await store.submit();
    expect(focus()).toBe(expected);
  });

  it.each([
    ['network', strings.unreachable],
    ['timeout', strings.unreachable],
    ['http', strings.oddAnswer],
    ['decode', strings.oddAnswer],
  ] as const)(
    'of kind %s is told in our own words, which blame the line only when nobody has answered',
    async (kind, words) => {
      const { store, fill, step, focus } = setUp({
        answers: { loginByPassword: rejects(new ApiError({ kind, message: 'fetch failed' })) },
      });
      fill();
      await store.submit();
      expect(step().submission).toMatchObject({ status: 'refused', message: words });
      expect(focus()).toBeUndefined();
    },
  );

  it('that is a mistake of ours is handed on, and leaves the form ready', async () => {
    const { store, fill, step } = setUp({ answers: { loginByPassword: rejects(new TypeError('ours')) } });
    fill();
    await expect(store.submit()).rejects.toThrow('ours');
    expect(step().submission).toEqual({ status: 'idle' });
  });
});

describe('a wait', () => {
  const locked = { loginByPassword: rejects(refusal('尝试次数过多', { retry_after: 90 }, 429)) };

  it('counts down what the server has said and sends nothing meanwhile', async () => {
    const { host, store, backend, fill, step } = setUp({ answers: locked });
    fill();
    await store.submit();
    expect(step().submission).toEqual({ status: 'waiting', message: '尝试次数过多', seconds: 90 });
    await host.advance(30_000);
    expect(step().submission).toMatchObject({ status: 'waiting', seconds: 60 });
    await store.submit();
    expect(backend.asked).toHaveLength(1);
    await host.sleep(60_000);
    expect(step().submission).toEqual({ status: 'idle' });
    await store.submit();
    expect(backend.asked).toHaveLength(2);
  });

  it('ends when another number is typed, not when another password is', async () => {
    const { store, fill, step } = setUp({ answers: locked });
    fill();
    await store.submit();
    store.setField('password', 'other');
    expect(step().submission.status).toBe('waiting');
    store.setField('mobile', '13800000002');
    expect(step().submission).toEqual({ status: 'idle' });
  });
});

describe('a code by SMS', () => {
  it.each([
    ['code', 'login'],
    ['register', 'register'],
    ['forgot', 'password_reset'],
    ['bind', 'mobile_bind'],
  ] as const)(
    'LD-03 of %s is for the scene %s, wants a solved puzzle first, and says that it was sent',
    async (kind, scene) => {
      const it = setUp({ first: form(kind) });
      it.store.setField('mobile', values.mobile);
      await it.store.requestCode();
      expect(it.store.sms.getState()).toEqual({ status: 'proving', way: 'puzzle', isSending: false });
      expect(it.backend.askedFor('sendSms')).toEqual([]);
      await it.store.sendByTicket('ticket-1');
      expect(it.backend.askedFor('sendSms')).toEqual([
        { mobile: values.mobile, scene, slider_ticket: 'ticket-1' },
      ]);
      expect(it.host.notices).toEqual([{ tone: 'positive', text: '发送成功' }]);
      expect(it.focus()).toBe('mobile_code');
    },
  );

  it('LD-02 LD-03 asks for no proof before there is a number', async () => {
    const { store, step, focus } = setUp({ first: enter.code() });
    await store.requestCode();
    expect(store.sms.getState().status).toBe('ready');
    expect(step().checked).toEqual(['mobile']);
    expect(focus()).toBe('mobile');
  });

  it('LD-03 that could not be sent opens the button at once, and says why', async () => {
    const scene = setUp({
      first: enter.code(),
      answers: { sendSms: rejects(refusal('短信发送失败，请稍后再试')) },
    });
    scene.fill();
    await getCode(scene);
    expect(scene.store.sms.getState()).toEqual({ status: 'ready', isAgain: false });
    expect(scene.step().submission).toMatchObject({ message: '短信发送失败，请稍后再试' });
    expect(scene.host.notices).toEqual([
      { tone: 'critical', text: '短信发送失败，请稍后再试', isHeard: true },
    ]);
  });

  it('takes back what the form has said when the next code is sent', async () => {
    const scene = setUp({ first: enter.code(), answers: { sendSms: rejects(refusal('失败')) } });
    scene.fill();
    await getCode(scene);
    scene.backend.captcha.sendSms = async () => ({ retry_after: 120 });
    await getCode(scene);
    expect(scene.step().submission).toEqual({ status: 'idle' });
  });
});

describe('the picture before a code', () => {
  async function setUpPicture(answers: Partial<LoginBackendCalls> = {}) {
    const scene = setUp({ first: enter.bind({ from: 'session' }), answers });
    const picture = createImageCaptcha({ captcha: scene.backend.captcha });
    picture.open();
    await scene.host.settle();
    return { ...scene, picture };
  }

  it('LD-12 is wanted before the SMS', async () => {
    const { store, backend, picture, focus, fill } = await setUpPicture();
    fill();
    await store.requestCode(picture);
    expect(picture.getState().problem).toEqual({ kind: 'missing' });
    expect(focus()).toBe('image_captcha');
    expect(backend.askedFor('sendSms')).toEqual([]);
    picture.setText('k7Rm');
    await store.requestCode(picture);
    expect(backend.askedFor('sendSms')).toEqual([
      { mobile: values.mobile, scene: 'mobile_bind', image_key: 'picture-1', image_captcha: 'k7Rm' },
    ]);
  });

  it('LD-12 with wrong letters comes anew and clears only its field', async () => {
    const { store, host, backend, picture, focus, fill, step } = await setUpPicture({
      sendSms: rejects(refusal('图形验证码错误', { field: 'image_captcha' })),
    });
    fill();
    picture.setText('nope');
    await store.requestCode(picture);
    expect(picture.getState()).toMatchObject({ text: '', problem: { message: '图形验证码错误' } });
    expect(backend.askedFor('image')).toHaveLength(2);
    expect(step()).toMatchObject({ values: { mobile: values.mobile, mobile_code: values.mobile_code } });
    expect(host.notices).toEqual([{ tone: 'critical', text: '图形验证码错误' }]);
    expect(focus()).toBe('image_captcha');
    expect(store.sms.getState().status).toBe('ready');
  });

  it('comes anew after any other failed sending', async () => {
    const { store, backend, picture, fill, step } = await setUpPicture({ sendSms: rejects(refusal('失败')) });
    fill();
    picture.setText('k7Rm');
    await store.requestCode(picture);
    expect(picture.getState().text).toBe('');
    expect(backend.askedFor('image')).toHaveLength(2);
    expect(step().submission).toMatchObject({ message: '失败' });
  });

  it('stays after a success until the next code may be asked for', async () => {
    const { store, host, picture, fill } = await setUpPicture();
    fill();
    picture.setText('k7Rm');
    await store.requestCode(picture);
    await host.advance(119_000);
    expect(picture.getState().text).toBe('k7Rm');
    await host.advance(1000);
    expect(picture.getState().text).toBe('');
  });

  it('in the dialog of the puzzle stays open while its letters are wrong', async () => {
    const { store, picture } = await setUpPicture({
      sendSms: rejects(refusal('图形验证码错误', { field: 'image_captcha' })),
    });
    store.setField('mobile', values.mobile);
    await store.requestCode();
    store.sms.prove('picture');
    picture.setText('nope');
    await store.sendByPicture(picture);
    expect(store.sms.getState()).toEqual({ status: 'proving', way: 'picture', isSending: false });
  });
});

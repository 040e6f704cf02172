import { codePicture } from '../testing/code-picture.fixtures.ts';
import { Refusal, joinScenarios, offline, type Scenario } from '../testing/scenario.ts';
import { testUser } from '../testing/test-user.ts';
import { pictureOf } from '../image-captcha/image-captcha.fixtures.ts';
import { gaps, puzzleWith } from './slider-puzzle/puzzles.fixtures.ts';

/** What a person has to enter where everything works. The piece of the puzzle belongs at `gap`, in pixels. */
export const loginProofs = { code: '123456', picture: 'K7MX', words: '7', gap: gaps[0] ?? 0 };

const token = { token: 'scenario-token' };
const wrongCode = new Refusal(1, '手机验证码错误', { field: 'mobile_code' });

/** Whatever is answered when the code is right. */
const byCode =
  <Answer>(answer: Answer) =>
  ({ body }: { body: { mobile_code: string } }) =>
    body.mobile_code === loginProofs.code ? answer : wrongCode;

const protocol =
  '<h3>一、账号</h3><p>你用手机号注册账号。请保管好密码和验证码，不要告诉别人。</p><h3>二、学习内容</h3><p>课程、文章与习题供你个人学习使用，请不要录制、转卖或公开传播。</p>';

/** Every way of signing in ends well, the code of each SMS is 123456, and WeChat waits for a telephone. */
const works = {
  session: {
    loginByPassword: token,
    loginByMobile: byCode(token),
    register: byCode({}),
    resetPassword: byCode({}),
    loginByCode: { success: 1, ...token },
    bindByCode: byCode(token),
    bindByScan: byCode(token),
    bindMobile: byCode({}),
    startWechat: { code: 'scan-1', image: codePicture(7), expires_in: 300 },
    checkWechat: { success: -1, state: 'waiting' },
    logout: {},
  },
  captcha: {
    image: ({ query: { form } }: { query: { form: string } }) =>
      form === 'words'
        ? { key: 'image-words', img: '', question: '三加四等于几？请用数字回答。' }
        : { key: 'image-picture', img: pictureOf(loginProofs.picture), question: '' },
    slider: puzzleWith(loginProofs.gap),
    checkSlider: ({ body: { x } }: { body: { x: number } }) =>
      Math.abs(x - loginProofs.gap) <= 5
        ? { success: 1, ticket: 'scenario-ticket' }
        : { success: 0, tries_left: 2 },
    sms: { retry_after: 120 },
  },
  config: {
    agreement: ({ params: { name } }: { params: { name: string } }) => ({
      title: name === 'user_protocol' ? '用户协议' : '隐私政策',
      content: protocol,
    }),
  },
  my: { detail: testUser },
} satisfies Scenario;

const but = (scenario: Scenario) => joinScenarios(works, scenario);

const locked = new Refusal(1, '账号已被锁定，请联系管理员');
const tooManyTries = new Refusal(429, '尝试次数过多，请15分钟后再试', { retry_after: 900 });
const codeGone = new Refusal(1, '手机验证码已失效，请重新获取', { field: 'mobile_code' });
const tooManyProofs = new Refusal(429, '操作过于频繁，请5分钟后再试', { retry_after: 300 });
const wechatTaken = new Refusal(1, '该手机号已绑定其他微信账号', { field: 'mobile' });
const mustBind = { success: 0, action: 'bind_mobile', code: 'scenario-bind' } as const;

/** Every call that takes the code of an SMS. */
const codeCalls = (reply: Refusal) => ({
  loginByMobile: reply,
  register: reply,
  resetPassword: reply,
  bindByCode: reply,
  bindByScan: reply,
  bindMobile: reply,
});

/** How the calls of the login dialog may be answered, by name. Everything that a scenario does not name works. */
export const loginScenarios = {
  works,
  /** 手机号或密码错误 */
  wrongPassword: but({ session: { loginByPassword: new Refusal(1, '手机号或密码错误') } }),
  /** 账号被禁用: no way of signing in is open to it. */
  accountLocked: but({
    session: { loginByPassword: locked, loginByMobile: locked, loginByCode: locked, resetPassword: locked },
  }),
  /** 尝试次数过多, with the time to wait. */
  tooManyTries: but({ session: { loginByPassword: tooManyTries, loginByMobile: tooManyTries } }),
  /** 验证码错误: no code is the right one. */
  codeWrong: but({ session: codeCalls(wrongCode) }),
  /** 验证码过期 */
  codeExpired: but({ session: codeCalls(codeGone) }),
  /** 发送过于频繁: the last SMS is not two minutes old. */
  sentTooOften: but({
    captcha: { sms: new Refusal(429, '发送太频繁，请87秒后再试', { retry_after: 87 }) },
  }),
  /** 当日验证码已达上限 */
  sentTooMany: but({
    captcha: {
      sms: new Refusal(429, '该手机号今天收到的验证码已达上限，请明天再试', {
        field: 'mobile',
        retry_after: 36_000,
      }),
    },
  }),
  /** 图形验证码错误 */
  pictureWrong: but({ captcha: { sms: new Refusal(1, '图形验证码错误', { field: 'image_captcha' }) } }),
  /** 安全验证已失效: the puzzle was solved too long ago. */
  proofExpired: but({
    captcha: { sms: new Refusal(1, '安全验证已失效，请重新验证', { field: 'slider_ticket' }) },
  }),
  /** 拼图三次没有对准: no place is the right one, and each try is the last one. */
  puzzleUsedUp: but({ captcha: { checkSlider: { success: 0, tries_left: 0 } } }),
  /** 操作过于频繁: neither puzzle nor picture any more. */
  tooManyProofs: but({
    captcha: { slider: tooManyProofs, image: tooManyProofs, checkSlider: tooManyProofs },
  }),
  /** 手机号已存在, when registering or binding it. */
  mobileTaken: but({
    session: {
      register: new Refusal(1, '手机号已存在', { field: 'mobile' }),
      bindMobile: new Refusal(1, '手机号已存在', { field: 'mobile' }),
    },
  }),
  /** 手机号不存在, when its password is to be reset. */
  mobileUnknown: but({ session: { resetPassword: new Refusal(1, '手机号不存在', { field: 'mobile' }) } }),
  /** 需绑定手机: a WeChat account, scanned or by login code, that has no mobile number yet. */
  mustBind: but({ session: { checkWechat: mustBind, loginByCode: mustBind } }),
  /** 手机号已绑定其他微信: as above, and the number belongs to another one. */
  mustBindOther: but({
    session: {
      checkWechat: mustBind,
      loginByCode: mustBind,
      bindByScan: wechatTaken,
      bindByCode: wechatTaken,
    },
  }),
  /** 未绑定手机: signed in, without a number, on a site that asks for one. */
  withoutMobile: but({ my: { detail: { ...testUser, is_bind_mobile: 0 } } }),
  /** 已扫码: a telephone has the code, and has not said yes yet. */
  qrScanned: but({ session: { checkWechat: { success: -1, state: 'scanned' } } }),
  /** 扫码确认: the telephone says yes at the first question. */
  qrConfirmed: but({ session: { checkWechat: { success: 1, ...token } } }),
  /** 二维码已过期 */
  qrExpired: but({ session: { checkWechat: { success: -1, state: 'expired' } } }),
  /** 扫码途中断网: the code is there, and no question is answered. */
  qrLost: but({ session: { checkWechat: offline } }),
  /** 微信登录未开启 */
  wechatMissing: but({ session: { startWechat: new Refusal(1, '本站没有开启微信登录') } }),
  /** 登录链接已过期 */
  loginCodeExpired: but({ session: { loginByCode: new Refusal(1, '登录链接已过期，请重新登录') } }),
  /** 断网 */
  offline: {},
} satisfies Record<string, Scenario>;

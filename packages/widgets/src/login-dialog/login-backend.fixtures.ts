import { ApiError, type Agreement, type CaptchaApi, type SessionApi } from '@shuyuan/api-client';

/** The calls of the login dialog, one by one. */
export type LoginBackendCalls = Pick<
  SessionApi,
  | 'loginByPassword'
  | 'loginByMobile'
  | 'register'
  | 'resetPassword'
  | 'startWechat'
  | 'checkWechat'
  | 'bindByCode'
  | 'bindByScan'
  | 'bindMobile'
> &
  CaptchaApi;

export interface LoginBackend {
  session: LoginBackendCalls;
  captcha: LoginBackendCalls;
  agreement: (name: string) => Promise<Agreement>;
  /** What was asked, in order: the call's name and its first argument. */
  asked: [call: string, input: unknown][];
  /** The inputs of one call. */
  askedFor: (call: keyof LoginBackendCalls) => unknown[];
}

const svg = (width: number, height: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )}`;

const hills = `<rect width="350" height="170" fill="#dfe9e4"/><circle cx="272" cy="46" r="22" fill="#f6efd9"/><path d="M0 110 60 70l50 34 70-62 76 70 44-28 50 34v52H0z" fill="#9dbdb2"/><path d="M0 132q60-30 130-8t220-10v56H0z" fill="#5d8f80"/>`;
const gap = 'M0 0h44v44H0z';

/** Every answer of a server that is content. A piece belongs at 210. */
const contented: LoginBackendCalls = {
  loginByPassword: async () => ({ token: 'secret-token' }),
  loginByMobile: async () => ({ token: 'secret-token' }),
  register: async () => ({}),
  resetPassword: async () => ({}),
  bindByCode: async () => ({ token: 'secret-token' }),
  bindByScan: async () => ({ token: 'secret-token' }),
  bindMobile: async () => ({}),
  startWechat: async () => ({
    code: 'scan-1',
    image: svg(
      300,
      300,
      '<rect width="300" height="300" fill="#fff"/><path d="M20 20h80v80H20zm20 20h40v40H40zM200 20h80v80h-80zm20 20h40v40h-40zM20 200h80v80H20zm20 20h40v40H40zM120 20h20v60h-20zm40 20h20v80h-20zM20 120h60v20H20zm80 20h40v20h-40zm60 0h100v20H160zM120 180h60v20h-60zm80 0h20v60h-20zm40 20h40v20h-40zM120 220h40v60h-40zm60 20h80v20h-80z" fill="#000" fill-rule="evenodd"/>',
    ),
    expires_in: 3600,
  }),
  checkWechat: async () => ({ success: -1, state: 'waiting' }),
  image: async (form) =>
    form === 'words'
      ? { key: 'words-1', img: '', question: '三加四等于几？' }
      : {
          key: 'picture-1',
          img: svg(
            120,
            40,
            '<rect width="120" height="40" fill="#fff"/><text x="14" y="30" font-family="serif" font-size="28" letter-spacing="8" fill="#3a5a52">k7Rm</text><path d="M6 28q50-24 108-8" fill="none" stroke="#9a8" stroke-width="2"/>',
          ),
          question: '',
        },
  slider: async () => ({
    key: 'puzzle-1',
    background: svg(350, 170, `${hills}<path transform="translate(210 62)" d="${gap}" fill="#0006"/>`),
    piece: svg(
      44,
      44,
      `<g transform="translate(-210 -62)">${hills}</g><path d="${gap}" fill="none" stroke="#fff" stroke-width="3"/>`,
    ),
    piece_width: 44,
    piece_y: 62,
    expires_in: 120,
  }),
  checkSlider: async ({ x }) =>
    Math.abs(x - 210) <= 4 ? { success: 1, ticket: 'ticket-1' } : { success: 0, tries_left: 2 },
  sendSms: async () => ({ retry_after: 120 }),
};

/** A refusal as the server gives it. */
export const refusal = (message: string, data: Record<string, unknown> = {}, code = 1) =>
  new ApiError({ kind: 'business', code, message, data });

const protocol = `<h3>一、账号</h3><p>你用手机号注册账号。请保管好密码和验证码，不要告诉别人。</p><h3>二、学习内容</h3><p>课程、文章与习题供你个人学习使用，请不要录制、转卖或公开传播。</p><h3>三、言行</h3><p>提问、评论与笔记请就事论事，尊重他人。</p><h3>四、注销</h3><p>你可以随时申请注销账号，七天之后生效；其间再次登录，就视为撤回申请。</p>`;

/** A server in memory. `answers` replaces calls of a contented one. */
export function createLoginBackend(answers: Partial<LoginBackendCalls> = {}): LoginBackend {
  const asked: LoginBackend['asked'] = [];
  const calls = Object.fromEntries(
    Object.entries({ ...contented, ...answers }).map(([name, call]) => [
      name,
      (...given: unknown[]) => {
        asked.push([name, given[0]]);
        return (call as (...given: unknown[]) => unknown)(...given);
      },
    ]),
  ) as unknown as LoginBackendCalls;
  return {
    session: calls,
    captcha: calls,
    agreement: async (name) => ({
      title: name === 'user_protocol' ? '用户协议' : '隐私政策',
      content: protocol,
    }),
    asked,
    askedFor: (name) => asked.filter(([call]) => call === name).map(([, input]) => input),
  };
}

import type { Locale, LoginMode, LoginPurpose } from '../host/widget-host.ts';
import type { FieldProblem } from './login-form.ts';
import type { FieldName, FormStep, StepKind } from './login-step.ts';

type ByForm<Value> = Record<FormStep['kind'], Value>;

/** Words before, between and after the names of the two agreements. */
type Sentence = readonly [before: string, between: string, after: string];

export interface LoginDialogStrings {
  /** Name of the dialog in each mode. */
  titles: Record<LoginMode, string>;
  /** Under the title, by what one signs in for. */
  leads: Record<LoginPurpose, string>;
  /** What the tabs of mode 1 choose between. */
  types: string;
  type: Record<Extract<StepKind, 'pwd' | 'code' | 'wx'>, string>;
  fields: Record<'mobile' | 'mobile_code' | 'password' | 'newPassword' | 'changedPassword', string>;
  passwordHelp: string;
  problems: ByForm<Partial<Record<FieldName, Record<FieldProblem, string>>>>;
  submit: ByForm<string>;
  retryIn: (time: string) => string;
  getCode: string;
  getCodeAgain: string;
  codeIn: (time: string) => string;
  seconds: (count: number) => string;
  sent: string;
  registered: string;
  reset: string;
  bound: string;
  unreachable: string;
  /** Somebody has answered, and not as the server does. */
  oddAnswer: string;
  forgot: string;
  noAccount: string;
  toRegister: string;
  haveAccount: string;
  toLogin: string;
  backToLogin: string;
  bindLead: string;
  ownBindLead: string;
  /** To who is signed in and cannot go on without a number. */
  forcedBindLead: string;
  cancelBind: string;
  /** Name of the dialog in which a signed-in user changes the password. */
  changeTitle: string;
  changeLead: string;
  back: string;
  signOut: string;
  consent: Sentence;
  agree: Sentence;
  agreements: Record<'user_protocol' | 'user_private_protocol', string>;
  agreementLoading: string;
  agreementFailed: string;
  retry: string;
  proofTitle: string;
  puzzleLead: string;
  pictureLead: string;
  confirm: string;
  usePuzzle: string;
}

const zhMobile = { missing: '请输入手机号', malformed: '请输入正确的手机号' };
const zhCode = { missing: '请输入手机验证码', malformed: '请输入6位数字验证码' };
const zhNewPassword = { missing: '请设置账号密码', malformed: '密码为6至64个字符' };
const zhAgreement = '请同意《用户协议》和《隐私政策》';

const zh: LoginDialogStrings = {
  titles: { 1: '登录', 2: '用户注册', 3: '忘记密码', 13: '请绑定手机号' },
  leads: {
    buy: '登录后继续购买',
    comment: '登录后可以发表评论',
    reply: '登录后可以回复',
    collect: '登录后收藏',
    like: '登录后点赞',
    note: '登录后写笔记',
    review: '登录后写评价',
    post: '登录后参与讨论',
    study: '登录后继续学习',
    exam: '登录后查看考试和成绩',
    download: '登录后下载',
    redeem: '登录后兑换',
    record: '登录后继续录制和查看录屏',
    share: '登录后分享',
    report: '登录后举报',
  },
  types: '登录方式',
  type: { pwd: '密码登录', code: '短信登录', wx: '微信登录' },
  fields: {
    mobile: '手机号',
    mobile_code: '短信验证码',
    password: '密码',
    newPassword: '设置密码',
    changedPassword: '新密码',
  },
  passwordHelp: '6至64个字符',
  problems: {
    pwd: { mobile: zhMobile, password: { missing: '请输入密码', malformed: '请输入密码' } },
    code: { mobile: zhMobile, mobile_code: { ...zhCode, missing: '请输入验证码' } },
    register: {
      mobile: zhMobile,
      mobile_code: zhCode,
      password: zhNewPassword,
      agreement: { missing: zhAgreement, malformed: zhAgreement },
    },
    forgot: { mobile: zhMobile, mobile_code: zhCode, password: zhNewPassword },
    change: { mobile_code: zhCode, password: zhNewPassword },
    bind: { mobile: { ...zhMobile, missing: '请填写绑定手机号码' }, mobile_code: zhCode },
  },
  submit: {
    pwd: '立即登录',
    code: '立即登录',
    register: '立即注册',
    forgot: '重置密码',
    change: '修改密码',
    bind: '立即绑定',
  },
  retryIn: (time) => `${time}后可重试`,
  getCode: '获取验证码',
  getCodeAgain: '重新获取',
  codeIn: (time) => `${time}后重发`,
  seconds: (count) => `${count}秒`,
  sent: '发送成功',
  registered: '注册成功',
  reset: '修改完成',
  bound: '绑定成功',
  unreachable: '网络连接失败，请检查网络后重试',
  oddAnswer: '服务器暂时没有正常答复，请稍后再试',
  forgot: '忘记密码？',
  noAccount: '还没有账号？',
  toRegister: '手机号注册',
  haveAccount: '已有账号？',
  toLogin: '立即登录',
  backToLogin: '返回登录',
  bindLead: '微信已确认。绑定手机号后即可登录，以后两种方式都能用。',
  ownBindLead: '绑定后，可以用手机号登录和找回密码。',
  forcedBindLead: '为了账号安全，请先绑定手机号，再继续使用。',
  cancelBind: '取消绑定',
  changeTitle: '修改密码',
  changeLead: '验证码会发送到你绑定的手机。修改后，其它设备需要重新登录。',
  back: '返回',
  signOut: '退出登录',
  consent: ['登录即表示同意', '和', ''],
  agree: ['我已阅读并同意', '和', ''],
  agreements: { user_protocol: '《用户协议》', user_private_protocol: '《隐私政策》' },
  agreementLoading: '正在加载',
  agreementFailed: '没能加载出来，请稍后再试',
  retry: '重试',
  proofTitle: '安全验证',
  puzzleLead: '完成验证后，验证码会发送到你的手机。',
  pictureLead: '填写图中的字符，验证码会发送到你的手机。',
  confirm: '确定',
  usePuzzle: '改用滑块验证',
};

const enMobile = { missing: 'Enter your mobile number', malformed: 'Enter a valid mobile number' };
const enCode = { missing: 'Enter the SMS code', malformed: 'The code has 6 digits' };
const enNewPassword = {
  missing: 'Set a password for the account',
  malformed: 'A password has 6 to 64 characters',
};
const enAgreement = 'Agree to the User Agreement and the Privacy Policy first';

const en: LoginDialogStrings = {
  titles: { 1: 'Sign in', 2: 'Register', 3: 'Forgot password', 13: 'Bind your mobile number' },
  leads: {
    buy: 'Sign in to continue your purchase',
    comment: 'Sign in to comment',
    reply: 'Sign in to reply',
    collect: 'Sign in to save this',
    like: 'Sign in to like this',
    note: 'Sign in to write notes',
    review: 'Sign in to write a review',
    post: 'Sign in to take part in the discussion',
    study: 'Sign in to continue learning',
    exam: 'Sign in to see your exams and results',
    download: 'Sign in to download',
    redeem: 'Sign in to redeem',
    record: 'Sign in to record and to see recordings',
    share: 'Sign in to share',
    report: 'Sign in to report',
  },
  types: 'Ways to sign in',
  type: { pwd: 'Password', code: 'SMS code', wx: 'WeChat' },
  fields: {
    mobile: 'Mobile number',
    mobile_code: 'SMS code',
    password: 'Password',
    newPassword: 'Password to set',
    changedPassword: 'New password',
  },
  passwordHelp: '6 to 64 characters',
  problems: {
    pwd: { mobile: enMobile, password: { missing: 'Enter your password', malformed: 'Enter your password' } },
    code: { mobile: enMobile, mobile_code: { ...enCode, missing: 'Enter the code' } },
    register: {
      mobile: enMobile,
      mobile_code: enCode,
      password: enNewPassword,
      agreement: { missing: enAgreement, malformed: enAgreement },
    },
    forgot: { mobile: enMobile, mobile_code: enCode, password: enNewPassword },
    change: { mobile_code: enCode, password: enNewPassword },
    bind: { mobile: { ...enMobile, missing: 'Enter the mobile number to bind' }, mobile_code: enCode },
  },
  submit: {
    pwd: 'Sign in',
    code: 'Sign in',
    register: 'Register',
    forgot: 'Reset password',
    change: 'Change password',
    bind: 'Bind',
  },
  retryIn: (time) => `Try again in ${time}`,
  getCode: 'Get code',
  getCodeAgain: 'Send again',
  codeIn: (time) => `Again in ${time}`,
  seconds: (count) => `${count} s`,
  sent: 'Code sent',
  registered: 'Registered',
  reset: 'Password changed',
  bound: 'Mobile number bound',
  unreachable: 'The network failed. Check the connection and try again',
  oddAnswer: 'The server did not answer properly. Try again later',
  forgot: 'Forgot password?',
  noAccount: 'No account yet?',
  toRegister: 'Register by mobile',
  haveAccount: 'Have an account?',
  toLogin: 'Sign in',
  backToLogin: 'Back to sign-in',
  bindLead: 'WeChat has confirmed. Bind your mobile number to sign in; from then on both ways work.',
  ownBindLead: 'With a number bound you can sign in by it and reset your password.',
  forcedBindLead: 'For the safety of your account, bind a mobile number before you go on.',
  cancelBind: 'Cancel binding',
  changeTitle: 'Change password',
  changeLead: 'The code goes to your bound mobile number. Other devices have to sign in again afterwards.',
  back: 'Back',
  signOut: 'Secure logout',
  consent: ['By signing in you agree to the ', ' and the ', '.'],
  agree: ['I have read and agree to the ', ' and the ', ''],
  agreements: { user_protocol: 'User Agreement', user_private_protocol: 'Privacy Policy' },
  agreementLoading: 'Loading',
  agreementFailed: 'It did not load. Try again later',
  retry: 'Try again',
  proofTitle: 'Safety check',
  puzzleLead: 'After it the code is sent to your phone.',
  pictureLead: 'Type the characters of the picture. The code is then sent to your phone.',
  confirm: 'Confirm',
  usePuzzle: 'Use the slider instead',
};

export const loginDialogStrings: Record<Locale, LoginDialogStrings> = { 'zh-CN': zh, en };

import { enter, type FormStep, type LoginStep, type Submission } from './login-step.ts';
import type { SmsCodeState } from './sms-code/sms-code.state.ts';

const mobile = '13800000001';
const code = '246810';
const password = 'shuyuan-demo';

/** A form as somebody has left it. */
function filled<Step extends FormStep>(
  step: Step,
  values: Partial<Step['values']>,
  rest: Partial<Pick<Step, 'checked' | 'submission'>> = {},
): Step {
  return { ...step, ...rest, values: { ...step.values, ...values } };
}

const refused = (
  message: string,
  field: 'password' | 'mobile_code' | 'mobile' | null = null,
): Submission => ({
  status: 'refused',
  message,
  field,
});

const allChecked = ['mobile', 'mobile_code', 'password', 'agreement'] as const;
const complete = { mobile, mobile_code: code, password, agreement: 'yes' } as const;
const malformed = { mobile: '12345', mobile_code: '24', password: '123', agreement: '' } as const;

const scanned = enter.bind({ code: 'scan-1', from: 'scan' });

/** Every step, in every state that it can be in. */
export const loginStepFixtures = {
  pwd: {
    empty: enter.pwd(),
    filled: filled(enter.pwd(), { mobile, password }),
    missing: filled(enter.pwd(), {}, { checked: allChecked }),
    malformed: filled(enter.pwd(), { mobile: '12345', password }, { checked: ['mobile'] }),
    sending: filled(enter.pwd(), { mobile, password }, { submission: { status: 'sending' } }),
    refused: filled(
      enter.pwd(),
      { mobile, password },
      { submission: refused('手机号或密码错误', 'password') },
    ),
    locked: filled(
      enter.pwd(),
      { mobile, password },
      { submission: { status: 'waiting', message: '尝试次数过多，请15分钟后再试', seconds: 899 } },
    ),
  },
  code: {
    empty: enter.code(),
    filled: filled(enter.code(), { mobile, mobile_code: code }),
    missing: filled(enter.code(), {}, { checked: allChecked }),
    refused: filled(
      enter.code(),
      { mobile, mobile_code: code },
      { submission: refused('验证码错误', 'mobile_code') },
    ),
  },
  wx: { scanning: enter.wx() },
  register: {
    empty: enter.register(),
    filled: filled(enter.register(), complete),
    missing: filled(enter.register(), {}, { checked: allChecked }),
    malformed: filled(enter.register(), malformed, { checked: allChecked }),
    refused: filled(enter.register(), complete, { submission: refused('手机号已存在', 'mobile') }),
  },
  forgot: {
    empty: enter.forgot(),
    filled: filled(enter.forgot(), { mobile, mobile_code: code, password }),
    missing: filled(enter.forgot(), {}, { checked: allChecked }),
    refused: filled(
      enter.forgot(),
      { mobile, mobile_code: code, password },
      { submission: refused('验证码已过期', 'mobile_code') },
    ),
  },
  change: {
    empty: enter.change('138****0001'),
    filled: filled(enter.change('138****0001'), { mobile_code: code, password }),
    missing: filled(enter.change('138****0001'), {}, { checked: allChecked }),
  },
  bind: {
    empty: scanned,
    missing: filled(scanned, {}, { checked: allChecked }),
    refused: filled(
      scanned,
      { mobile, mobile_code: code },
      { submission: refused('该手机号已绑定其他微信', 'mobile') },
    ),
  },
} satisfies Record<LoginStep['kind'], Record<string, LoginStep>>;

/** Where the sending of a code can stand, as far as the form shows it. */
export const smsFixtures = {
  ready: { status: 'ready', isAgain: false },
  again: { status: 'ready', isAgain: true },
  sending: { status: 'sending' },
  waiting: { status: 'waiting', seconds: 118 },
  cooling: { status: 'waiting', seconds: 3552 },
} satisfies Record<string, SmsCodeState>;

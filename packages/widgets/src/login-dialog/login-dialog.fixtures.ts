import type { LoginStep } from './login-step.ts';

const filled: LoginStep = {
  mode: 1,
  type: 'pwd',
  mobile: '13800000001',
  password: 'shuyuan-demo',
  checked: [],
  submission: { status: 'idle' },
};

/** Every state that the password step can be in. */
export const passwordStepFixtures = {
  empty: { ...filled, mobile: '', password: '' },
  filled,
  missing: { ...filled, mobile: '', password: '', checked: ['mobile', 'password'] },
  malformed: { ...filled, mobile: '12345', checked: ['mobile'] },
  sending: { ...filled, submission: { status: 'sending' } },
  refused: { ...filled, submission: { status: 'refused', message: '手机号或密码错误' } },
  waiting: {
    ...filled,
    submission: { status: 'waiting', message: '尝试次数过多，请 15 分钟后再试', seconds: 899 },
  },
} satisfies Record<string, LoginStep>;

import { describe, expect, it } from 'vitest';
import { loginDialogStrings } from './login-dialog.strings.ts';
import { problemsOf, stepFields } from './login-form.ts';
import { canMove, enter, stepMoves, submissionMoves, type StepKind, type Submission } from './login-step.ts';

const { problems } = loginDialogStrings['zh-CN'];

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
    expect(problemsOf(enter.pwd(mobile)).mobile).toBe(problem);
  });

  it.each(['138 0000 0001', '+86 13800000001', 'tel:138-0000-0001', '\u202A13800000001\u202C'])(
    'LD-02 is well-formed however it is written: %j',
    (mobile) => {
      expect(problemsOf(enter.pwd(mobile)).mobile).toBeUndefined();
    },
  );
});

describe('the words for what is wrong', () => {
  it('LD-02 are those of the specification, case by case', () => {
    const said = Object.entries(stepFields).flatMap(([kind, fields]) =>
      fields.map((field) => {
        const words = problems[kind as keyof typeof stepFields][field];
        return `${kind} ${field}: ${words?.missing}`;
      }),
    );
    expect(said).toEqual([
      'pwd mobile: 请输入手机号',
      'pwd password: 请输入密码',
      'code mobile: 请输入手机号',
      'code mobile_code: 请输入验证码',
      'register mobile: 请输入手机号',
      'register mobile_code: 请输入手机验证码',
      'register password: 请设置账号密码',
      'register agreement: 请同意《用户协议》和《隐私政策》',
      'forgot mobile: 请输入手机号',
      'forgot mobile_code: 请输入手机验证码',
      'forgot password: 请设置账号密码',
      'change mobile_code: 请输入手机验证码',
      'change password: 请设置账号密码',
      'bind mobile: 请填写绑定手机号码',
      'bind mobile_code: 请输入手机验证码',
    ]);
    for (const kind of ['pwd', 'code', 'register', 'forgot', 'bind'] as const)
      expect(problems[kind].mobile?.malformed).toBe('请输入正确的手机号');
  });
});

describe('a password', () => {
  it.each([
    ['', 'missing'],
    ['12345', 'malformed'],
    ['123456', undefined],
    ['密'.repeat(64), undefined],
    ['密'.repeat(65), 'malformed'],
  ])('that is new: %j is %s', (password, problem) => {
    const step = enter.forgot();
    expect(problemsOf({ ...step, values: { ...step.values, password } }).password).toBe(problem);
  });

  it('that exists is only looked at for being there', () => {
    const step = enter.pwd('13800000001');
    expect(problemsOf({ ...step, values: { ...step.values, password: '1' } })).toEqual({});
  });
});

describe('the ways of the person', () => {
  it('LD-01 lead from step to step as this table says', () => {
    const ways = Object.entries(stepMoves).map(([from, to]) => `${from} → ${to.join(' ')}`);
    expect(ways).toEqual([
      'pwd → code wx register forgot',
      'code → pwd wx register forgot',
      'wx → pwd code register bind',
      'register → pwd',
      'forgot → pwd',
      'change → ',
      'bind → pwd',
    ]);
  });

  it('lead back to the password from everywhere but the change of a signed-in user', () => {
    const kinds = Object.keys(stepMoves) as StepKind[];
    for (const kind of kinds.filter((each) => each !== 'pwd' && each !== 'change'))
      expect(stepMoves[kind]).toContain('pwd');
  });
});

describe('the moves of a submission', () => {
  const statuses = Object.keys(submissionMoves) as Submission['status'][];
  const samples: Record<Submission['status'], Submission> = {
    idle: { status: 'idle' },
    sending: { status: 'sending' },
    refused: { status: 'refused', message: '不行', field: null },
    waiting: { status: 'waiting', message: '等等', seconds: 3 },
  };

  it('are these and no others', () => {
    const moves = statuses.flatMap((from) =>
      statuses.filter((to) => canMove(samples[from], to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'idle → sending',
      'idle → refused',
      'sending → idle',
      'sending → refused',
      'sending → waiting',
      'refused → idle',
      'refused → sending',
      'refused → refused',
      'waiting → idle',
      'waiting → waiting',
    ]);
  });
});

import { plainMobile, type CallOptions, type SessionApi } from '@shuyuan/api-client';
import type { BindStep, FormStep } from './login-step.ts';

/** The calls that bind a number. */
export type BindCalls = Pick<SessionApi, 'bindByScan' | 'bindByCode' | 'bindMobile'>;

/** The call that changes a password. */
export type ChangeCalls = Pick<SessionApi, 'resetPassword'>;

/** The calls that the forms make. */
export type FormCalls = BindCalls &
  Pick<SessionApi, 'loginByPassword' | 'loginByMobile' | 'register' | 'resetPassword'>;

/** Makes the one call of a form. Answers the token where it signs in, null where it does not. */
export type SendForm = (step: FormStep, options: CallOptions) => Promise<string | null>;

const sourceOf = (source: string | undefined) => (source === undefined ? {} : { msv: source });

/** For every form. */
export function createFormCalls(session: FormCalls, source: string | undefined): SendForm {
  const from = sourceOf(source);
  const bind = createBindCall(session, source);
  const change = createChangeCall(session);
  return async (step, options) => {
    const mobile = 'mobile' in step.values ? plainMobile(step.values.mobile) : '';
    switch (step.kind) {
      case 'pwd':
        return (await session.loginByPassword({ ...step.values, mobile }, options)).token;
      case 'code':
        return (await session.loginByMobile({ ...step.values, mobile, ...from }, options)).token;
      case 'register': {
        const { mobile_code, password } = step.values;
        await session.register({ mobile, mobile_code, password, ...from }, options);
        return null;
      }
      case 'forgot':
        await session.resetPassword({ ...step.values, mobile }, options);
        return null;
      case 'change':
        return change(step, options);
      case 'bind':
        return bind(step, options);
    }
  };
}

/** For the form that changes the password of the signed-in account; nothing for any other. */
export function createChangeCall(session: ChangeCalls): SendForm {
  return async (step, options) => {
    if (step.kind === 'change') await session.resetPassword(step.values, options);
    return null;
  };
}

/** For the form that binds a number; nothing for any other. */
export function createBindCall(session: BindCalls, source: string | undefined): SendForm {
  const from = sourceOf(source);

  async function bind({ binding, values }: BindStep, options: CallOptions) {
    const number = { mobile: plainMobile(values.mobile), mobile_code: values.mobile_code };
    if (binding.from === 'session') {
      await session.bindMobile(number, options);
      return null;
    }
    const body = { ...number, code: binding.code, ...from };
    const call = binding.from === 'scan' ? session.bindByScan : session.bindByCode;
    return (await call(body, options)).token;
  }

  return async (step, options) => (step.kind === 'bind' ? bind(step, options) : null);
}

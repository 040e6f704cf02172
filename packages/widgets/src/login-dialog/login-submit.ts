import type { WidgetHost } from '../host/widget-host.ts';
import { createLatestCall } from '../async/latest-call.ts';
import type { SendForm } from './login-calls.ts';
import type { LoginContext } from './login-context.ts';
import { problemsOf, stepFields } from './login-form.ts';
import { isForm, type FormStep } from './login-step.ts';

export interface SubmitDeps {
  context: LoginContext;
  send: SendForm;
  session: WidgetHost['session'];
}

export interface Submitting {
  /** Sends the form once, when nothing in it is wrong. Answers the step that the server has taken, or null. */
  run: () => Promise<FormStep | null>;
  /** What is on its way counts for nothing. */
  letGo: () => void;
}

/** The sending of forms. A token goes to the session and nowhere else. */
export function createSubmit({ context, send, session }: SubmitDeps): Submitting {
  const call = createLatestCall();
  // A token whose user could not be loaded: the code that brought it is used up, so only the rest is tried again.
  let granted: { values: object; token: string } | null = null;

  /** Nothing in the form is wrong; otherwise it is said, and the first wrong field has the focus. */
  function isReady(step: FormStep) {
    const problems = problemsOf(step);
    const wrong = stepFields[step.kind].find((field) => problems[field]);
    context.check(stepFields[step.kind]);
    if (wrong) context.focusOn(wrong);
    return !wrong;
  }

  return {
    async run() {
      const step = context.current();
      if (!isForm(step) || !isReady(step) || !context.move({ status: 'sending' })) return null;
      const own = call.begin();
      try {
        const token =
          granted?.values === step.values ? granted.token : await send(step, { signal: own.signal });
        if (!own.isCurrent()) return null;
        if (token !== null) {
          granted = { values: step.values, token };
          await session.signIn(token);
        }
      } catch (error) {
        if (own.isCurrent()) context.refuse(error, stepFields[step.kind].at(-1));
        return null;
      } finally {
        own.end();
      }
      granted = null;
      return step;
    },
    letGo() {
      granted = null;
      call.stop();
    },
  };
}

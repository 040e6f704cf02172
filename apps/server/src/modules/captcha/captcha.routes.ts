import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../contract/problem.ts';
import { coreStrings } from '../../http/core.strings.ts';

const unavailable = async () => {
  throw new Problem(503, coreStrings.busy);
};

export function captchaRoutes(): Handlers<Contract['captcha']> {
  return { image: unavailable, slider: unavailable, checkSlider: unavailable, sms: unavailable };
}

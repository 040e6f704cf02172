import type { CaptchaApi } from '@shuyuan/api-client';
import type { Challenge, ImageCaptchaState } from './image-captcha.state.ts';

const letters = ['K7MX', 'R4WT', 'H9PE'] as const;

/** Letters on noisy paper, as the server draws them. */
export function pictureOf(text: string): string {
  const signs = Array.from(text, (sign, index) => {
    const turn = [-14, 9, -6, 13][index % 4] ?? 0;
    const x = 22 + index * 32;
    return `<text x="${x}" y="36" font-family="Georgia,serif" font-size="31" font-weight="700" fill="${index % 2 ? '#3d5a73' : '#7b4f3a'}" transform="rotate(${turn} ${x + 8} 28)">${sign}</text>`;
  }).join('');
  const noise = Array.from({ length: 26 }, (_, index) => {
    const x = (index * 47) % 150;
    const y = (index * 31) % 50;
    return `<circle cx="${x}" cy="${y}" r="1.2" fill="#9a8f7f"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="50" viewBox="0 0 150 50"><rect width="150" height="50" fill="#f6f2e8"/>${noise}<path d="M4 34q30-26 62-8t80-12" fill="none" stroke="#7b4f3a" stroke-opacity=".5" stroke-width="1.6"/>${signs}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const questions = [
  '八减去三，还剩几？请用数字回答。',
  '今年九岁的孩子，六年以后几岁？请用数字回答。',
  '三加四等于几？请用数字回答。',
] as const;

const picture: Challenge = { status: 'picture', key: 'image-1', img: pictureOf(letters[0]) };
const question: Challenge = { status: 'question', key: 'image-2', question: questions[0] };

const having = (challenge: Challenge, rest: Partial<ImageCaptchaState> = {}): ImageCaptchaState => ({
  challenge,
  text: '',
  problem: null,
  isRenewed: false,
  ...rest,
});

/** Every state that the field can be in. */
export const imageCaptchaFixtures = {
  loading: having({ status: 'loading', form: 'picture' }),
  picture: having(picture),
  typed: having(picture, { text: 'k7mx' }),
  missing: having(picture, { problem: { kind: 'missing' } }),
  refused: having(picture, { problem: { kind: 'refused', message: '图形验证码错误' } }),
  question: having(question),
  longQuestion: having({ ...question, question: questions[1] }),
  answerMissing: having(question, { problem: { kind: 'missing' } }),
  failed: having({ status: 'failed', form: 'picture', message: null }),
  tooOften: having({ status: 'failed', form: 'picture', message: '操作过于频繁，请稍后再试' }),
  unready: having(
    { status: 'failed', form: 'picture', message: null },
    { text: 'k7mx', problem: { kind: 'unready' } },
  ),
} satisfies Record<string, ImageCaptchaState>;

/** Pictures and questions of a server in memory: each call answers the next one. */
export function createImageBackend(): Pick<CaptchaApi, 'image'> {
  let count = -1;
  return {
    async image(form = 'picture') {
      count += 1;
      const key = `image-${count + 1}`;
      return form === 'picture'
        ? { key, img: pictureOf(letters[count % letters.length] ?? ''), question: '' }
        : { key, img: '', question: questions[count % questions.length] ?? '' };
    },
  };
}

import svgCaptcha from 'svg-captcha';

interface Look {
  width: number;
  height: number;
  fontSize: number;
  /** Lines across. */
  noise: number;
  background: string;
}

// The package is itself this function, which its types leave out; its other functions choose letters that can be foreseen.
const draw = svgCaptcha as unknown as (letters: string, look: Look) => string;

/** Letters to be read by people, bent and crossed out, 120 by 40. Its outlines can be read by machines: send it as pixels. */
export function drawLetters(letters: string): string {
  return draw(letters, { width: 120, height: 40, fontSize: 44, noise: 3, background: '#f3f1eb' });
}

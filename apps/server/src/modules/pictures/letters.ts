import svgCaptcha from 'svg-captcha';
import { dawn, dusk, mist } from './palette.ts';

interface Look {
  width: number;
  height: number;
  fontSize: number;
  /** Lines across. */
  noise: number;
}

// The package is itself this function, which its types leave out; its other functions choose letters that can be foreseen.
const draw = svgCaptcha as unknown as (letters: string, look: Look) => string;

const look: Look = { width: 120, height: 40, fontSize: 50, noise: 2 };

/** All dark enough to be read on paper. */
const inks = [dawn.ink, dawn.layers[3], mist.layers[3], dusk.seal, dusk.gold];

/** Letters to be read by people, bent and crossed out, 120 by 40. Its outlines can be read by machines: send it as pixels. */
export function drawLetters(letters: string): string {
  let place = letters.codePointAt(0) ?? 0;
  // The font is drawn as shadows alone: a line around them makes letters of them.
  const inked = () => {
    const ink = inks[place++ % inks.length] ?? dawn.ink;
    return `fill="${ink}" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"`;
  };
  const paper = `<rect width="100%" height="100%" fill="${dawn.skyBottom}"/>`;
  return draw(letters, look)
    .replaceAll(/fill="#[0-9a-f]+"/g, inked)
    .replaceAll(
      /stroke="#[0-9a-f]+" fill="none"/g,
      `stroke="${dawn.layers[2]}" stroke-width="1.2" fill="none"`,
    )
    .replace(/<svg[^<>]*>/, (start) => start + paper);
}

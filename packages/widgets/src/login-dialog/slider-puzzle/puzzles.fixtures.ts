import { sliderSize, type CaptchaApi, type SliderPuzzle } from '@shuyuan/api-client';

const { width, height } = sliderSize;

/** Sides of the piece's picture: its body, and the knobs that stand out at the top and at the right. */
const piece = { body: 50, knob: 14, size: 64 };

/** Outline of a piece whose picture begins at this place. */
function outline(left: number, top: number): string {
  const { body, knob } = piece;
  const [x, y] = [left, top + knob];
  return [
    `M${x} ${y}`,
    `h${body / 2 - 7}a8.6 8.6 0 1 1 14 0h${body / 2 - 7}`,
    `v${body / 2 - 7}a8.6 8.6 0 1 1 0 14v${body / 2 - 7}`,
    `h${-body}z`,
  ].join('');
}

/** Evening over a lake, in three moods. */
const moods = [
  {
    sky: ['#f6d9b8', '#f2b79a', '#c98b8f'],
    far: '#8d7f98',
    near: '#4d5b73',
    lake: '#a98f9c',
    sun: '#fff1d6',
  },
  {
    sky: ['#dcebea', '#b9d8d3', '#8fbab6'],
    far: '#6d9a97',
    near: '#2f5f5d',
    lake: '#9cc5c0',
    sun: '#ffffff',
  },
  {
    sky: ['#e5e3f1', '#c3c4e2', '#9ea6cf'],
    far: '#7b83b3',
    near: '#3f4a7d',
    lake: '#a7afd6',
    sun: '#fdf6e3',
  },
] as const;

function landscape(mood: (typeof moods)[number]): string {
  const [high, middle, low] = mood.sky;
  const reeds = Array.from({ length: 34 }, (_, index) => {
    const x = (index * 53) % width;
    const length = 12 + ((index * 29) % 22);
    return `<path d="M${x} ${height}q${(index % 5) - 2} ${-length / 2} ${(index % 7) - 3} ${-length}" stroke="${mood.near}" stroke-width="1.4" fill="none" opacity=".7"/>`;
  }).join('');
  return `
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/>
    <circle cx="262" cy="42" r="17" fill="${mood.sun}"/>
    <path d="M0 92l38-30 30 18 44-44 52 50 36-22 48 36 42-30 60 40v40H0z" fill="${mood.far}" opacity=".75"/>
    <path d="M0 118l52-34 40 24 34-18 66 40 50-26 58 30 50-16v40H0z" fill="${mood.near}" opacity=".85"/>
    <rect y="124" width="${width}" height="46" fill="${mood.lake}"/>
    <path d="M196 128h26l-5 7h-16z" fill="${mood.near}"/><path d="M208 128V106l11 20z" fill="${mood.sun}" opacity=".9"/>
    <path d="M20 136h70M120 144h90M240 138h84M60 154h50M180 160h120" stroke="${mood.sun}" opacity=".35" stroke-width="1.5"/>
    ${reeds}`;
}

const asUri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' '))}`;

/** A puzzle whose piece belongs at `gap`. */
export function puzzleWith(gap: number, number = 0): SliderPuzzle {
  const mood = moods[number % moods.length] ?? moods[0];
  const top = 40 + ((number * 37) % 70);
  const picture = landscape(mood);
  const svg = (box: string, size: string, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}>${content}</svg>`;
  return {
    key: `puzzle-${number + 1}`,
    background: asUri(
      svg(
        `0 0 ${width} ${height}`,
        `width="${width}" height="${height}"`,
        `${picture}<path d="${outline(gap, top)}" fill="#1c1b19" fill-opacity=".55" stroke="#fff" stroke-opacity=".8"/>`,
      ),
    ),
    piece: asUri(
      svg(
        `${gap} ${top} ${piece.size} ${piece.size}`,
        `width="${piece.size}" height="${piece.size}"`,
        `<clipPath id="c"><path d="${outline(gap, top)}"/></clipPath><g clip-path="url(#c)">${picture}</g><path d="${outline(gap, top)}" fill="none" stroke="#fff" stroke-width="1.5"/>`,
      ),
    ),
    piece_width: piece.size,
    piece_y: top,
    expires_in: 120,
  };
}

/** Places of the gaps, one puzzle after the other. */
export const gaps = [212, 148, 256];

/** How far beside the gap is still good. */
const tolerance = 5;

/** The puzzles of a server in memory, behaving as the real one does. */
export function createPuzzleBackend(): Pick<CaptchaApi, 'slider' | 'checkSlider'> {
  let number = -1;
  let triesLeft = 0;
  return {
    async slider() {
      number += 1;
      triesLeft = 3;
      return puzzleWith(gaps[number % gaps.length] ?? 0, number);
    },
    async checkSlider({ x }) {
      if (Math.abs(x - (gaps[number % gaps.length] ?? 0)) <= tolerance) {
        return { success: 1, ticket: `ticket-${number + 1}` };
      }
      triesLeft -= 1;
      return { success: 0, tries_left: triesLeft };
    },
  };
}

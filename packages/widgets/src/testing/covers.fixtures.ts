const draw = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${body}</svg>`)}`;

const lines = (x: number, y: number, widths: readonly number[], color: string, step = 14) =>
  widths
    .map(
      (width, index) =>
        `<rect x="${x}" y="${y + index * step}" width="${width}" height="6" rx="3" fill="${color}"/>`,
    )
    .join('');

/** A window with a bar, as a recording of a screen begins. */
const screen = (paper: string, bar: string, body: string) =>
  draw(
    `<rect width="320" height="180" fill="${paper}"/><rect width="320" height="18" fill="${bar}"/>` +
      `<circle cx="11" cy="9" r="3" fill="#C2392B"/><circle cx="22" cy="9" r="3" fill="#C99A3C"/><circle cx="33" cy="9" r="3" fill="#0E7A6B"/>${body}`,
  );

/** First pictures of recordings: what people show when they explain something. */
export const covers = [
  // A parabola on squared paper.
  screen(
    '#FBFAF7',
    '#E4E0D6',
    `<g stroke="#E9E4D8">${Array.from({ length: 15 }, (_, i) => `<path d="M${20 * i + 20} 18v162M0 ${20 * i + 30}h320"/>`).join('')}</g>` +
      '<path d="M160 24v150M40 140h240" stroke="#6B675F" stroke-width="1.5"/><path d="M92 30q68 216 136 0" fill="none" stroke="#0E7A6B" stroke-width="4"/>',
  ),
  // Code, dark.
  screen(
    '#1B1E23',
    '#2C3036',
    lines(24, 38, [96, 150, 128], '#4FC2AE') +
      lines(44, 80, [120, 72, 168, 96], '#99958C') +
      lines(24, 136, [64, 110], '#D9A441'),
  ),
  // Classical text, in columns from the right.
  screen(
    '#F3EBDA',
    '#DDCFB2',
    Array.from(
      { length: 8 },
      (_, i) =>
        `<rect x="${276 - i * 30}" y="36" width="9" height="${[118, 96, 118, 64, 118, 104, 118, 40][i]}" rx="3" fill="#6B4B2A" opacity=".8"/>`,
    ).join('') + '<circle cx="248" cy="58" r="14" fill="none" stroke="#C2392B" stroke-width="3"/>',
  ),
  // A table with one row marked.
  screen(
    '#FFFFFF',
    '#E4E0D6',
    `<rect x="20" y="34" width="280" height="20" fill="#E3F1EE"/><rect x="20" y="94" width="280" height="20" fill="#F6E7C8"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => lines(32, 41 + i * 20, [52], '#6B675F') + lines(126, 41 + i * 20, [64], '#B9B3A6') + lines(226, 41 + i * 20, [44], '#B9B3A6')).join('')}`,
  ),
  // A slide.
  screen(
    '#12332F',
    '#0D2522',
    lines(36, 52, [150], '#F2F0EA', 20) +
      lines(36, 84, [210, 186, 120], '#9BC7BE', 18) +
      '<circle cx="264" cy="118" r="30" fill="#4FC2AE" opacity=".5"/><circle cx="282" cy="134" r="22" fill="#C99A3C" opacity=".7"/>',
  ),
] as const;

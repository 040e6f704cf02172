const rem = (pixels: number) => `${pixels / 16}rem`;

const step = (size: number, line: number) => ({ size: rem(size), line: rem(line) });

/**
 * Everything that does not change between light and dark. In rem, so that a reader who asks the browser for larger
 * text gets larger text.
 */
export const scale = {
  font: {
    text: '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC", system-ui, sans-serif',
    reading: '"Songti SC", "Noto Serif SC", "Source Han Serif SC", serif',
    code: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", monospace',
  },
  text: {
    caption: step(12, 18),
    small: step(13, 20),
    base: step(14, 22),
    reading: step(16, 28),
    lead: step(18, 28),
    title: step(22, 32),
    headline: step(28, 38),
    display: step(36, 46),
  },
  space: {
    4: rem(4),
    8: rem(8),
    12: rem(12),
    16: rem(16),
    20: rem(20),
    24: rem(24),
    32: rem(32),
    40: rem(40),
    56: rem(56),
    72: rem(72),
  },
  radius: { control: '6px', card: '10px', dialog: '16px', full: '9999px' },
  motion: { state: '120ms', enter: '200ms', large: '280ms', easing: 'cubic-bezier(.2,.7,.2,1)' },
};

/** What density changes. Chosen on any ancestor by `data-sy-density`. */
export const densities = {
  comfortable: {
    control: { small: rem(28), standard: rem(36), large: rem(44) },
    inset: { row: rem(10), card: rem(20) },
  },
  compact: {
    control: { small: rem(24), standard: rem(32), large: rem(40) },
    inset: { row: rem(6), card: rem(12) },
  },
};

/** A colour as an eye sorts it: lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const expand = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const compress = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const dot = (row: Triple, [x, y, z]: Triple) => row[0] * x + row[1] * y + row[2] * z;
const multiply = ([a, b, c]: readonly [Triple, Triple, Triple], by: Triple): Triple => [
  dot(a, by),
  dot(b, by),
  dot(c, by),
];

// Björn Ottosson's matrices: linear sRGB to cone responses, their cube roots to OKLab, and back.
const conesOfRgb = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const labOfRoots = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const rootsOfLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const rgbOfCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

/** Takes `#rrggbb`; throws at anything else. */
export function toOklch(colour: string): Oklch {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!digits) throw new Error(`${colour} is not a colour of the form #rrggbb`);
  const [, red = '', green = '', blue = ''] = digits;
  const channels = each([parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)], (value) =>
    expand(value / 255),
  );
  const [l, a, b] = multiply(labOfRoots, each(multiply(conesOfRgb, channels), Math.cbrt));
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

function toChannels({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const roots = multiply(rootsOfLab, [l, c * Math.cos(angle), c * Math.sin(angle)]);
  return each(
    multiply(
      rgbOfCones,
      each(roots, (root) => root ** 3),
    ),
    compress,
  );
}

/** Half a step of eight bits: what rounding takes away again. */
const slack = 0.5 / 255;
const isShown = (channels: Triple) => channels.every((value) => value >= -slack && value <= 1 + slack);

/** As `#RRGGBB`. A colour too vivid for a screen keeps lightness and hue and loses as little chroma as it must. */
export function toHex(colour: Oklch): string {
  const wanted = { ...colour, l: Math.min(Math.max(colour.l, 0), 1) };
  let [least, most] = [0, wanted.c];
  if (!isShown(toChannels(wanted)))
    for (let round = 0; round < 20; round += 1) {
      const c = (least + most) / 2;
      if (isShown(toChannels({ ...wanted, c }))) least = c;
      else most = c;
    }
  else least = wanted.c;
  const byte = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 255);
  return `#${toChannels({ ...wanted, c: least })
    .map((value) => byte(value).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

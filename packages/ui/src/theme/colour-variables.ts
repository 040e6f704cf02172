import { vars } from './contract.css.ts';
import type { Palette } from './palette.ts';

/** The public name behind a colour: `--sy-color-on-action` for `onAction`. */
export const variableOf = (colour: keyof Palette) => vars.color[colour].slice('var('.length, -1);

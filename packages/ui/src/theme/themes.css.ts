import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark, depth, light, type Palette } from './palette.ts';
import { densities, scale } from './scale.ts';
import './guard.css.ts';
import './theme-root.css.ts';

const coloursOf = (palette: Palette, { scrim, ...shadow }: (typeof depth)['light' | 'dark']) =>
  assignVars({ color: vars.color, shadow: vars.shadow }, { color: { ...palette, scrim }, shadow });

const daylight = coloursOf(light, depth.light);
const lamplight = coloursOf(dark, depth.dark);

const { font, text, space, radius, motion, control, inset } = vars;

// `:where` weighs nothing: a school's own rule wins wherever it stands, whatever its selector.
globalStyle(':where(:root, :host)', { vars: assignVars({ font, text, space, radius, motion }, scale) });
globalStyle(":where(:root, :host, [data-sy-density='comfortable'])", {
  vars: assignVars({ control, inset }, densities.comfortable),
});
globalStyle(":where([data-sy-density='compact'])", {
  vars: assignVars({ control, inset }, densities.compact),
});
globalStyle(":where(:root, :host, [data-sy-theme='light'], [data-sy-theme='auto'])", {
  colorScheme: 'light',
  vars: daylight,
});
globalStyle(":where([data-sy-theme='dark'])", { colorScheme: 'dark', vars: lamplight });
globalStyle(":where([data-sy-theme='auto'])", {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: lamplight } },
});

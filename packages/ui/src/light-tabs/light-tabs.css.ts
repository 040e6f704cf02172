import { style } from '@vanilla-extract/css';

/** What a button must forget to look like the tabs of react-aria. */
export const tab = style({ appearance: 'none', background: 'transparent', borderInline: 0 });

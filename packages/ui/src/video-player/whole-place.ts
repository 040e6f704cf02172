/** As large as what it stands in, and above or below what else does. Spread, as the theme's mixins are. */
export const wholePlace = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

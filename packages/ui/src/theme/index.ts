export { vars } from './contract.css.ts';
export { ThemeRoot, type ThemeName, type ThemeRootProps } from './theme-root.tsx';

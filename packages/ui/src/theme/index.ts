export { contrastFindings } from './contrast.ts';
export { vars } from './contract.css.ts';
export type { Palette, Seeds } from './palette.ts';
export {
  createSchoolTheme,
  type SchoolSeeds,
  type SchoolTheme,
  type SchoolThemeOptions,
} from './school-theme.ts';
export { ThemeRoot, type Density, type ThemeName, type ThemeRootProps } from './theme-root.tsx';

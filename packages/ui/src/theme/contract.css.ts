import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The theme's variables. Their names (`--sy-color-action`, `--sy-radius-control`) are public API: partner schools
 * override them on any ancestor. Renaming one is a breaking change.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: 'color-page',
      raised: 'color-raised',
      sunken: 'color-sunken',
      strong: 'color-strong',
      body: 'color-body',
      muted: 'color-muted',
      /** Hairlines between things; too faint to carry meaning alone. */
      line: 'color-line',
      /** Outlines of controls: 3:1 against every surface. */
      outline: 'color-outline',
      action: 'color-action',
      actionHover: 'color-action-hover',
      actionSoft: 'color-action-soft',
      /** Text on `action`. */
      onAction: 'color-on-action',
      critical: 'color-critical',
      criticalHover: 'color-critical-hover',
      criticalSoft: 'color-critical-soft',
      onCritical: 'color-on-critical',
      /** The seal of membership and warnings: fills and pictograms. Too light to be read on every surface. */
      gold: 'color-gold',
      /** Gold as words. */
      goldStrong: 'color-gold-strong',
      goldSoft: 'color-gold-soft',
      focus: 'color-focus',
      /** Behind dialogs. */
      scrim: 'color-scrim',
    },
    font: {
      text: 'font-text',
      /** Article titles and quotations. */
      reading: 'font-reading',
      code: 'font-code',
    },
    text: {
      caption: { size: 'text-caption-size', line: 'text-caption-line' },
      small: { size: 'text-small-size', line: 'text-small-line' },
      base: { size: 'text-base-size', line: 'text-base-line' },
      reading: { size: 'text-reading-size', line: 'text-reading-line' },
      lead: { size: 'text-lead-size', line: 'text-lead-line' },
      title: { size: 'text-title-size', line: 'text-title-line' },
      headline: { size: 'text-headline-size', line: 'text-headline-line' },
      display: { size: 'text-display-size', line: 'text-display-line' },
    },
    /** Named by pixels on the 4 px grid, at the browser's ordinary text size. */
    space: {
      4: 'space-4',
      8: 'space-8',
      12: 'space-12',
      16: 'space-16',
      20: 'space-20',
      24: 'space-24',
      32: 'space-32',
      40: 'space-40',
      56: 'space-56',
      72: 'space-72',
    },
    /** Least height of a control; compact density makes them lower. */
    control: {
      small: 'control-small',
      standard: 'control-standard',
      large: 'control-large',
    },
    /** Padding that density changes: above and below a row of a list, a table or a menu, and all round a card. */
    inset: {
      row: 'inset-row',
      card: 'inset-card',
    },
    radius: {
      control: 'radius-control',
      card: 'radius-card',
      dialog: 'radius-dialog',
      full: 'radius-full',
    },
    shadow: {
      raised: 'shadow-raised',
      floating: 'shadow-floating',
      modal: 'shadow-modal',
    },
    motion: {
      state: 'motion-state',
      enter: 'motion-enter',
      large: 'motion-large',
      easing: 'motion-easing',
    },
  },
  (value) => `sy-${value}`,
);

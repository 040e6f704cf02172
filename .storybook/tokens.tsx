import { Unstyled } from '@storybook/addon-docs/blocks';
import { ThemeRoot, vars } from '@shuyuan/ui/theme';
import type { ReactNode } from 'react';
import { contrast, contrastPairs } from '../packages/ui/src/theme/contrast.ts';
import { dark, depth, light, type Palette } from '../packages/ui/src/theme/palette.ts';
import { densities, scale } from '../packages/ui/src/theme/scale.ts';
import { colourNotes, notes } from '../packages/ui/src/theme/token-notes.ts';

const nameOf = (variable: string) => variable.replace(/^var\(|\)$/g, '');

/** `0.875rem` as the pixels it is at the browser's ordinary text size. */
const inPixels = (length: string) =>
  length.endsWith('rem') ? `${parseFloat(length) * 16} px` : length.replace(/(\d)px/, '$1 px');

function Table({ heads, rows }: { heads: string[]; rows: ReactNode[][] }) {
  return (
    <table style={{ inlineSize: '100%' }}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} style={{ textAlign: 'start' }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column} style={{ verticalAlign: 'middle' }}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A note of the code, whose names stand between backticks. */
const Note = ({ children }: { children: string }) => (
  <>
    {children
      .split('`')
      .map((part, index) =>
        index % 2 === 1 ? <code key={part}>{part}</code> : <span key={part}>{part}</span>,
      )}
  </>
);

function Swatch({
  theme,
  variable,
  children,
}: {
  theme: 'light' | 'dark';
  variable: string;
  children: ReactNode;
}) {
  return (
    <span style={{ display: 'flex', gap: 8, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <span
        data-sy-theme={theme}
        style={{
          inlineSize: 24,
          blockSize: 24,
          flex: 'none',
          borderRadius: 6,
          border: `1px solid ${vars.color.line}`,
          background: variable,
        }}
      />
      <code>{children}</code>
    </span>
  );
}

const themes = { light: { ...light, scrim: depth.light.scrim }, dark: { ...dark, scrim: depth.dark.scrim } };

/** Every colour with its two values. */
export function ColourTable() {
  const names = Object.keys(vars.color) as (keyof typeof vars.color)[];
  return (
    <Table
      heads={['Variable', 'Light', 'Dark', 'For']}
      rows={names.map((name) => [
        <code key="name">{nameOf(vars.color[name])}</code>,
        ...(['light', 'dark'] as const).map((theme) => (
          <Swatch key={theme} theme={theme} variable={vars.color[name]}>
            {themes[theme][name]}
          </Swatch>
        )),
        <Note key="note">{colourNotes[name]}</Note>,
      ])}
    />
  );
}

const ratio = (palette: Palette, front: keyof Palette, back: keyof Palette) =>
  (Math.floor(contrast(palette[front], palette[back]) * 10) / 10).toFixed(1);

/** The words in their own colours: what is measured is what is seen. */
function Pairs({
  theme,
  front,
  on,
}: {
  theme: 'light' | 'dark';
  front: keyof Palette;
  on: readonly (keyof Palette)[];
}) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }} data-sy-theme={theme}>
      {on.map((back) => (
        <span
          key={back}
          style={{
            padding: '2px 8px',
            border: `1px solid ${vars.color.line}`,
            borderRadius: 6,
            background: vars.color[back],
            color: vars.color[front],
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {back} {ratio(theme === 'light' ? light : dark, front, back)}
        </span>
      ))}
    </span>
  );
}

/** Every pair that components use, as measured. */
export function ContrastTable() {
  return (
    <Table
      heads={['Words, lines', 'Least', 'On, by day', 'On, by night']}
      rows={contrastPairs.map(({ front, on, least }) => [
        <code key="front">{front}</code>,
        least,
        <Pairs key="light" theme="light" front={front} on={on} />,
        <Pairs key="dark" theme="dark" front={front} on={on} />,
      ])}
    />
  );
}

type Scale = Exclude<keyof typeof scale, 'text'>;

/** Fonts, spaces, corners or motion: whatever is one value under one name. */
export function ScaleTable({ of }: { of: Scale }) {
  const variables: Record<string, string> = vars[of];
  const values: Record<string, string> = scale[of];
  const words: Record<string, string> = notes[of];
  return (
    <Table
      heads={['Variable', 'Value', 'For']}
      rows={Object.entries(variables).map(([name, variable]) => [
        <code key="name">{nameOf(variable)}</code>,
        inPixels(values[name] ?? ''),
        words[name],
      ])}
    />
  );
}

/** Sizes with their lines, each set in itself. */
export function TextTable() {
  const names = Object.keys(vars.text) as (keyof typeof vars.text)[];
  return (
    <Table
      heads={['Variables', 'Size / line', 'For', '']}
      rows={names.map((name) => [
        <code key="name">
          {nameOf(vars.text[name].size)}, <br />
          {nameOf(vars.text[name].line)}
        </code>,
        `${inPixels(scale.text[name].size)} / ${inPixels(scale.text[name].line)}`,
        notes.text[name],
        <span
          key="word"
          style={{
            fontFamily: vars.font.text,
            fontSize: vars.text[name].size,
            lineHeight: vars.text[name].line,
          }}
        >
          书院
        </span>,
      ])}
    />
  );
}

/** What density changes. */
export function DensityTable() {
  const groups = ['control', 'inset'] as const;
  return (
    <Table
      heads={['Variable', 'Comfortable', 'Compact', 'For']}
      rows={groups.flatMap((group) => {
        const variables: Record<string, string> = vars[group];
        const [wide, close]: Record<string, string>[] = [
          densities.comfortable[group],
          densities.compact[group],
        ];
        const words: Record<string, string> = notes[group];
        return Object.entries(variables).map(([name, variable]) => [
          <code key="name">{nameOf(variable)}</code>,
          inPixels(wide?.[name] ?? ''),
          inPixels(close?.[name] ?? ''),
          words[name],
        ]);
      })}
    />
  );
}

/** The three depths, by day and by night. */
export function ShadowTable() {
  const names = Object.keys(vars.shadow) as (keyof typeof vars.shadow)[];
  return (
    <Table
      heads={['Variable', 'Light', 'Dark', 'For']}
      rows={names.map((name) => [
        <code key="name">{nameOf(vars.shadow[name])}</code>,
        ...(['light', 'dark'] as const).map((theme) => (
          <Unstyled key={theme}>
            <ThemeRoot theme={theme}>
              <div style={{ padding: 20 }}>
                <div
                  style={{
                    blockSize: 40,
                    inlineSize: 96,
                    borderRadius: vars.radius.card,
                    border: `1px solid ${vars.color.line}`,
                    background: vars.color.raised,
                    boxShadow: vars.shadow[name],
                  }}
                />
              </div>
            </ThemeRoot>
          </Unstyled>
        )),
        notes.shadow[name],
      ])}
    />
  );
}

import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Divider, Grid, Heading, Inline, Stack, Text, type TextSize } from '../layout/index.ts';
import { vars } from './contract.css.ts';
import { dark, light, type Palette } from './palette.ts';
import { scale } from './scale.ts';
import { ThemeRoot } from './theme-root.tsx';

/** Specimens of the design language. The page beside them says why. */
const meta = { title: 'Language', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const verse = '博学之，审问之，慎思之，明辨之，笃行之。';

const Caption = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="caption" tone="muted" isTabular>
    {children}
  </Text>
);

const materials: [glyph: string, name: string, colours: (keyof Palette)[]][] = [
  ['纸', 'Paper', ['page', 'raised', 'sunken', 'line']],
  ['墨', 'Ink', ['strong', 'body', 'muted', 'outline']],
  ['青', 'Celadon', ['action', 'actionHover', 'actionSoft', 'onAction']],
  ['朱', 'Cinnabar', ['critical', 'criticalHover', 'criticalSoft', 'onCritical']],
  ['金', 'Gold', ['gold', 'goldStrong', 'goldSoft']],
];

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: `${vars.space[56]} repeat(4, minmax(0, 1fr))`,
  gap: vars.space[12],
  alignItems: 'start',
};

function Swatch({ name, palette }: { name: keyof Palette; palette: Palette }) {
  return (
    <Stack gap={4}>
      <div
        style={{
          blockSize: vars.space[40],
          background: vars.color[name],
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.control,
        }}
      />
      <Stack gap={0}>
        <Text size="caption" tone="strong" lines={1}>
          {name}
        </Text>
        <Caption>{palette[name]}</Caption>
      </Stack>
    </Stack>
  );
}

function Materials({ theme, palette }: { theme: 'light' | 'dark'; palette: Palette }) {
  return (
    <ThemeRoot theme={theme}>
      <div style={{ padding: vars.space[32] }}>
        <Stack gap={20}>
          {materials.map(([glyph, name, colours]) => (
            <div key={name} style={row}>
              <Stack gap={0}>
                <Text as="span" font="reading" size="headline" tone="strong">
                  {glyph}
                </Text>
                <Caption>{name}</Caption>
              </Stack>
              {colours.map((colour) => (
                <Swatch key={colour} name={colour} palette={palette} />
              ))}
            </div>
          ))}
        </Stack>
      </div>
    </ThemeRoot>
  );
}

export const ThreeMaterialsAndTwoSeals: Story = {
  parameters: { layout: 'fullscreen', picture: { width: 1100, height: 560 } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <Materials theme="light" palette={light} />
      <Materials theme="dark" palette={dark} />
    </div>
  ),
};

const steps = Object.keys(scale.text).reverse() as TextSize[];
const pixels = (length: string) => parseFloat(length) * 16;
const inSerif: TextSize[] = ['display', 'headline', 'title'];

export const EightSizes: Story = {
  parameters: { picture: { width: 1000, height: 534 } },
  render: () => (
    <Stack gap={16}>
      {steps.map((size) => (
        <div
          key={size}
          style={{ display: 'grid', gridTemplateColumns: '5rem 4rem minmax(0, 1fr)', alignItems: 'baseline' }}
        >
          <Text as="span" size="caption" tone="strong">
            {size}
          </Text>
          <Caption>
            {pixels(scale.text[size].size)}/{pixels(scale.text[size].line)}
          </Caption>
          <Text size={size} tone="strong" font={inSerif.includes(size) ? 'reading' : 'text'} lines={1}>
            {verse}
          </Text>
        </div>
      ))}
      <Divider />
      <Grid columns={2} gap={32}>
        <Stack gap={8}>
          <Heading level={3} font="reading" size="title">
            标题换行，两行要一样长，不把一个字孤零零留在最后
          </Heading>
          <Text size="reading">
            读书不觉已春深，一寸光阴一寸金。中文与Latin之间的空隙由CSS给出，不由作者敲进去；2026年5月
            20日，第12章。
          </Text>
        </Stack>
        <Stack gap={4}>
          {['1,299.00', '  88.00', '11:11:11'].map((figure) => (
            <Text key={figure} size="lead" align="end" isTabular>
              {figure}
            </Text>
          ))}
          <Text size="caption" tone="muted" align="end">
            表格、价格、计时：等宽数字
          </Text>
        </Stack>
      </Grid>
    </Stack>
  ),
};

export const AGridOfFour: Story = {
  parameters: { picture: { width: 800, height: 126 } },
  render: () => (
    <Inline gap={16} align="end">
      {Object.entries(vars.space).map(([name, length]) => (
        <Stack key={name} gap={8} align="center">
          <div
            style={{
              inlineSize: length,
              blockSize: length,
              background: vars.color.actionSoft,
              border: `1px solid ${vars.color.action}`,
            }}
          />
          <Caption>{name}</Caption>
        </Stack>
      ))}
    </Inline>
  ),
};

const sheet: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.space[72],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
};

export const FourCorners: Story = {
  parameters: { picture: { width: 900, height: 108 } },
  render: () => (
    <Grid columns={4}>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <div key={name} style={{ ...sheet, borderRadius: radius }}>
          <Caption>
            {name} {scale.radius[name as keyof typeof scale.radius]}
          </Caption>
        </div>
      ))}
    </Grid>
  ),
};

const reasons = { raised: '指针下的卡片', floating: '菜单、提示', modal: '对话框' };

export const LinesBeforeShadows: Story = {
  parameters: { picture: { width: 900, height: 140 } },
  render: () => (
    <Grid columns={4} gap={32}>
      <div style={{ ...sheet, borderRadius: vars.radius.card }}>
        <Text size="small">先有线</Text>
      </div>
      {Object.entries(reasons).map(([name, reason]) => (
        <div
          key={name}
          style={{
            ...sheet,
            borderRadius: vars.radius.card,
            boxShadow: vars.shadow[name as keyof typeof reasons],
          }}
        >
          <Stack gap={0} align="center">
            <Text size="small">{reason}</Text>
            <Caption>{name}</Caption>
          </Stack>
        </div>
      ))}
    </Grid>
  ),
};

const travel = { state: '换一种状态', enter: '进来', large: '大块进来' };

function Movement() {
  const [isThere, setIsThere] = useState(false);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Stack gap={20}>
      {(Object.keys(travel) as (keyof typeof travel)[]).map((name) => (
        <div
          key={name}
          style={{ display: 'grid', gridTemplateColumns: '7rem 4rem minmax(0, 1fr)', alignItems: 'center' }}
        >
          <Text size="small">{travel[name]}</Text>
          <Caption>{scale.motion[name]}</Caption>
          <div
            style={{
              position: 'relative',
              blockSize: vars.space[16],
              borderBlockEnd: `1px solid ${vars.color.line}`,
            }}
          >
            <div
              style={{
                position: 'absolute',
                insetInlineStart: isThere ? `calc(100% - ${vars.space[16]})` : 0,
                inlineSize: vars.space[16],
                blockSize: vars.space[16],
                borderRadius: vars.radius.full,
                background: vars.color.action,
                transition: isStill
                  ? 'none'
                  : `inset-inline-start ${vars.motion[name]} ${vars.motion.easing}`,
              }}
            />
          </div>
        </div>
      ))}
      <Inline>
        <Button onPress={() => setIsThere(!isThere)}>{isThere ? '回去' : '过去'}</Button>
        <Text as="span" size="caption" tone="muted">
          {scale.motion.easing}
        </Text>
      </Inline>
    </Stack>
  );
}

export const ThreeDurations: Story = {
  parameters: { picture: { width: 800, height: 190 } },
  render: () => <Movement />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Columns, Divider, Grid, Heading, Inline, Stack, Text } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { vars } from './contract.css.ts';
import { partnerThemes } from './partner-themes.fixtures.ts';
import { createSchoolTheme } from './school-theme.ts';
import { ThemeRoot } from './theme-root.tsx';

const usage = {
  use: [
    'Once around a page, or around the place of a widget in a page that is not ours: it paints the paper and sets the type.',
    'Around an area that is dark on a light page, or light on a dark one. Areas nest to any depth.',
    'With density="compact" around a work place: a teacher’s table, a side bar, a form of many fields.',
  ],
  avoid: [
    'To change single colours: set their variables in a style sheet, on any element.',
    'To make one control lower: take its small size.',
    'Around a dialog or a menu: these are drawn at the end of the body. Set data-sy-theme and data-sy-density on the html element, or give UiProvider a portalContainer inside the area.',
  ],
  parts: {},
  limits: [
    'A theme set on an element sets every colour of the house anew; a school’s rule has to name that element, or those in it, too. What createSchoolTheme writes does.',
    'The warning about contrast looks once, when the area appears, at the colours of the area itself: not at those that an element further in sets.',
    'Media queries know nothing of an area: auto follows the reader’s system, not the area around it.',
  ],
} satisfies Usage;

const meta = {
  component: ThemeRoot,
  args: { children: null },
  parameters: { usage },
} satisfies Meta<typeof ThemeRoot>;
export default meta;

type Story = StoryObj<typeof meta>;

const place = { padding: vars.space[24] };

function Sample({
  title,
  motto = '好纸好光，安静，准确，温和，适合长久地读。',
}: {
  title: string;
  motto?: string;
}) {
  return (
    <Card>
      <Stack>
        <Stack gap={4}>
          <Heading level={3} font="reading" size="title">
            {title}
          </Heading>
          <Text tone="muted">{motto}</Text>
        </Stack>
        <TextField label="手机号" defaultValue="13800000001" />
        <Inline>
          <Button tone="action">登录</Button>
          <Button>取消</Button>
          <LinkButton href="/register" isQuiet tone="action">
            手机注册
          </LinkButton>
        </Inline>
        <Inline gap={8}>
          <Badge tone="action">进行中</Badge>
          <Badge tone="caution">会员</Badge>
          <Badge tone="critical">未读</Badge>
          <Badge>学员</Badge>
        </Inline>
      </Stack>
    </Card>
  );
}

export const AreasNest: Story = {
  // Two builds of one package in a page would leave the components without their colours, and without an error.
  play: async ({ canvasElement }) => {
    const painted = (title: string) => {
      const area = within(canvasElement).getByText(title).closest('[data-component="theme-root"]');
      return area && getComputedStyle(area).getPropertyValue('background-color');
    };
    await expect(painted('深色')).toBe('rgb(20, 22, 26)');
    await expect(painted('浅色')).toBe('rgb(251, 250, 247)');
  },
  parameters: { picture: { width: 900, height: 440 } },
  render: () => (
    <ThemeRoot theme="dark">
      <div style={place}>
        <Grid columns={2}>
          <Sample title="深色" />
          <ThemeRoot theme="light">
            <div style={place}>
              <Sample title="浅色" />
            </div>
          </ThemeRoot>
        </Grid>
      </div>
    </ThemeRoot>
  ),
};

const lessons = [
  ['第一讲', '书是用来读的，也是用来查的', '42分钟'],
  ['第二讲', '先读目录，再读序，最后读正文', '38分钟'],
  ['第三讲', '边读边问：作者为什么这样写', '51分钟'],
];

function WorkPlace({ title }: { title: string }) {
  return (
    <Card padding="small">
      <Stack>
        <Heading level={3}>{title}</Heading>
        <Tabs>
          <TabList label="课程">
            <Tab id="lessons">课时</Tab>
            <Tab id="learners">学员</Tab>
            <Tab id="notes">笔记</Tab>
          </TabList>
          <TabPanel id="lessons">
            <Stack gap={12}>
              <Columns gap={12}>
                <TextField label="课程名" defaultValue="读书法十二讲" />
                <NativeSelect
                  label="状态"
                  value="open"
                  onChange={() => undefined}
                  options={[
                    { value: 'open', label: '进行中' },
                    { value: 'closed', label: '已结课' },
                  ]}
                />
              </Columns>
              <Stack as="ul" gap={0} label="课时">
                {lessons.map(([number, words, length]) => (
                  <li
                    key={number}
                    style={{ paddingBlock: vars.inset.row, borderTop: `1px solid ${vars.color.line}` }}
                  >
                    <Inline gap={12} justify="between" isSingleRow>
                      <Text lines={1}>
                        {number}　{words}
                      </Text>
                      <Text as="span" size="small" tone="muted" isTabular>
                        {length}
                      </Text>
                    </Inline>
                  </li>
                ))}
              </Stack>
              <Inline gap={8}>
                <Button tone="action">保存</Button>
                <Button>预览</Button>
                <Button size="small" isQuiet>
                  新建课时
                </Button>
              </Inline>
            </Stack>
          </TabPanel>
        </Tabs>
      </Stack>
    </Card>
  );
}

const heightOf = (root: HTMLElement, name: string) =>
  within(root)
    .getAllByRole('button', { name })
    .map((button) => button.getBoundingClientRect().height);

export const CompactLowersControlsAndRows: Story = {
  play: async ({ canvasElement }) => {
    // The panels of tabs come a moment after them.
    await waitFor(() => expect(heightOf(canvasElement, '保存')).toHaveLength(2));
    await expect(heightOf(canvasElement, '保存')).toEqual([36, 32]);
    await expect(heightOf(canvasElement, '新建课时')).toEqual([28, 24]);
  },
  parameters: { picture: { width: 1000, height: 500 } },
  render: () => (
    <Grid columns={2}>
      <ThemeRoot density="comfortable">
        <WorkPlace title="舒展" />
      </ThemeRoot>
      <ThemeRoot density="compact">
        <WorkPlace title="紧凑" />
      </ThemeRoot>
    </Grid>
  ),
};

/** Three schools by day and by night. Their style sheets are in the toolbar of this page, too. */
export const PartnerSchools: Story = {
  play: async ({ canvasElement }) => {
    const logins = within(canvasElement).getAllByRole('button', { name: '登录' });
    const fills = logins.map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(fills).size).toBe(6);
  },
  parameters: { layout: 'fullscreen', picture: { width: 1150, height: 648 } },
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          {partnerThemes.map(({ id, name, motto }) => (
            <div key={id} data-school={id} style={{ display: 'grid' }}>
              <ThemeRoot theme={theme}>
                <div style={place}>
                  <Sample title={name} motto={motto} />
                </div>
              </ThemeRoot>
            </div>
          ))}
        </div>
      ))}
    </>
  ),
};

const seeds = { action: '#5B3A8E', paper: '#FAF7FB', ink: '#211A2B', night: '#17131D' };
const derived = createSchoolTheme(seeds, { selector: '[data-school="seeded"]' });

/** Four colours of a school, and the two themes that come of them. */
export const TwoThemesFromSeeds: Story = {
  parameters: { layout: 'fullscreen', picture: { width: 1000, height: 417 } },
  render: () => (
    <>
      <style>{derived.css}</style>
      <div data-school="seeded" style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemeRoot key={theme} theme={theme}>
            <div style={place}>
              <Stack gap={20}>
                <Sample title="紫藤书院" motto="四种颜色，一昼一夜。" />
                <Swatches colours={derived[theme]} />
              </Stack>
            </div>
          </ThemeRoot>
        ))}
      </div>
    </>
  ),
};

function Swatches({ colours }: { colours: Record<string, string> }) {
  return (
    <Stack gap={8}>
      <Divider />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: 4 }}>
        {Object.entries(colours).map(([name, colour]) => (
          <div
            key={name}
            title={`${name} ${colour}`}
            style={{ blockSize: 28, background: colour, border: `1px solid ${vars.color.line}` }}
          />
        ))}
      </div>
    </Stack>
  );
}

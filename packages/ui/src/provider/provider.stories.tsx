import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { CountText } from '../count-text/count-text.tsx';
import { Grid, Heading, Inline, Stack, Text } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RelativeTime } from '../relative-time/relative-time.tsx';
import { UiProvider } from './ui-provider.tsx';

const usage: Usage = {
  use: [
    'Once per React root, outside everything: it tells components the language, the router and where overlays are drawn.',
    'Again around an area in another language.',
    'With portalContainer inside a shadow root or a themed area, so that dialogs and menus get the styles, the theme and the density of that place.',
    'With navigate, so that plain presses on links of the same origin go through the page’s router.',
  ],
  avoid: [
    'To set a theme: take ThemeRoot, or the attributes data-sy-theme and data-sy-density.',
    'To change a component’s words: they are its own tables, in Chinese and English.',
  ],
  limits: [
    'There are two languages. Without a provider components speak Chinese and draw overlays at the end of the body.',
    'Arrow keys, sliders and overlays run as the dir of the page’s root says. A dir further inside is not seen: give direction there.',
    'It sets no lang attribute: the page around it does, and fonts depend on it.',
  ],
};

const meta = {
  component: UiProvider,
  args: { children: null, locale: 'zh-CN', navigate: fn() },
  parameters: { usage },
} satisfies Meta<typeof UiProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-05-20T12:00:00+08:00');

function Sample({ title, label, help }: { title: string; label: string; help: string }) {
  return (
    <Card>
      <Stack>
        <Heading level={3}>{title}</Heading>
        <PasswordField label={label} autoComplete="current-password" description={help} isRequired />
        <Inline gap={16}>
          <Text as="span" size="small" tone="muted">
            <RelativeTime value={now - 7_200_000} now={now} />
          </Text>
          <Text as="span" size="small" tone="muted">
            <CountText value={12_600} />
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}

export const TwoLanguagesOnOnePage: Story = {
  parameters: { picture: { width: 800, height: 280 } },
  render: () => (
    <Grid columns={2}>
      <UiProvider locale="zh-CN">
        <Sample title="中文" label="密码" help="至少八位，含字母与数字" />
      </UiProvider>
      <div lang="en">
        <UiProvider locale="en">
          <Sample title="English" label="Password" help="Eight characters, letters and figures" />
        </UiProvider>
      </div>
    </Grid>
  ),
};

export const LinksGoThroughThePagesRouter: Story = {
  parameters: { picture: { width: 400, height: 100 } },
  args: {
    children: (
      <Inline>
        <LinkButton href="/article">全部文章</LinkButton>
        <Button isQuiet>不是链接</Button>
      </Inline>
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: '全部文章' }));
    await expect(args.navigate).toHaveBeenCalledWith('/article');
  },
};

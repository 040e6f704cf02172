import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Grid, Heading, Inline, Stack, Text } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { cinnabarSchool } from './partner-theme.fixtures.ts';
import { ThemeRoot } from './theme-root.tsx';
import { vars } from './contract.css.ts';

const meta = { component: ThemeRoot, args: { children: null } } satisfies Meta<typeof ThemeRoot>;
export default meta;

type Story = StoryObj<typeof meta>;

function Sample({ title }: { title: string }) {
  return (
    <Card>
      <Stack>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">好纸好光，安静，准确，温和，适合长久地读。</Text>
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
        </Inline>
      </Stack>
    </Card>
  );
}

export const Colours: Story = {
  parameters: { picture: { width: 900, height: 380 } },
  render: () => (
    <Grid columns={6} gap={12}>
      {Object.entries(vars.color).map(([name, colour]) => (
        <Stack key={name} gap={4}>
          <div
            style={{
              blockSize: 48,
              background: colour,
              borderRadius: vars.radius.control,
              border: `1px solid ${vars.color.line}`,
            }}
          />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

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
  parameters: { picture: { width: 900, height: 420 } },
  render: () => (
    <ThemeRoot theme="dark">
      <div style={{ padding: 24 }}>
        <Grid columns={2}>
          <Sample title="深色" />
          <ThemeRoot theme="light">
            <div style={{ padding: 24 }}>
              <Sample title="浅色" />
            </div>
          </ThemeRoot>
        </Grid>
      </div>
    </ThemeRoot>
  ),
};

export const PartnerSchool: Story = {
  parameters: { picture: { width: 900, height: 320 } },
  render: () => (
    <>
      <style>{cinnabarSchool}</style>
      <Grid columns={2}>
        <Sample title="本院" />
        <div data-school="cinnabar">
          <Sample title="朱砂书院" />
        </div>
      </Grid>
    </>
  ),
};

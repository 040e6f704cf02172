import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { GoodsRef } from '@shuyuan/api-client';
import { HostProvider } from '../host/index.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { Paragraphs } from './paragraphs.fixtures.tsx';
import { Paywall } from './paywall.tsx';
import { createReadingBackend } from './reading-backend.fixtures.ts';
import { ReadingPlace } from './reading-place.tsx';

interface Args {
  isVisitor: boolean;
  canRead: boolean;
  /** Where the person was last, in per cent. */
  place: number;
}

interface SceneParts {
  host: TestHost;
  backend: ReturnType<typeof createReadingBackend>;
  bought: GoodsRef[];
}

const { SceneFrame, sceneIn } = createScenes<SceneParts>();

const articleId = 7;

function Scene({ isVisitor, canRead, place, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [scene] = useState<SceneParts>(() => ({
    host: createTestHost({ user: isVisitor ? null : testUser, locale }),
    backend: createReadingBackend(),
    bought: [],
  }));
  const { host, backend, bought } = scene;
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={host}>
        <FavoriteButton
          study={backend.study}
          favorite={{ type: 'article', id: articleId }}
          isCollected={false}
        />
        <ReadingPlace
          study={backend.study}
          articleId={articleId}
          kept={isVisitor ? null : { place }}
          canRead={canRead}
        >
          <Paragraphs count={canRead ? 60 : 2} />
        </ReadingPlace>
        <Paywall
          article={{ id: articleId, charge: 29, is_vip_free: true, can_read: canRead }}
          onBuy={(goods) => void bought.push(goods)}
          onMembership={() => {}}
        />
      </HostProvider>
    </SceneFrame>
  );
}

/** An article over a server in memory, read as a person would. */
const meta: Meta<Args> = {
  args: { isVisitor: false, canRead: true, place: 0 },
  // Where a text stands in its window is no picture of anything: what it looks like is in the states.
  parameters: { picture: false },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByText(/^第1段/);
  // Words are narrower, and lines shorter, until their font has come: it is asked for when they are laid out.
  canvasElement.getBoundingClientRect();
  await document.fonts.ready;
  window.scrollTo({ top: 0, behavior: 'instant' });
  return { canvas, ...sceneIn(canvasElement) };
}

/** The paragraph that the reader has before them, by its number. */
const paragraph = (canvasElement: HTMLElement, number: number) =>
  within(canvasElement).getByText(new RegExp(`^第${number}段`));

async function readTo(element: Element, host: TestHost) {
  element.scrollIntoView({ block: 'end', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await host.advance(1000);
}

export const CollectByKeyboard: Story = {
  name: 'sets it aside by keyboard, and puts it back when the server refuses',
  play: async ({ canvasElement }) => {
    const { canvas, backend, host } = await open(canvasElement);
    const button = canvas.getByRole('button', { name: '收藏' });
    const { width } = button.getBoundingClientRect();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName('已收藏');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() => expect(backend.isCollected(articleId)).toBe(true));
    backend.fail('release', () => refusal('操作太频繁，请稍后再试', 429));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(host.notices).toHaveLength(1));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveFocus();
  },
};

export const BuyAsVisitor: Story = {
  name: 'a visitor wants the rest, signs in, and goes on to the cashier',
  args: { isVisitor: true, canRead: false },
  play: async ({ canvasElement }) => {
    const { canvas, host, bought } = await open(canvasElement);
    const region = within(canvas.getByRole('region', { name: '以下为付费内容' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(region.getByRole('button', { name: '解锁全文 ¥29' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bought).toEqual([]);
    host.setUser(testUser);
    host.loginRequests[0]?.intent?.run();
    await expect(bought).toEqual([{ goods_type: 'article', goods_id: articleId }]);
  },
};

export const Kept: Story = {
  name: 'keeps the place of who reads, and of who leaves',
  play: async ({ canvasElement }) => {
    const { host, backend } = await open(canvasElement);
    await readTo(paragraph(canvasElement, 30), host);
    await host.advance(10_000);
    await expect(backend.placeIn(articleId)).toBeGreaterThanOrEqual(48);
    await expect(backend.placeIn(articleId)).toBeLessThanOrEqual(50);
    await readTo(paragraph(canvasElement, 60), host);
    await host.advance(10_000);
    await expect(backend.placeIn(articleId)).toBe(100);
    await readTo(paragraph(canvasElement, 45), host);
    host.reload();
    await host.settle();
    await expect(backend.told()).toHaveLength(3);
    await expect(backend.placeIn(articleId)).toBeLessThan(100);
  },
};

export const ResumeByKeyboard: Story = {
  name: 'goes on by keyboard where the reader was, with the focus there',
  args: { place: 50 },
  play: async ({ canvasElement }) => {
    const { canvas, host, backend } = await open(canvasElement);
    const offer = within(await canvas.findByRole('region', { name: '上次的阅读位置' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(offer.getByRole('button', { name: '继续阅读' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const last = paragraph(canvasElement, 30);
    // The page may glide there.
    await waitFor(() =>
      expect(Math.abs(last.getBoundingClientRect().bottom - window.innerHeight)).toBeLessThan(32),
    );
    await expect(canvas.queryByRole('region', { name: '上次的阅读位置' })).toBeNull();
    const { activeElement } = document;
    await expect(activeElement?.textContent).toMatch(/^第\d+段/);
    const { top } = activeElement!.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(window.innerHeight);
    await host.advance(60_000);
    await expect(backend.told()).toEqual([]);
  },
};

export const ReadOn: Story = {
  name: 'withdraws the offer from who reads on instead',
  args: { place: 80 },
  play: async ({ canvasElement }) => {
    const { canvas, host } = await open(canvasElement);
    const offer = await canvas.findByRole('region', { name: '上次的阅读位置' });
    within(offer).getByRole('button', { name: '继续阅读' }).focus();
    await readTo(paragraph(canvasElement, 30), host);
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    await expect(document.activeElement?.textContent).toMatch(/^第\d+段/);
  },
};

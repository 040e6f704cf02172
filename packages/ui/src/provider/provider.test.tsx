import { render, screen } from '@testing-library/react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { UiProvider, useUi } from './index.ts';

function Probe() {
  const { locale, portalContainer } = useUi();
  return (
    <output>
      {locale} {useLocale().locale} {portalContainer?.id ?? 'body'}
    </output>
  );
}

it('tells components and react-aria one language, and overlays their place', () => {
  const container = document.createElement('div');
  container.id = 'overlays';
  render(
    <UiProvider locale="en" portalContainer={container}>
      <Probe />
    </UiProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('en en overlays');
});

it('speaks Chinese and draws into the body without a provider', () => {
  render(<Probe />);
  expect(screen.getByRole('status').textContent).toMatch(/^zh-CN .* body$/);
});

it('lets areas of one page speak different languages', () => {
  render(
    <UiProvider locale="zh-CN">
      <Probe />
      <UiProvider locale="en">
        <Probe />
      </UiProvider>
    </UiProvider>,
  );
  expect(screen.getAllByRole('status').map((area) => area.textContent)).toEqual([
    'zh-CN zh-CN body',
    'en en body',
  ]);
});

it('DS-06 writes no style element into the page, which a strict content security policy would refuse', () => {
  // react-aria leaves its style element out under test; what it looks for must be there all the same.
  render(
    <UiProvider locale="zh-CN">
      <Button>写评论</Button>
    </UiProvider>,
  );
  expect(document.head.querySelectorAll('#react-aria-pressable-style')).toHaveLength(1);
  expect(document.head.querySelector('style#react-aria-pressable-style')).toBeNull();
});

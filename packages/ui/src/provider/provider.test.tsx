import { render, screen } from '@testing-library/react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, it } from 'vitest';
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

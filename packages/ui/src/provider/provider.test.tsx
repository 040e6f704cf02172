import { render, screen, waitFor } from '@testing-library/react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { DateField } from '../date-field/index.ts';
import { Slider } from '../slider/index.ts';
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

/** What a date field shows, in words and in its order. */
const dated = () => screen.getByRole('group', { name: '生日' }).textContent;

function Turned({ direction }: { direction?: 'rtl' }) {
  return (
    <UiProvider locale="zh-CN" {...(direction && { direction })}>
      <DateField label="生日" />
      <Slider label="音量" defaultValue={1234} maxValue={2000} />
      <Way />
    </UiProvider>
  );
}

function Way() {
  return <em>{useLocale().direction}</em>;
}

const way = () => document.querySelector('em')?.textContent;

it('lets react-aria run as the page does, in words and figures of the same language', async () => {
  render(<Turned />);
  const words = dated();
  const figures = screen.getByRole('status').textContent;
  expect([way(), words?.includes('年'), figures]).toEqual(['ltr', true, '1,234']);
  document.documentElement.dir = 'rtl';
  await waitFor(() => expect(way()).toBe('rtl'));
  expect(screen.getByRole('status').textContent).toBe(figures);
  // react-aria puts marks round figures that run from the left in a page that does not.
  expect(dated()?.replaceAll(/\p{Cf}/gu, '')).toBe(words?.replaceAll(/\p{Cf}/gu, ''));
  document.documentElement.removeAttribute('dir');
  await waitFor(() => expect(way()).toBe('ltr'));
});

it('lets a part of the page run the other way', () => {
  render(<Turned direction="rtl" />);
  expect(way()).toBe('rtl');
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

import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { LiveRegion } from './live-region.tsx';

it('speaks when its message changes, and falls silent when it is empty', () => {
  const { rerender } = render(<LiveRegion message="" />);
  const region = screen.getByRole('status');
  expect(region.childElementCount).toBe(0);
  rerender(<LiveRegion message="已发表" />);
  expect(region.textContent).toBe('已发表');
  rerender(<LiveRegion message="" />);
  expect(region.childElementCount).toBe(0);
});

it('says the same words again only under a new id', () => {
  const { rerender } = render(<LiveRegion message="已发表" announcementId={1} />);
  const first = screen.getByRole('status').firstChild;
  rerender(<LiveRegion message="已发表" announcementId={1} />);
  expect(screen.getByRole('status').firstChild).toBe(first);
  rerender(<LiveRegion message="已发表" announcementId={2} />);
  expect(screen.getByRole('status').firstChild).not.toBe(first);
});

it('interrupts only when told to', () => {
  render(<LiveRegion message="网络断开" politeness="assertive" />);
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
});

it('speaks once per message, after the rows that it speaks of, in strict mode too', () => {
  const page = (rows: string[], message: string) => (
    <StrictMode>
      <LiveRegion message={message} />
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </StrictMode>
  );
  const { container, rerender } = render(page([], ''));
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { subtree: true, childList: true });
  rerender(page(['第一讲', '第二讲'], '已加载2讲'));
  rerender(page(['第一讲', '第二讲'], '已加载2讲'));
  const added = observer
    .takeRecords()
    .flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent));
  expect(added).toEqual(['第一讲', '第二讲', '已加载2讲']);
});

it('speaks once of a message that it was mounted with, in strict mode too', () => {
  const replace = vi.spyOn(Element.prototype, 'replaceChildren');
  render(<LiveRegion message="已发表" />, { wrapper: StrictMode });
  const spoken = replace.mock.calls
    .flat()
    .map((node) => (typeof node === 'string' ? node : node.textContent));
  replace.mockRestore();
  expect(spoken).toEqual(['已发表']);
});

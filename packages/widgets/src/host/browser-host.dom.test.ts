import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHost } from './browser-host.browser.ts';
import { createTestHost } from './test-host.ts';

const createHost = () => createBrowserHost(createTestHost());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('browser host', () => {
  it('makes ids that nobody can guess, also on plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 100 }, createHost().createId);
    expect(new Set(ids).size).toBe(100);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('waits longer than a browser timer can hold', () => {
    vi.useFakeTimers();
    const task = vi.fn<() => void>();
    const fortyDays = 40 * 24 * 3600 * 1000;
    createHost().scheduler.after(fortyDays, task);
    vi.advanceTimersByTime(fortyDays - 1);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it('cancels a timer', () => {
    vi.useFakeTimers();
    const task = vi.fn<() => void>();
    createHost().scheduler.after(10, task)();
    vi.advanceTimersByTime(100);
    expect(task).not.toHaveBeenCalled();
  });

  it('wakes widgets when the page is shown, focused or online again, until they stop listening', () => {
    const wake = vi.fn<() => void>();
    const stop = createHost().scheduler.onWake(wake);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wake).toHaveBeenCalledTimes(3);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(wake).toHaveBeenCalledTimes(3);
  });

  it('tells widgets when the page is hidden or left, until they stop listening', () => {
    const hide = vi.fn<() => void>();
    const stop = createHost().scheduler.onHide(hide);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(hide).not.toHaveBeenCalled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(hide).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(hide).toHaveBeenCalledTimes(2);
  });

  describe('clipboard without the clipboard API', () => {
    const withCopyCommand = (result: boolean, copied: string[]) => {
      vi.stubGlobal('navigator', { onLine: true });
      // oxlint-disable-next-line typescript/no-deprecated -- what old pages copy with
      document.execCommand = () => {
        const event = new Event('copy') as unknown as ClipboardEvent;
        Object.assign(event, { clipboardData: { setData: (_: string, text: string) => copied.push(text) } });
        if (result) document.dispatchEvent(event);
        return result;
      };
    };

    it('copies by the page’s own command, exactly and without moving the focus', async () => {
      const copied: string[] = [];
      withCopyCommand(true, copied);
      document.body.innerHTML = '<button>Here</button>';
      document.querySelector('button')?.focus();
      await createHost().clipboard.writeText('账号\n SY1 ');
      expect(copied).toEqual(['账号\n SY1 ']);
      expect(document.activeElement?.textContent).toBe('Here');
      expect(document.body.innerHTML).toBe('<button>Here</button>');
      document.body.replaceChildren();
    });

    it('rejects when the browser refuses', async () => {
      withCopyCommand(false, []);
      await expect(createHost().clipboard.writeText('x')).rejects.toThrow('refused');
    });
  });
});

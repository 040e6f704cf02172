import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followFrame } from '../../embed/frame-host.ts';
import { joinPage } from '../../embed/join-page.ts';

const partner = 'https://partner.example';
const school = 'https://school.example';

const say = (options: object) => ({ shuyuan: 'say', options });

describe('the inside of a frame', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A widget in a frame on the partner's page, and what that page is told. */
  function join() {
    const told: unknown[] = [];
    const around = { postMessage: (message: unknown) => void told.push(message) };
    let resize = () => {};
    class Observer {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe = () => {};
    }
    vi.stubGlobal('parent', around);
    vi.stubGlobal('ResizeObserver', Observer);
    const element = document.createElement('div');
    const update = vi.fn<(options: object) => void>();
    joinPage({ element, update }, partner);
    const first = told.splice(0);
    return {
      first,
      told,
      update,
      fire: (event: Event) => element.dispatchEvent(event),
      takeHeight(height: number) {
        element.getBoundingClientRect = () => new DOMRect(0, 0, 320, height);
        resize();
      },
      receive: (data: unknown, origin = partner) =>
        window.dispatchEvent(
          new MessageEvent('message', { data, origin, source: around as unknown as Window }),
        ),
    };
  }

  const told = (name: string, detail: unknown) => ({ shuyuan: 'event', name, detail });

  it.each(['posted', 'close', 'select', 'state-change', 'saved'])('tells the page of `%s`', (name) => {
    const frame = join();
    frame.fire(new CustomEvent(name, { detail: { id: 7 } }));
    expect(frame.told).toEqual([told(name, { id: 7 })]);
  });

  it('tells who has signed in, and keeps the token', () => {
    const frame = join();
    frame.fire(new CustomEvent('signed-in', { detail: { user: { id: 2 }, token: 'secret' } }));
    expect(frame.told).toEqual([told('signed-in', { user: { id: 2 } })]);
  });

  it('tells nothing of what the browser fires under the same name', () => {
    const frame = join();
    frame.fire(new Event('select'));
    expect(frame.told).toEqual([]);
  });

  it('tells its height, and none while everything lies above its page', () => {
    const frame = join();
    frame.takeHeight(0);
    frame.takeHeight(410.2);
    frame.takeHeight(0);
    expect(frame.told).toEqual([{ shuyuan: 'height', height: 411 }]);
  });

  it('says when it hears, and takes what its page says and no other', () => {
    const frame = join();
    expect(frame.first).toEqual([{ shuyuan: 'ready' }]);
    frame.receive(say({ theme: 'dark' }));
    frame.receive(say({ theme: 'light' }), 'https://other.example');
    expect(frame.update.mock.calls).toEqual([[{ theme: 'dark' }]]);
  });
});

describe('a page that follows a frame', () => {
  function follow() {
    const frame = document.createElement('iframe');
    frame.src = `${school}/embed/frame/recorder?open`;
    frame.height = '640';
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const inside = frame.contentWindow!;
    const post = vi.spyOn(inside, 'postMessage').mockImplementation(() => {});
    return {
      frame,
      followed: followFrame(frame),
      said: () => post.mock.calls.map(([message]) => message as unknown),
      receive: (data: unknown, origin = school) =>
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: inside })),
    };
  }

  it('gives it the height that it tells, and fires its events', () => {
    const { frame, receive } = follow();
    const close = vi.fn<(event: Event) => void>();
    frame.addEventListener('close', close);
    receive({ shuyuan: 'height', height: 300 }, 'https://other.example');
    receive({ shuyuan: 'event', name: 'close', detail: {} });
    expect([frame.height, close.mock.calls.length]).toEqual(['640', 1]);
    receive({ shuyuan: 'height', height: 411 });
    expect(frame.height).toBe('411');
  });

  it('says again, all together, what was said before it could hear', () => {
    const { followed, receive, said } = follow();
    followed.say({ token: 'one', theme: 'dark' });
    followed.say({ token: 'two' });
    receive({ shuyuan: 'ready' });
    expect(said().at(-1)).toEqual(say({ token: 'two', theme: 'dark' }));
  });
});

import { afterEach, expect, it } from 'vitest';
import { neededSandbox, refuseOpaqueFrame } from '../../embed/opaque-frame.ts';

afterEach(() => document.body.replaceChildren());

const said = () => document.querySelector('[role=alert]')?.textContent;

it('says in a frame of no origin what the page around must allow', () => {
  expect(refuseOpaqueFrame('null', null)).toBe(true);
  expect(said()).toContain('显示不出来');
  expect(said()).toContain(`sandbox="${neededSandbox}"`);
});

it('says it in English where the frame is', () => {
  refuseOpaqueFrame('null', 'en');
  expect(said()).toContain('does not allow allow-same-origin');
});

it('says nothing in a frame that knows its own server', () => {
  expect(refuseOpaqueFrame('https://school.example', null)).toBe(false);
  expect(said()).toBeUndefined();
});

import { useEffect, useRef, type RefObject } from 'react';
import { variableOf } from './colour-variables.ts';
import { contrastFindings, contrastPairs } from './contrast.ts';
import type { Palette } from './palette.ts';

// Bundlers put the value in, and with `production` leave out all that is below.
declare const process: { env: { NODE_ENV?: string } };

/** What one area has been told; the same words are not worth a second line. */
const told = new Set<string>();

/** Looks once at the colours in force in the returned element; in production it only hands the ref over. */
export function useContrastWarnings(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && area.current) warnOfContrast(area.current);
  }, []);
  return area;
}

function warnOfContrast(area: HTMLElement) {
  const findings = contrastFindings(coloursAt(area));
  const text = `ThemeRoot: these colours cannot be read on each other. ${findings.join('; ')}.`;
  if (findings.length === 0 || told.has(text)) return;
  told.add(text);
  // oxlint-disable-next-line no-console -- this is for the console
  console.warn(text);
}

/** The colours as the browser computes them, whatever notation a school wrote them in; see-through ones are left out. */
function coloursAt(area: HTMLElement): Partial<Palette> {
  const probe = document.createElement('span');
  probe.style.forcedColorAdjust = 'none';
  area.append(probe);
  const names = new Set(contrastPairs.flatMap(({ front, on }) => [front, ...on]));
  const colours: Partial<Palette> = {};
  for (const name of names) {
    probe.style.color = `color-mix(in srgb, var(${variableOf(name)}) 100%, transparent)`;
    const colour = hexOf(getComputedStyle(probe).color);
    if (colour) colours[name] = colour;
  }
  probe.remove();
  return colours;
}

function hexOf(computed: string) {
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/.exec(computed)?.slice(1);
  const byte = (channel: string) =>
    Math.round(Math.min(Math.max(Number(channel), 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return channels && `#${channels.map(byte).join('')}`;
}

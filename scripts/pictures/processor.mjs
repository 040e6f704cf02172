// Chromium rounds by the instructions that the processor offers: two machines draw the same bytes when both agree.
import { existsSync, readFileSync } from 'node:fs';
import { arch } from 'node:process';

/** The maker and the widest instructions that Chromium's painter asks for, from the text of `/proc/cpuinfo`. */
export function processorOf(cpuinfo) {
  const field = (name) => new RegExp(`^${name}\\s*:\\s*(.+)$`, 'm').exec(cpuinfo)?.[1] ?? '';
  const flags = new Set(field('flags').split(' '));
  const has = (...names) => names.every((name) => flags.has(name));
  const widest = has('avx512f', 'avx512dq', 'avx512cd', 'avx512bw', 'avx512vl')
    ? 'avx512'
    : has('avx2', 'bmi1', 'bmi2', 'f16c', 'fma')
      ? 'avx2'
      : 'sse';
  return `${field('vendor_id') || arch} ${widest}`;
}

let here;

/** This machine's processor, as receipts name it. */
export function thisProcessor() {
  here ??= processorOf(existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : '');
  return here;
}

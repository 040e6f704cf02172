import type { Plugin } from 'esbuild';

export const lighter: Record<string, string>;
export const wholeEvents: Plugin;
export const namesInRoots: Plugin;
export const oneNameOfAria: Plugin;

import { defineConfig } from 'tsup';

export default defineConfig({
  // The errors are a file of their own, so that who only asks what has failed does not bundle every schema with it.
  entry: ['src/index.ts', 'src/contract.ts', 'src/http/api-error.ts'],
  format: ['esm'],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
});

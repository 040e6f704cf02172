import { expectNothingLeft } from './vitest.shared-worker.ts';

expectNothingLeft();

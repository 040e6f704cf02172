export { createLazyModule, type LazyModule } from './lazy-module.ts';
export { useLazyModuleOrRetry, type LazyModuleOrRetry } from './use-lazy-module-or-retry.ts';
export { useLazyModule } from './use-lazy-module.ts';
export { withinCodeLimit } from './within-code-limit.ts';

export { idempotentAnswers, rateLimits } from './core-tables.ts';

export { articleCategories, articles, articleViews } from './articles-tables.ts';
export { comments, commentThreads } from './comments-tables.ts';
export { idempotentAnswers, rateLimits } from './core-tables.ts';
export { loginCodes, rolePermissions, roles, sessions, users } from './people-tables.ts';
export { announcements, homeBlocks, homeSliders, navItems, seeds, settings } from './site-tables.ts';

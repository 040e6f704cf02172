export { allRows } from './all-rows.ts';
export { clientOf } from './client-of.ts';
export { createTestServer, type TestServer, type TestServerOptions } from './create-test-server.ts';
export { cloneTemplate, type TestDatabase } from './test-database.ts';

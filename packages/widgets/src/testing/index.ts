export { createMemoryStorage } from '../host/memory-storage.ts';
export { createTestHost, type TestHost, type TestHostOptions, type TestRecords } from '../host/test-host.ts';
export { testUser } from './test-user.ts';

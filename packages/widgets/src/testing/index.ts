export { createMemoryStorage } from '../host/memory-storage.ts';
export { createTestHost, type TestHost, type TestHostOptions, type TestRecords } from '../host/test-host.ts';
export { loginProofs, loginScenarios } from '../login-dialog/login-scenarios.fixtures.ts';
export { accountScenarios } from './account-scenarios.fixtures.ts';
export { commentScenarios } from './comment-scenarios.fixtures.ts';
export { recordingScenarios } from './recording-scenarios.fixtures.ts';
export { createScenarioClient, joinScenarios, offline, Refusal, silence, type Scenario } from './scenario.ts';
export { studyScenarios } from './study-scenarios.fixtures.ts';
export { testUser } from './test-user.ts';

// Stops the databases of test runs that were killed, and removes their folders. Runs on the pinned Node, which reads TypeScript.
import { removeAbandonedRuns } from '../../apps/server/src/testing/abandoned-runs.ts';

await removeAbandonedRuns();

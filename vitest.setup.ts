import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// How long a test waits for something to appear is no claim about speed: a busy machine may take its time.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

// Code that is fetched late: its modules are shared with the next file, which must not find them half loaded.
afterAll(() => vi.dynamicImportSettled());

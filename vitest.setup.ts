import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long a test waits for something to appear is no claim about speed: a busy machine may take its time.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

import { defineConfig } from 'tsup';
import { writeTypes } from '../../scripts/write-types.mjs';

export default defineConfig({
  // With the errors, the rules of a form and the client as files of their own, the index holds nothing itself: who only
  // asks what has failed, or what a number looks like, does not bundle every call with the answer.
  entry: [
    'src/index.ts',
    'src/contract.ts',
    'src/create-client.ts',
    'src/http/api-error.ts',
    'src/manage/index.ts',
    'src/exam-area/index.ts',
    'src/community/index.ts',
    'src/money/index.ts',
    'src/session/session.rules.ts',
    'src/upload/index.ts',
  ],
  format: ['esm'],
  clean: true,
  sourcemap: true,
  target: 'es2022',
  onSuccess: async () => writeTypes(),
});

import { describe, expect, it } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { createRecorderContext } from './recorder-context.ts';
import { canMove, stepMoves, type RecorderStep, type StepKind } from './recorder-step.ts';

const kinds = Object.keys(stepMoves) as StepKind[];
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

/** A context that stands at a step, however one gets there. */
function contextAt(kind: StepKind) {
  const context = createRecorderContext({ host: createTestHost() });
  context.set({ step: { kind } as RecorderStep });
  return context;
}

describe('the steps of a recorder', () => {
  it('SR-01: go from setup over countdown, recording and preview to what is saved, and nowhere else', () => {
    const drawn = Object.fromEntries(kinds.map((from) => [from, kinds.filter((to) => canMove(from, to))]));
    expect(drawn).toEqual({
      closed: ['setup', 'finishing', 'preview'],
      setup: ['closed', 'choosing', 'finishing', 'preview'],
      choosing: ['closed', 'setup', 'countdown', 'recording'],
      countdown: ['closed', 'setup', 'recording'],
      recording: ['closed', 'paused', 'finishing'],
      paused: ['closed', 'recording', 'finishing'],
      finishing: ['closed', 'setup', 'preview'],
      preview: ['closed', 'setup', 'preview', 'uploading', 'saving'],
      uploading: ['preview', 'saving'],
      saving: ['preview', 'saved'],
      saved: ['closed', 'setup', 'preview', 'saving'],
    });
  });

  it.each(pairs)('SR-01: %s to %s moves only when the table says so', (from, to) => {
    const context = contextAt(from);
    const isLegal = stepMoves[from].includes(to);
    expect(context.move({ kind: to } as RecorderStep)).toBe(isLegal);
    expect(context.get().step.kind).toBe(isLegal ? to : from);
  });

  it('SR-01: can be left from each of them but an upload, and come to an end from there', () => {
    const stuck = kinds.filter((kind) => kind !== 'closed' && !canMove(kind, 'closed'));
    expect(stuck).toEqual(['uploading', 'saving']);
    for (const kind of stuck) expect(canMove(kind, 'preview')).toBe(true);
  });
});

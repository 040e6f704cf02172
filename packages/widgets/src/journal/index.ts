export { createJournal, type Journal, type JournalEntry, type JournalOptions } from './journal.ts';
export { type OutboxFailureKind } from './outbox-items.ts';
export {
  createOutbox,
  type Outbox,
  type OutboxItem,
  type OutboxOptions,
  type OutboxState,
} from './outbox.ts';
